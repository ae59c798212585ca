import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { formatCount } from '../input/index.ts';
import {
  type EndSlots,
  listProgramFilms,
  listProgramLinks,
  listProgramPictures,
  listPrograms,
  programFile,
  programKey,
  readProgram,
  removeProgram,
  setProgram,
  showProgram,
} from './editing/index.ts';
import { removeAction, showAction, storeAction } from './fileActions.ts';

/** The actions on programmes; `endSlots` belongs to the schedule, which knows programmes. */
export const createProgramActions = (endSlots: EndSlots) => [
  action({
    name: 'programs list',
    summary: 'list programmes in their order',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({
      programs: z.array(z.object({ key: z.string(), title: z.string(), group: z.string(), episodes: z.int() })),
    }),
    run: async ({ db }) => ({ programs: await listPrograms(db) }),
    print: ({ programs }) =>
      programs.map((one) => `${one.key}  ${one.group}  ${formatCount(one.episodes, 'episode')}  ${one.title}`),
  }),
  showAction(
    {
      name: 'programs show',
      summary: 'print a programme with its seasons and persons as JSON, for editing',
      placeholder: 'PROGRAM',
    },
    showProgram,
  ),
  storeAction(
    {
      name: 'programs set',
      summary: 'create or replace a programme, at /program/KEY, from a JSON file',
      placeholder: 'KEY',
    },
    {
      contract: programFile,
      newKey: programKey,
      pictures: listProgramPictures,
      media: listProgramFilms,
      links: listProgramLinks,
      read: readProgram,
      store: setProgram,
    },
  ),
  removeAction(
    {
      name: 'programs remove',
      summary: 'remove a programme without episodes and clips, and its slots in the schedule',
      placeholder: 'PROGRAM',
    },
    (db, name) => removeProgram(db, name, endSlots),
  ),
];
