import type { Hono } from 'hono';
import type { Database } from '../../database/index.ts';
import type { Catalogue } from '../../http/index.ts';
import type { NarrationService } from '../../narration/index.ts';
import { archiveApi, listApi } from '../../newsLists/index.ts';
import { articleApi } from './articleApi.ts';
import { emergencyApi } from './emergencyApi.ts';
import { galleries } from './galleries.ts';
import { infographics } from './infographics.ts';
import { pictureApi } from './pictureApi.ts';
import type { NewsQueries } from './queries.ts';
import { siteMapApi } from './siteMapApi.ts';
import { situationApi } from './situationApi.ts';
import { topicApi } from './topicApi.ts';

interface MainOptions {
  /** Where others reach the newsroom. */
  address: string;
  speech: NarrationService;
}

/** The Main API (SPEC 7.3). */
export function mainApi(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  queries: NewsQueries,
  { address, speech }: MainOptions,
): void {
  articleApi(app, catalogue, queries, { address, speech });
  pictureApi(app, catalogue, galleries(db, queries, speech), address);
  pictureApi(app, catalogue, infographics(db, queries), address);
  listApi(app, catalogue, db, address);
  topicApi(app, catalogue, db, address);
  situationApi(app, catalogue, db, address);
  siteMapApi(app, catalogue, db);
  emergencyApi(app, catalogue, db);
  archiveApi(app, catalogue, db);
}
