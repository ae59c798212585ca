import { z } from 'zod';
import { action } from '../actions/index.ts';
import { parseInput } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import { addClip, clipFile, listClips, removeClip, setClip, showClip } from './editing/index.ts';
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

const clip = z.string().meta({ placeholder: 'CLIP' });

export const clipActions = [
  action({
    name: 'clips list',
    summary: 'the clips, short clips and promos of a programme, the newest first',
    ...{ role: 'reporter', failure: NOT_READ },
    input: z.strictObject({ program }),
    positionals: ['program'],
    output: z.object({
      clips: z.array(z.object({ key: z.string(), kind: z.string(), title: z.string(), path: z.string() })),
    }),
    run: async ({ db }, input) => ({ clips: await listClips(db, input.program) }),
    print: ({ clips }) => clips.map((one) => `${one.key}  ${one.kind}  ${one.path}  ${one.title}`),
  }),
  action({
    name: 'clips show',
    summary: 'a clip as JSON, to edit it',
    ...{ role: 'reporter', failure: NOT_READ },
    input: z.strictObject({ clip }),
    positionals: ['clip'],
    output: written,
    run: ({ db }, input) => showClip(db, input.clip),
    print: printWritten,
  }),
  action({
    name: 'clips add',
    summary: 'add a clip to a programme, as a JSON file says it',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ program, file }),
    positionals: ['program', 'file'],
    output: stored,
    run: async ({ db, pictures }, input) => {
      const read = parseInput(clipFile, input.file);
      const warnings = await checkPictures(db, [read.picture], pictures);
      return { ...(await addClip(db, input.program, read)), warnings };
    },
    print: printStored,
  }),
  action({
    name: 'clips set',
    summary: 'change a clip to what a JSON file says',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ clip, file }),
    positionals: ['clip', 'file'],
    output: stored,
    run: async ({ db, pictures }, input) => {
      const read = parseInput(clipFile, input.file);
      const warnings = await checkPictures(db, [read.picture], pictures);
      return { ...(await setClip(db, input.clip, read)), warnings };
    },
    print: printStored,
  }),
  action({
    name: 'clips remove',
    summary: 'remove a clip',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ clip }),
    positionals: ['clip'],
    output: removed,
    run: ({ db }, input) => removeClip(db, input.clip),
    print: printRemoved,
  }),
];
