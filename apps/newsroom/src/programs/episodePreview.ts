import { episodePreview } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, formatInstant, HttpError } from '../http/index.ts';
import { loadPreviewSecret, parsePreviewToken } from '../previews/index.ts';
import { createEpisodeQueries } from './episodeQueries.ts';
import type { WithImages } from './images.ts';
import { toEpisode } from './videoWire.ts';

const preview = {
  path: '/preview/episode',
  summary: 'The preview of an episode, published or not; needs a token',
  input: z.object({ token: z.string().max(200) }),
  answer: episodePreview,
  isPrivate: true,
} as const;

interface PreviewOptions {
  withImages: WithImages;
  /** The secret that signs previews, when the environment gives one. */
  secret: string | undefined;
}

/**
 * The previews of episodes (SPEC 2.1-27). An episode without a licence for the web cannot be watched in them either.
 */
export function addEpisodePreviewRoute(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  { withImages, secret }: PreviewOptions,
): void {
  const episodes = createEpisodeQueries(db);
  addEndpoint(app, catalogue, preview, async ({ token }) => {
    const read = parsePreviewToken(await loadPreviewSecret(db, secret), token, new Date(), 'episode');
    if (!read)
      throw new HttpError(403, 'No good token', 'It is wrong, or it has expired: ask the newsroom for another one.');
    const row = await episodes.one(read.id);
    if (!row) throw new HttpError(404, 'No such episode', `There is no episode ${read.id} any more.`);
    const { episode, program, video } = row;
    const always = { startsAt: new Date(0), endsAt: null };
    const previewRow = { episode: { ...episode, ...always }, program, video: video && { ...video, ...always } };
    return withImages((images) => ({
      expiresAt: formatInstant(read.expiresAt),
      episode: toEpisode(previewRow, images),
    }));
  });
}
