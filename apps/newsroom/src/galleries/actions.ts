import { z } from 'zod';
import { type ActionContext, action, NO_INPUT } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { takeNew, takeNewest, toFileVersion, withVersion } from '../fileVersions/index.ts';
import { formatBangkokTime, parseInput, warnOfMarkup } from '../input/index.ts';
import { checkText } from '../links/index.ts';
import {
  addInfographic,
  infographicFile,
  listInfographics,
  removeInfographic,
  setInfographic,
  showInfographic,
  toInfographicPath,
} from './storedInfographics.ts';

const role = 'editor';
const id = z.string().meta({ placeholder: 'ID' });
const file = z.unknown().meta({ placeholder: 'FILE', reads: 'json' });
const stored = z.object({ id: z.int(), path: z.string(), version: z.string(), warnings: z.array(z.string()) });
const toStored = async (db: Database, number: number) => ({
  id: number,
  path: toInfographicPath(number),
  version: toFileVersion(await showInfographic(db, String(number))),
});
const printStored = ({ id: number, path, version, warnings }: z.output<typeof stored>) => ({
  lines: [`${number}  ${path}  version ${version}`],
  warnings,
});
const checkInfographic = async (
  context: ActionContext,
  { title, lead, credit, picture, text }: z.output<typeof infographicFile>,
): Promise<string[]> => [...warnOfMarkup({ title, lead, credit }), ...(await checkText(context, picture, text))];

/** The actions on infographics, each a picture with the same content in words. */
export const infographicActions = [
  action({
    name: 'infographics list',
    summary: 'list infographics, scheduled ones first, then newest first',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ infographics: z.array(z.object({ id: z.int(), title: z.string(), at: z.string() })) }),
    run: async ({ db }) => ({ infographics: await listInfographics(db) }),
    print: ({ infographics }) =>
      infographics.map((one) => `${one.id}  ${formatBangkokTime(new Date(one.at))}  ${one.title}`),
  }),
  action({
    name: 'infographics show',
    summary: 'print an infographic as JSON, for editing',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: z.looseObject({}),
    run: async ({ db }, input): Promise<Record<string, unknown>> => withVersion(await showInfographic(db, input.id)),
    print: (item) => JSON.stringify(item, null, 2),
  }),
  action({
    name: 'infographics add',
    summary: 'publish an infographic from a JSON file, now or at its time',
    kind: 'change',
    role,
    input: z.strictObject({ file }),
    positionals: ['file'],
    output: stored,
    run: async (context, input) => {
      const { db } = context;
      const read = parseInput(infographicFile, takeNew(input.file), 'file');
      const warnings = await checkInfographic(context, read);
      return { ...(await toStored(db, await addInfographic(db, read))), warnings };
    },
    print: printStored,
  }),
  action({
    name: 'infographics set',
    summary: 'replace an infographic with a JSON file',
    kind: 'change',
    role,
    input: z.strictObject({ id, file }),
    positionals: ['id', 'file'],
    output: stored,
    run: async (context, input) => {
      const { db } = context;
      const contents = await takeNewest(db, input.file, {
        shownBy: `infographics show ${input.id}`,
        read: () => showInfographic(db, input.id),
      });
      const read = parseInput(infographicFile, contents, 'file');
      const warnings = await checkInfographic(context, read);
      return { ...(await toStored(db, await setInfographic(db, input.id, read))), warnings };
    },
    print: printStored,
  }),
  action({
    name: 'infographics remove',
    summary: 'remove an infographic; undo restores it',
    kind: 'change',
    role,
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: z.object({ title: z.string() }),
    run: async ({ db }, input) => ({ title: await removeInfographic(db, input.id) }),
    print: ({ title }) => `removed: ${title}`,
  }),
];
