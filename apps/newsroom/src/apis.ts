import { Hono } from 'hono';
import { contentApi } from './apis/content/index.ts';
import { editingApi, mainApi, newsQueries, tagApi } from './apis/main/index.ts';
import { FRONT_PAGE_SIZES, pageApi } from './apis/page/index.ts';
import { catalogueQueries, programApi } from './apis/program/index.ts';
import { scorecardApi } from './apis/scorecard/index.ts';
import { searchApi } from './apis/search/index.ts';
import { summaryApi } from './apis/summary/index.ts';
import { ttsApi } from './apis/tts/index.ts';
import { widgetsApi } from './apis/widgets/index.ts';
import type { Database } from './database/index.ts';
import {
  type Catalogue,
  describeApi,
  HttpError,
  observed,
  readBody,
  sendProblem,
  smallBody,
  UnknownSectionError,
} from './http/index.ts';
import { type NarrationService, NO_NARRATION } from './narration/index.ts';

export { explainUnreadable } from './http/index.ts';
export { readBody, sendProblem, smallBody };

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
  mainApi(app, catalogue, db, queries, { address, speech });
  editingApi(app, catalogue, db, queries, { address, secret: previewSecret });
  tagApi(app, catalogue, db, address);
  const programmes = catalogueQueries(db);
  pageApi(app, catalogue, db, { news: queries, programmes, address });
  contentApi(app, catalogue, db);
  searchApi(app, catalogue, db, address);
  summaryApi(app, catalogue, db, address);
  ttsApi(app, catalogue, db, { address, speech });
  programApi(app, catalogue, db, programmes, { news: queries, address, previewSecret });
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
