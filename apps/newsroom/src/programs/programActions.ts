import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import {
  listProgramPictures,
  listPrograms,
  programFile,
  programKey,
  removeProgram,
  setProgram,
  showProgram,
} from './editing/index.ts';
import { NOT_READ, removeAction, showAction, storeAction } from './fileActions.ts';

export const programActions = [
  action({
    name: 'programs list',
    summary: 'the programmes in their order',
    kind: 'query',
    role: 'reporter',
    failure: NOT_READ,
    input: NO_INPUT,
    output: z.object({
      programs: z.array(z.object({ key: z.string(), title: z.string(), group: z.string(), episodes: z.int() })),
    }),
    run: async ({ db }) => ({ programs: await listPrograms(db) }),
    print: ({ programs }) => programs.map((one) => `${one.key}  ${one.group}  ${one.episodes} episodes  ${one.title}`),
  }),
  showAction(
    {
      name: 'programs show',
      summary: 'a programme with its seasons and persons as JSON, to edit it',
      placeholder: 'PROGRAM',
    },
    showProgram,
  ),
  storeAction(
    {
      name: 'programs set',
      summary: 'make or change a programme, at the page /program/KEY, as a JSON file says it',
      placeholder: 'KEY',
    },
    { contract: programFile, newKey: programKey, pictures: listProgramPictures, store: setProgram },
  ),
  removeAction(
    {
      name: 'programs remove',
      summary: 'remove a programme that has neither episodes nor clips, with its place in the schedule',
      placeholder: 'PROGRAM',
    },
    removeProgram,
  ),
];
