import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { loadPreviewSecret, signPreview } from '../previews/index.ts';
import {
  addEpisode,
  episodeFile,
  findEpisode,
  listEpisodeLinks,
  listEpisodes,
  moveEpisode,
  removeEpisode,
  setEpisode,
  showEpisode,
} from './editing/index.ts';
import { removeAction, showAction, storeAction } from './fileActions.ts';

const ofFile = {
  contract: episodeFile,
  pictures: ({ picture }: z.output<typeof episodeFile>) => [picture],
  media: ({ video }: z.output<typeof episodeFile>) => (video ? [video.media] : []),
  links: listEpisodeLinks,
  read: showEpisode,
};

export const episodeActions = [
  action({
    name: 'episodes list',
    summary: 'list a programme’s episodes, newest first',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ program: z.string() }),
    positionals: ['program'],
    output: z.object({
      episodes: z.array(z.object({ id: z.int(), number: z.int(), title: z.string(), airedAt: z.iso.datetime() })),
    }),
    run: async ({ db }, { program }) => ({
      episodes: (await listEpisodes(db, program)).map((one) => ({ ...one, airedAt: one.airedAt.toISOString() })),
    }),
    print: ({ episodes }) =>
      episodes.map((one) => `${one.id}  ${formatBangkokTime(new Date(one.airedAt))}  ${one.number}  ${one.title}`),
  }),
  showAction(
    { name: 'episodes show', summary: 'print an episode as JSON, for editing', placeholder: 'ID' },
    showEpisode,
  ),
  storeAction(
    { name: 'episodes add', summary: 'add an episode to a programme, from a JSON file', placeholder: 'PROGRAM' },
    { ...ofFile, isNew: true, store: addEpisode },
  ),
  storeAction(
    { name: 'episodes set', summary: 'replace an episode with a JSON file', placeholder: 'ID' },
    { ...ofFile, store: setEpisode },
  ),
  action({
    name: 'episodes move',
    summary: 'move an episode with its video to another programme; its former address leads there',
    kind: 'change',
    role: 'producer',
    input: z.strictObject({ id: z.string(), program: z.string(), season: z.string().optional() }),
    positionals: ['id', 'program', 'season'],
    output: z.object({ title: z.string(), path: z.string() }),
    run: ({ db }, { id, ...to }) => moveEpisode(db, id, to),
    print: ({ title, path }) => `${path}  ${title}`,
  }),
  removeAction(
    { name: 'episodes remove', summary: 'remove an episode and its video', placeholder: 'ID' },
    removeEpisode,
  ),
  action({
    name: 'episodes preview',
    summary: 'print the address of an episode’s preview, valid for a week, published or not',
    kind: 'query',
    role: 'producer',
    input: z.strictObject({ id: z.string() }),
    positionals: ['id'],
    output: z.object({ address: z.string(), expiresAt: z.string() }),
    run: async ({ db, previewSecret, siteUrl }, input) => {
      const episode = await findEpisode(db, input.id);
      const secret = await loadPreviewSecret(db, previewSecret);
      const { token, expiresAt } = signPreview(secret, episode.id, new Date(), 'episode');
      return { address: `${siteUrl}/preview/episode?token=${token}`, expiresAt: expiresAt.toISOString() };
    },
    print: ({ address, expiresAt }) => [address, `valid until ${formatBangkokTime(new Date(expiresAt))}`],
  }),
];
