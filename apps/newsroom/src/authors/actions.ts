import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { storableLine } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import { authorKey } from './authorKey.ts';
import { findAuthor, listAuthors, removeAuthor, saveAuthor, toAuthorNotFound } from './authors.ts';
import type { Author } from './schema.ts';

const key = authorKey.meta({ placeholder: 'AUTHOR' });

const author = z.object({
  key: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  about: z.string(),
  picture: z.string(),
});

const print = (one: Author): string => [one.key, one.name, one.jobTitle].filter(Boolean).join('  ');

/** The actions on authors: a byline names them by key, and each has a page. */
export const authorActions = [
  action({
    name: 'authors list',
    summary: 'list authors by name',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ authors: z.array(author) }),
    run: async ({ db }) => ({ authors: await listAuthors(db) }),
    print: ({ authors }) => (authors.length > 0 ? authors.map(print) : 'There are no authors.'),
  }),
  action({
    name: 'authors show',
    summary: 'show what an author’s page says',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ author: key }),
    positionals: ['author'],
    output: author.extend({ address: z.string() }),
    run: async ({ db, siteUrl }, input) => {
      const row = await findAuthor(db, input.author);
      if (!row) throw toAuthorNotFound(input.author);
      return { ...row, address: `${siteUrl}/news/authors/${row.key}` };
    },
    print: ({ address, ...one }) => [print(one), address, one.about, one.picture].filter(Boolean),
  }),
  action({
    name: 'authors set',
    summary:
      'create or change an author, with a page at /news/authors/AUTHOR; options that are left out keep their values',
    kind: 'change',
    role: 'editor',
    input: z.strictObject({
      author: key,
      name: storableLine(100)
        .pipe(z.string().min(1, 'it is empty'))
        .meta({ placeholder: 'NAME', isPlainText: true })
        .optional(),
      job: storableLine(100).meta({ placeholder: 'TITLE', isPlainText: true }).optional(),
      about: storableLine(1000).meta({ placeholder: 'TEXT', isPlainText: true }).optional(),
      picture: storableLine(2000).meta({ placeholder: 'PICTURE' }).optional(),
    }),
    positionals: ['author'],
    output: author.extend({ warnings: z.array(z.string()) }),
    run: async ({ db, pictures }, { author: authorKey, name, job, about, picture }) => {
      const warnings = await checkPictures(db, picture ? [picture] : [], pictures);
      const changes = {
        ...(name !== undefined && { name }),
        ...(job !== undefined && { jobTitle: job }),
        ...(about !== undefined && { about }),
        ...(picture !== undefined && { picture }),
      };
      return { ...(await saveAuthor(db, authorKey, changes)), warnings };
    },
    print: ({ warnings, ...one }) => ({ lines: [print(one)], warnings }),
  }),
  action({
    name: 'authors remove',
    summary: 'remove an author whom no article names, not even a draft or a withdrawn one',
    kind: 'change',
    role: 'editor',
    input: z.strictObject({ author: key }),
    positionals: ['author'],
    output: author,
    run: ({ db }, input) => removeAuthor(db, input.author),
    print: (removed) => `removed ${print(removed)}`,
  }),
];
