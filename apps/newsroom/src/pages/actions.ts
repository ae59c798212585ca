import { z } from 'zod';
import { sentenceAction } from '../actions/index.ts';
import { parseInput } from '../input/index.ts';
import { page, pageName, removePage, setPage, showPage } from './pages.ts';

const role = 'editor';
const NOT_CHANGED = 'The page was not changed';

const name = pageName.meta({ placeholder: 'NAME' });

export const pageActions = [
  sentenceAction({
    name: 'pages show',
    summary: 'a page that an editor has made, as JSON, to edit it',
    ...{ role, failure: 'The page cannot be read' },
    input: z.strictObject({ name }),
    positionals: ['name'],
    run: ({ db }, input) => showPage(db, input.name),
  }),
  sentenceAction({
    name: 'pages set',
    summary: 'make a page of what a JSON file says',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ name, page: z.unknown().meta({ placeholder: 'FILE', reads: 'json' }) }),
    positionals: ['name', 'page'],
    // what is wrong in the file is named from its top on
    run: ({ db }, input) => setPage(db, input.name, parseInput(page, input.page)),
  }),
  sentenceAction({
    name: 'pages remove',
    summary: 'take such a page away',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ name }),
    positionals: ['name'],
    run: ({ db }, input) => removePage(db, input.name),
  }),
];
