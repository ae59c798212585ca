import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatCount, storableLine, storableTag } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import { describeTag, listTags, mergeTags, renameTag, showTag } from './tags.ts';

const role = 'editor';

const tag = storableTag.meta({ placeholder: 'TAG' });

const counted = { title: z.string(), articles: z.int() };
const detail = z.object({
  ...counted,
  description: z.string(),
  picture: z.string(),
  former: z.array(z.string()),
});

const print = (one: { title: string; articles: number }): string =>
  `${one.title}  ${formatCount(one.articles, 'article')}`;
const printDetail = (one: z.output<typeof detail>): string[] =>
  [print(one), one.description, one.picture, one.former.length > 0 ? `before: ${one.former.join(', ')}` : ''].filter(
    Boolean,
  );

/** The actions on tags. A tag is created by the first article that names it. */
export const tagActions = [
  action({
    name: 'tags list',
    summary: 'list the most used tags, or those that match all of the words',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ words: storableLine(200).meta({ placeholder: 'WORDS' }).optional() }),
    positionals: ['words'],
    output: z.object({ tags: z.array(z.object(counted)) }),
    run: async ({ db }, { words }) => ({ tags: await listTags(db, words) }),
    print: ({ tags }) => (tags.length > 0 ? tags.map(print) : 'There are no such tags.'),
  }),
  action({
    name: 'tags show',
    summary: 'show what a tag’s page says, and its previous titles',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ tag }),
    positionals: ['tag'],
    output: detail,
    run: ({ db }, input) => showTag(db, input.tag),
    print: printDetail,
  }),
  action({
    name: 'tags rename',
    summary: 'rename a tag everywhere; its old address redirects',
    kind: 'change',
    role,
    input: z.strictObject({ tag, title: storableTag.meta({ placeholder: 'TITLE' }) }),
    positionals: ['tag', 'title'],
    output: detail,
    run: async ({ db }, input) => {
      await renameTag(db, input.tag, input.title);
      return showTag(db, input.title);
    },
    print: printDetail,
  }),
  action({
    name: 'tags merge',
    summary: 'merge a tag into another one; its address redirects',
    kind: 'change',
    role,
    input: z.strictObject({ tag, into: storableTag.meta({ placeholder: 'INTO' }) }),
    positionals: ['tag', 'into'],
    output: detail,
    run: async ({ db }, input) => {
      await mergeTags(db, input.tag, input.into);
      return showTag(db, input.into);
    },
    print: printDetail,
  }),
  action({
    name: 'tags describe',
    summary: 'set the text and the picture of a tag’s page; options that are left out keep their values',
    kind: 'change',
    role,
    input: z.strictObject({
      tag,
      text: storableLine(1000).meta({ placeholder: 'TEXT', isPlainText: true }).optional(),
      picture: storableLine(2000).meta({ placeholder: 'PICTURE' }).optional(),
    }),
    positionals: ['tag'],
    output: detail.extend({ warnings: z.array(z.string()) }),
    run: async ({ db, pictures }, { tag: title, text, picture }) => {
      const warnings = await checkPictures(db, picture ? [picture] : [], pictures);
      const changes = { ...(text !== undefined && { description: text }), ...(picture !== undefined && { picture }) };
      return { ...(await describeTag(db, title, changes)), warnings };
    },
    print: ({ warnings, ...one }) => ({ lines: printDetail(one), warnings }),
  }),
];
