import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { formatBangkokTime, formatCount } from '../input/index.ts';
import { checkText } from '../links/index.ts';
import { fact, label, removeFact, setFact } from './facts.ts';
import { addPost, edited, editPost, listPosts, posted, removePost, showPostText } from './posts.ts';
import {
  added,
  addSituation,
  changed,
  changeSituation,
  endSituation,
  listSituations,
  removeSituation,
  resumeSituation,
  showSituation,
  topicId,
} from './situations.ts';

const role = 'editor';

const warningList = z.array(z.string()).default([]);

const named = z.strictObject({ id: topicId });
const url = z.string();
const count = z.number().int().nonnegative();

const state = z.object({ url, isLive: z.boolean() });
const printState = ({ url: at, isLive }: z.output<typeof state>): string => `${at} ${isLive ? 'is live' : 'has ended'}`;
const place = z.object({ url, post: count });
/** A post, and the version of its text. */
const savedPost = place.extend({ version: z.string(), warnings: warningList });
const printPlace = ({ url: at, post }: z.output<typeof place>): string => `${at}  post ${post}`;

export const situationActions = [
  action({
    name: 'situations list',
    summary: 'list situations',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ situations: z.array(state.extend({ title: z.string(), posts: count })) }),
    run: async ({ db }) => ({ situations: await listSituations(db) }),
    print: ({ situations }) =>
      situations.map(
        (one) => `${one.url}  ${one.isLive ? 'live' : 'ended'}  ${formatCount(one.posts, 'post')}  ${one.title}`,
      ),
  }),
  action({
    name: 'situations show',
    summary: 'show what the page of a situation says besides its posts',
    kind: 'query',
    role: 'reporter',
    input: named,
    positionals: ['id'],
    output: state.extend({
      title: z.string(),
      lead: z.string(),
      picture: z.string(),
      tags: z.array(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string(), source: z.string() })),
    }),
    run: ({ db }, { id }) => showSituation(db, id),
    print: ({ title, lead, picture, tags, facts, ...one }) => [
      printState(one),
      ...Object.entries({ title, lead, picture, tags: tags.join(', ') }).flatMap(([name, value]) =>
        value === '' ? [] : `${name}: ${value}`,
      ),
      ...facts.map((it) => `${it.label}: ${it.value}${it.source && ` (${it.source})`}`),
    ],
  }),
  action({
    name: 'situations add',
    summary: 'create a situation, at the page /ID',
    kind: 'change',
    role,
    input: added,
    positionals: ['id', 'title'],
    output: state.extend({ warnings: warningList }),
    run: async (context, input) => ({
      warnings: await checkText(context, input.picture),
      ...(await addSituation(context.db, input)),
    }),
    print: ({ warnings, ...one }) => ({ lines: [printState(one)], warnings }),
  }),
  action({
    name: 'situations edit',
    summary: 'change the title, lead, picture or tags of a situation',
    kind: 'change',
    role,
    input: changed,
    positionals: ['id'],
    output: state.extend({ warnings: warningList }),
    run: async (context, input) => ({
      warnings: await checkText(context, input.picture),
      ...(await changeSituation(context.db, input)),
    }),
    print: ({ warnings, ...one }) => ({ lines: [`changed: ${printState(one)}`], warnings }),
  }),
  action({
    name: 'situations end',
    summary: 'end a situation',
    kind: 'change',
    role,
    input: named,
    positionals: ['id'],
    output: state,
    run: ({ db }, { id }) => endSituation(db, id),
    print: printState,
  }),
  action({
    name: 'situations resume',
    summary: 'make an ended situation live again',
    kind: 'change',
    role,
    input: named,
    positionals: ['id'],
    output: state,
    run: ({ db }, { id }) => resumeSituation(db, id),
    print: printState,
  }),
  action({
    name: 'situations remove',
    summary: 'remove a situation and its posts',
    kind: 'change',
    role,
    input: named,
    positionals: ['id'],
    output: z.object({ url }),
    run: ({ db }, { id }) => removeSituation(db, id),
    print: (removed) => `${removed.url} is removed, with its posts`,
  }),
  action({
    name: 'situations fact',
    summary: 'set a fact of a situation',
    kind: 'change',
    role,
    input: fact,
    positionals: ['id', 'label', 'value'],
    output: z.object({ url, label: z.string(), value: z.string() }),
    run: ({ db }, input) => setFact(db, input),
    print: (said) => `${said.url}  ${said.label}: ${said.value}`,
  }),
  action({
    name: 'situations remove-fact',
    summary: 'remove a fact of a situation',
    kind: 'change',
    role,
    input: z.strictObject({ id: topicId, label }),
    positionals: ['id', 'label'],
    output: z.object({ url, label: z.string() }),
    run: ({ db }, input) => removeFact(db, input.id, input.label),
    print: (removed) => `${removed.url}  ${removed.label}: removed`,
  }),
  action({
    name: 'situations posts',
    summary: 'list the newest posts of a situation, each with its number',
    kind: 'query',
    role: 'reporter',
    input: named,
    positionals: ['id'],
    output: z.object({
      posts: z.array(
        z.object({ post: count, publishedAt: z.iso.datetime(), isKey: z.boolean(), headline: z.string() }),
      ),
    }),
    run: async ({ db }, { id }) => ({
      posts: (await listPosts(db, id)).map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() })),
    }),
    print: ({ posts }) =>
      posts.map(
        (one) =>
          `${one.post}  ${formatBangkokTime(new Date(one.publishedAt))}  ${one.isKey ? 'key  ' : ''}${one.headline}`,
      ),
  }),
  action({
    name: 'situations post',
    summary: 'add a post to a situation; --key: a key event',
    kind: 'change',
    role: 'reporter',
    input: posted,
    positionals: ['id', 'headline'],
    output: savedPost,
    run: async (context, input) => ({
      warnings: await checkText(context, input.picture, input.text),
      ...(await addPost(context.db, input)),
    }),
    print: ({ warnings, ...one }) => ({ lines: [`${printPlace(one)}  version ${one.version}`], warnings }),
  }),
  action({
    name: 'situations show-post',
    summary: 'print the text of a post, by its number, with its version, as edit-post takes it from a file',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ post: edited.shape.post }),
    positionals: ['post'],
    output: z.object({ text: z.string() }),
    run: ({ db }, { post }) => showPostText(db, post),
    print: ({ text }) => text,
  }),
  action({
    name: 'situations edit-post',
    summary: 'change a post, by its number',
    kind: 'change',
    role: 'reporter',
    input: edited,
    positionals: ['post'],
    output: savedPost,
    run: async (context, input) => ({
      warnings: await checkText(context, input.picture, input.text),
      ...(await editPost(context.db, input)),
    }),
    print: ({ warnings, ...changed }) => ({
      lines: [`${printPlace(changed)} changed  version ${changed.version}`],
      warnings,
    }),
  }),
  action({
    name: 'situations remove-post',
    summary: 'remove a post, by its number',
    kind: 'change',
    // an editor who can publish a mistake can take it back at once
    role: 'reporter',
    input: z.strictObject({ post: edited.shape.post }),
    positionals: ['post'],
    output: place,
    run: ({ db }, { post }) => removePost(db, post),
    print: (removed) => `${printPlace(removed)} removed`,
  }),
];
