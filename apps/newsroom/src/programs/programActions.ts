import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { parseInput } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import {
  listProgramPictures,
  listPrograms,
  programFile,
  programKey,
  removeProgram,
  setProgram,
  showProgram,
} from './editing/index.ts';
import {
  file,
  NOT_CHANGED,
  NOT_READ,
  printRemoved,
  printStored,
  printWritten,
  program,
  removed,
  role,
  stored,
  written,
} from './storing.ts';

export const programActions = [
  action({
    name: 'programs list',
    summary: 'the programmes in their order',
    ...{ role: 'reporter', failure: NOT_READ },
    input: NO_INPUT,
    output: z.object({
      programs: z.array(z.object({ key: z.string(), title: z.string(), group: z.string(), episodes: z.int() })),
    }),
    run: async ({ db }) => ({ programs: await listPrograms(db) }),
    print: ({ programs }) => programs.map((one) => `${one.key}  ${one.group}  ${one.episodes} episodes  ${one.title}`),
  }),
  action({
    name: 'programs show',
    summary: 'a programme with its seasons and persons as JSON, to edit it',
    ...{ role: 'reporter', failure: NOT_READ },
    input: z.strictObject({ program }),
    positionals: ['program'],
    output: written,
    run: ({ db }, input) => showProgram(db, input.program),
    print: printWritten,
  }),
  action({
    name: 'programs set',
    summary: 'make or change a programme, at the page /program/KEY, as a JSON file says it',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ key: programKey.meta({ placeholder: 'KEY' }), file }),
    positionals: ['key', 'file'],
    output: stored,
    run: async ({ db, pictures }, { key, file: given }) => {
      const read = parseInput(programFile, given);
      const warnings = await checkPictures(db, listProgramPictures(read), pictures);
      await setProgram(db, key, read);
      return { key, path: `/program/${key}`, warnings };
    },
    print: printStored,
  }),
  action({
    name: 'programs remove',
    summary: 'remove a programme that has neither episodes nor clips, with its place in the schedule',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ program }),
    positionals: ['program'],
    output: removed,
    run: ({ db }, input) => removeProgram(db, input.program),
    print: printRemoved,
  }),
];
