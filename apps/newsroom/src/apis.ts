import { Hono } from 'hono';
import { articleApi, editingApi, newsQueries } from './articles/index.ts';
import type { Database } from './database/index.ts';
import { emergencyApi } from './emergency/index.ts';
import { reportApi } from './feedback/index.ts';
import { galleries, infographics, pictureApi } from './galleries/index.ts';
import { type Catalogue, describeApi, HttpError, observed, sendProblem, UnknownSectionError } from './http/index.ts';
import { type NarrationService, NO_NARRATION, ttsApi } from './narrations/index.ts';
import { contentApi, siteMapApi } from './navigation/index.ts';
import { archiveApi, listApi, tagApi } from './newsLists/index.ts';
import { FRONT_PAGE_SIZES, pageApi } from './pages/index.ts';
import { catalogueQueries, programApi } from './programs/index.ts';
import { redirectApi } from './redirects/index.ts';
import { scheduleRoutes } from './schedule/index.ts';
import { scorecardApi } from './scorecard/index.ts';
import { searchApi } from './search/index.ts';
import { situationApi, topicApi } from './situations/index.ts';
import { summaryApi } from './summaries/index.ts';
import { widgetsApi } from './widgets/index.ts';

export interface ApiOptions {
  /** Where others reach the newsroom: stands in the addresses it hands out. */
  address: string;
  /** What signs previews of drafts; without it, what the newsroom has made for itself. */
  previewSecret?: string | undefined;
  /** Where stories are asked for to be read aloud; without it nobody reads. */
  speech?: NarrationService;
  /** Told of every failure that is not the caller's fault. */
  onError?: (error: unknown, path: string) => void;
}

/** Every public API of the newsroom (SPEC 7) on one application; `/openapi.json` describes them, from the contracts. */
export function createApis(
  db: Database,
  { address, previewSecret, speech = NO_NARRATION, onError = () => {} }: ApiOptions,
): Hono {
  const app = new Hono();
  app.use(observed);
  app.get('/healthz', (c) => c.text('alive\n', 200, { 'cache-control': 'no-store' }));
  const catalogue: Catalogue = [];
  const queries = newsQueries(db, FRONT_PAGE_SIZES);
  articleApi(app, catalogue, queries, { address, speech });
  pictureApi(app, catalogue, galleries(db, queries, speech), address);
  pictureApi(app, catalogue, infographics(db, queries), address);
  listApi(app, catalogue, db, address);
  topicApi(app, catalogue, db, address);
  situationApi(app, catalogue, db, address);
  siteMapApi(app, catalogue, db);
  emergencyApi(app, catalogue, db);
  archiveApi(app, catalogue, db);
  editingApi(app, catalogue, db, queries, { address, secret: previewSecret });
  redirectApi(app, catalogue, db);
  tagApi(app, catalogue, db, address);
  const programmes = catalogueQueries(db);
  pageApi(app, catalogue, db, { news: queries, programmes, address });
  contentApi(app, catalogue, db);
  searchApi(app, catalogue, db, address);
  summaryApi(app, catalogue, db, address);
  ttsApi(app, catalogue, db, { address, speech });
  reportApi(app, catalogue, db);
  programApi(app, catalogue, db, programmes, { news: queries, address, previewSecret });
  scheduleRoutes(app, catalogue, db, address);
  widgetsApi(app, catalogue, db, address);
  scorecardApi(app, catalogue, db);
  const description = describeApi(catalogue, address);
  app.get('/openapi.json', (c) => c.json(description));
  app.notFound((c) => sendProblem(c, 404, 'Nothing here', `No endpoint answers ${c.req.path}.`));
  app.onError((error, c) => {
    if (error instanceof UnknownSectionError) return c.json({}, error.status);
    if (error instanceof HttpError) return sendProblem(c, error.status, error.message, error.detail, error.members);
    onError(error, c.req.path);
    return sendProblem(c, 500, 'The newsroom failed', 'It has been logged; asking again may help.');
  });
  return app;
}
