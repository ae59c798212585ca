import { z } from 'zod';
import { action } from '../actions/index.ts';
import { addClip, clipFile, listClips, removeClip, setClip, showClip } from './editing/index.ts';
import { removeAction, showAction, storeAction } from './fileActions.ts';

const ofFile = {
  contract: clipFile,
  pictures: ({ picture }: z.output<typeof clipFile>) => [picture],
  media: ({ media }: z.output<typeof clipFile>) => [media],
  read: showClip,
};

export const clipActions = [
  action({
    name: 'clips list',
    summary: 'list a programme’s clips, short clips and promos, newest first',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ program: z.string() }),
    positionals: ['program'],
    output: z.object({
      clips: z.array(z.object({ key: z.string(), kind: z.string(), title: z.string(), path: z.string() })),
    }),
    run: async ({ db }, { program }) => ({ clips: await listClips(db, program) }),
    print: ({ clips }) => clips.map((one) => `${one.key}  ${one.kind}  ${one.path}  ${one.title}`),
  }),
  showAction({ name: 'clips show', summary: 'print a clip as JSON, for editing', placeholder: 'CLIP' }, showClip),
  storeAction(
    { name: 'clips add', summary: 'add a clip to a programme, from a JSON file', placeholder: 'PROGRAM' },
    { ...ofFile, isNew: true, store: addClip },
  ),
  storeAction(
    { name: 'clips set', summary: 'replace a clip with a JSON file', placeholder: 'CLIP' },
    { ...ofFile, store: setClip },
  ),
  removeAction({ name: 'clips remove', summary: 'remove a clip', placeholder: 'CLIP' }, removeClip),
];
