import { z } from 'zod';
import { action } from '../actions/index.ts';
import { takeNewest, toFileVersion, withVersion } from '../fileVersions/index.ts';
import { formatCount, parseInput } from '../input/index.ts';
import { page, pageName, readPage, removePage, setPage, showPage } from './pages.ts';

const role = 'editor';

const name = pageName.meta({ placeholder: 'NAME' });

export const pageActions = [
  action({
    name: 'pages show',
    summary: 'print an edited page as JSON, for editing',
    kind: 'query',
    role,
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: z.object({ version: z.string(), sections: z.array(z.unknown()) }),
    run: async ({ db }, input) => withVersion(await showPage(db, input.name)),
    print: (shown) => JSON.stringify(shown, null, 2),
  }),
  action({
    name: 'pages set',
    summary: 'create or replace a page from a JSON file',
    kind: 'change',
    role,
    input: z.strictObject({ name, page: z.unknown().meta({ placeholder: 'FILE', reads: 'json' }) }),
    positionals: ['name', 'page'],
    output: z.object({ name: z.string(), sections: z.number().int(), version: z.string() }),
    run: async ({ db }, input) => {
      // parsed apart from the rest of the input, so that error messages name fields from the top of the file
      const contents = await takeNewest(db, input.page, {
        shownBy: `pages show ${input.name}`,
        read: () => readPage(db, input.name),
      });
      await setPage(db, input.name, parseInput(page, contents, 'file'));
      const stored = await showPage(db, input.name);
      return { name: input.name, sections: stored.sections.length, version: toFileVersion(stored) };
    },
    print: (made) => `${made.name}: ${formatCount(made.sections, 'section')}, version ${made.version}`,
  }),
  action({
    name: 'pages remove',
    summary: 'remove an edited page',
    kind: 'change',
    role,
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: z.object({ name: z.string() }),
    run: async ({ db }, input) => {
      await removePage(db, input.name);
      return { name: input.name };
    },
    print: (removed) => `${removed.name}: removed`,
  }),
];
