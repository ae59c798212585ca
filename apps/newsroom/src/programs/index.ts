import type { Hono } from 'hono';
import type { NewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import type { Catalogue } from '../http/index.ts';
import { addEpisodePreviewRoute } from './episodePreview.ts';
import { addEpisodeRoutes } from './episodeRoutes.ts';
import { createWithImages } from './images.ts';
import { addPlaylistRoutes } from './playlistRoutes.ts';
import { addProgramRoutes } from './programRoutes.ts';
import type { ProgramApiQueries } from './queries.ts';
import { addVideoRoutes } from './videoRoutes.ts';

export { findProgram } from './editing/index.ts';
export { createImages, createWithImages, type Images } from './images.ts';
export { limit, toPage } from './lists.ts';
export {
  type PlaylistRow,
  type ProgramRow,
  toFlags,
  toGroupName,
  toHeroBanner,
  toScheduledProgram,
} from './programWire.ts';
export { createProgramApiQueries, type ProgramApiQueries } from './queries.ts';
export type { VideoWithProgram } from './videoWire.ts';

interface ProgramOptions {
  news: NewsQueries;
  address: string;
  /** The secret that signs previews, when the environment gives one. */
  previewSecret: string | undefined;
}

/** The programme API and the partner's API (SPEC 7.7, 7.9). */
export function addProgramApiRoutes(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  queries: ProgramApiQueries,
  { news, address, previewSecret }: ProgramOptions,
): void {
  const withImages = createWithImages(db, address);
  addVideoRoutes(app, catalogue, queries.videos, withImages);
  addEpisodeRoutes(app, catalogue, db, news, withImages);
  addEpisodePreviewRoute(app, catalogue, db, { withImages, secret: previewSecret });
  addProgramRoutes(app, catalogue, db, queries, withImages);
  addPlaylistRoutes(app, catalogue, queries, withImages);
}
