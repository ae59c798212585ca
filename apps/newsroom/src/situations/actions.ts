import { z } from 'zod';
import { NO_INPUT, sentenceAction } from '../actions/index.ts';
import { fact, label, removeFact, setFact } from './facts.ts';
import { addPost, edited, editPost, listPosts, posted, removePost } from './posts.ts';
import {
  added,
  addSituation,
  endSituation,
  listSituations,
  removeSituation,
  resumeSituation,
  topicId,
} from './situations.ts';

const role = 'editor';
const NOT_CHANGED = 'Nothing was changed';
const NOT_READ = 'The situations cannot be read';

const named = z.strictObject({ id: topicId });

export const situationActions = [
  sentenceAction({
    name: 'situations list',
    summary: 'the situations that are followed',
    ...{ role: 'reporter', failure: NOT_READ },
    input: NO_INPUT,
    run: ({ db }) => listSituations(db),
  }),
  sentenceAction({
    name: 'situations add',
    summary: 'follow a new one, at the page /ID',
    ...{ role, failure: NOT_CHANGED },
    input: added,
    positionals: ['id', 'title'],
    run: ({ db }, input) => addSituation(db, input),
  }),
  sentenceAction({
    name: 'situations end',
    summary: 'say that it has ended',
    ...{ role, failure: NOT_CHANGED },
    input: named,
    positionals: ['id'],
    run: ({ db }, { id }) => endSituation(db, id),
  }),
  sentenceAction({
    name: 'situations resume',
    summary: 'make it live again',
    ...{ role, failure: NOT_CHANGED },
    input: named,
    positionals: ['id'],
    run: ({ db }, { id }) => resumeSituation(db, id),
  }),
  sentenceAction({
    name: 'situations remove',
    summary: 'take it away, with its posts',
    ...{ role, failure: NOT_CHANGED },
    input: named,
    positionals: ['id'],
    run: ({ db }, { id }) => removeSituation(db, id),
  }),
  sentenceAction({
    name: 'situations fact',
    summary: 'say a fact of it',
    ...{ role, failure: NOT_CHANGED },
    input: fact,
    positionals: ['id', 'label', 'value'],
    run: ({ db }, input) => setFact(db, input),
  }),
  sentenceAction({
    name: 'situations remove-fact',
    summary: 'take a fact of it away',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ id: topicId, label }),
    positionals: ['id', 'label'],
    run: ({ db }, input) => removeFact(db, input.id, input.label),
  }),
  sentenceAction({
    name: 'situations posts',
    summary: 'its newest posts, each with its number',
    ...{ role: 'reporter', failure: NOT_READ },
    input: named,
    positionals: ['id'],
    run: ({ db }, { id }) => listPosts(db, id),
  }),
  sentenceAction({
    name: 'situations post',
    summary: 'report what has happened',
    ...{ role: 'reporter', failure: NOT_CHANGED },
    input: posted,
    positionals: ['id', 'headline'],
    run: ({ db }, input) => addPost(db, input),
  }),
  sentenceAction({
    name: 'situations edit-post',
    summary: 'change a post, by its number',
    ...{ role: 'reporter', failure: NOT_CHANGED },
    input: edited,
    positionals: ['post'],
    run: ({ db }, input) => editPost(db, input),
  }),
  sentenceAction({
    name: 'situations remove-post',
    summary: 'take a post away, by its number',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ post: edited.shape.post }),
    positionals: ['post'],
    run: ({ db }, { post }) => removePost(db, post),
  }),
];
