import type { Hono } from 'hono';
import type { NewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import type { Catalogue } from '../http/index.ts';
import { episodePreviewRoute } from './episodePreview.ts';
import { episodeRoutes } from './episodeRoutes.ts';
import { playlistRoutes } from './playlistRoutes.ts';
import { programRoutes } from './programRoutes.ts';
import type { Queries } from './queries.ts';
import { videoRoutes } from './videoRoutes.ts';

export { asList, given, limit } from './lists.ts';
export {
  flags,
  groupName,
  image,
  type PlaylistRow,
  type ProgramRow,
  scheduledProgram,
  toHeroBanner,
} from './programWire.ts';
export { catalogueQueries, type Queries } from './queries.ts';
export type { VideoWithProgram } from './videoWire.ts';

interface ProgramOptions {
  news: NewsQueries;
  address: string;
  /** What signs previews, when the environment gives it. */
  previewSecret: string | undefined;
}

/** The programme API and the partner's (SPEC 7.7, 7.9). */
export function programApi(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  queries: Queries,
  { news, address, previewSecret }: ProgramOptions,
): void {
  videoRoutes(app, catalogue, queries.videos, address);
  episodeRoutes(app, catalogue, db, news, address);
  episodePreviewRoute(app, catalogue, db, { address, secret: previewSecret });
  programRoutes(app, catalogue, db, queries, address);
  playlistRoutes(app, catalogue, queries, address);
}
