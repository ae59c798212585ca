import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime, parseInput } from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import { loadPreviewSecret, signPreview } from '../previews/index.ts';
import {
  addEpisode,
  episodeFile,
  findEpisode,
  listEpisodes,
  removeEpisode,
  setEpisode,
  showEpisode,
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

const id = z.string().meta({ placeholder: 'ID' });

export const episodeActions = [
  action({
    name: 'episodes list',
    summary: 'the episodes of a programme, the newest first',
    ...{ role: 'reporter', failure: NOT_READ },
    input: z.strictObject({ program }),
    positionals: ['program'],
    output: z.object({
      episodes: z.array(z.object({ id: z.int(), number: z.int(), title: z.string(), airedAt: z.iso.datetime() })),
    }),
    run: async ({ db }, input) => ({
      episodes: (await listEpisodes(db, input.program)).map((one) => ({ ...one, airedAt: one.airedAt.toISOString() })),
    }),
    print: ({ episodes }) =>
      episodes.map((one) => `${one.id}  ${formatBangkokTime(new Date(one.airedAt))}  ${one.number}  ${one.title}`),
  }),
  action({
    name: 'episodes show',
    summary: 'an episode as JSON, to edit it',
    ...{ role: 'reporter', failure: NOT_READ },
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: written,
    run: ({ db }, input) => showEpisode(db, input.id),
    print: printWritten,
  }),
  action({
    name: 'episodes add',
    summary: 'add an episode to a programme, as a JSON file says it',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ program, file }),
    positionals: ['program', 'file'],
    output: stored,
    run: async ({ db, pictures }, input) => {
      const read = parseInput(episodeFile, input.file);
      const warnings = await checkPictures(db, [read.picture], pictures);
      const { id: added, path } = await addEpisode(db, input.program, read);
      return { key: String(added), path, warnings };
    },
    print: printStored,
  }),
  action({
    name: 'episodes set',
    summary: 'change an episode to what a JSON file says',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ id, file }),
    positionals: ['id', 'file'],
    output: stored,
    run: async ({ db, pictures }, input) => {
      const read = parseInput(episodeFile, input.file);
      const warnings = await checkPictures(db, [read.picture], pictures);
      const { id: changed, path } = await setEpisode(db, input.id, read);
      return { key: String(changed), path, warnings };
    },
    print: printStored,
  }),
  action({
    name: 'episodes remove',
    summary: 'remove an episode, with its video',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: removed,
    run: ({ db }, input) => removeEpisode(db, input.id),
    print: printRemoved,
  }),
  action({
    name: 'episodes preview',
    summary: 'the address at which an episode can be seen for a week, whether it is out or not',
    ...{ role, failure: NOT_READ },
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: z.object({ address: z.string(), expiresAt: z.string() }),
    run: async ({ db, previewSecret, siteUrl }, input) => {
      const episode = await findEpisode(db, input.id);
      const secret = await loadPreviewSecret(db, previewSecret);
      const { token, expiresAt } = signPreview(secret, episode.id, new Date(), 'episode');
      return { address: `${siteUrl}/preview/episode?token=${token}`, expiresAt: expiresAt.toISOString() };
    },
    print: ({ address, expiresAt }) => [address, `good until ${formatBangkokTime(new Date(expiresAt))}`],
  }),
];
