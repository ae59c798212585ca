import { Hono } from 'hono';
import { z } from 'zod';
import { addAnnouncementRoutes } from './announcements/index.ts';
import { addArticleRoutes, addCorrectionRoutes, addPreviewRoutes, createNewsQueries } from './articles/index.ts';
import { addAuthorRoutes } from './authors/index.ts';
import type { Database } from './database/index.ts';
import { addEmergencyRoutes } from './emergency/index.ts';
import { isDatabaseGone } from './errors/index.ts';
import { createCategoryPage, FRONT_PAGE_SIZES } from './frontPage/index.ts';
import { addPictureRoutes, createGalleries, createInfographics } from './galleries/index.ts';
import { addFileEndpoint, type Catalogue, describeApi, HttpError, observeRequests, sendProblem } from './http/index.ts';
import { addReportRoutes } from './listenerReports/index.ts';
import { addNarrationRoutes, type NarrationService, NO_NARRATION } from './narrations/index.ts';
import { addContentRoutes, addSiteMapRoutes } from './navigation/index.ts';
import { addArchiveRoutes, addListRoutes, addTagRoutes } from './newsLists/index.ts';
import { addPageRoutes } from './pages/index.ts';
import { addProgramApiRoutes, createProgramApiQueries } from './programs/index.ts';
import { addRedirectRoutes } from './redirects/index.ts';
import { addScheduleRoutes } from './schedule/index.ts';
import { addScorecardRoutes } from './scorecard/index.ts';
import { addSearchRoutes } from './search/index.ts';
import { addSituationRoutes, addTopicRoutes } from './situations/index.ts';
import { addSummaryRoutes } from './summaries/index.ts';
import { addWidgetRoutes } from './widgets/index.ts';

export interface ApiOptions {
  /** The public address of the newsroom, for the addresses that it hands out. */
  address: string;
  /** The public address of the website; by default the newsroom's own. */
  siteUrl?: string;
  /** The secret that signs previews of drafts; by default one that the newsroom has made itself. */
  previewSecret?: string | undefined;
  /** Makes narrations; without it none are made. */
  narrations?: NarrationService;
  /** Called for every failure that is not the caller's fault. */
  onError?: (error: unknown, path: string) => void;
}

const HEALTH = { path: '/healthz', summary: 'Whether the newsroom is up', input: z.object({}), type: 'text/plain' };
const DESCRIPTION = {
  path: '/openapi.json',
  summary: 'This OpenAPI description',
  input: z.object({}),
  type: 'application/json',
};

/** All public APIs of the newsroom (SPEC 7) as one application; `/openapi.json` describes them, from the contracts. */
export function createApis(
  db: Database,
  { address, siteUrl = address, previewSecret, narrations = NO_NARRATION, onError = () => {} }: ApiOptions,
  catalogue: Catalogue = [],
): Hono {
  const app = new Hono();
  const addresses = { newsroom: address, site: siteUrl };
  app.use(observeRequests);
  addFileEndpoint(app, catalogue, HEALTH, (_, c) => c.text('alive\n', 200, { 'cache-control': 'no-store' }));
  const queries = createNewsQueries(db, FRONT_PAGE_SIZES);
  addArticleRoutes(app, catalogue, queries, { addresses, narrations, arrangeCategory: createCategoryPage(db) });
  addPictureRoutes(app, catalogue, createGalleries(db, queries, narrations), addresses);
  addPictureRoutes(app, catalogue, createInfographics(db, queries), addresses);
  addListRoutes(app, catalogue, db, addresses);
  addTopicRoutes(app, catalogue, db, addresses);
  addSituationRoutes(app, catalogue, db, address);
  addSiteMapRoutes(app, catalogue, db);
  addEmergencyRoutes(app, catalogue, db);
  addArchiveRoutes(app, catalogue, db);
  addPreviewRoutes(app, catalogue, db, queries, { addresses, secret: previewSecret });
  addCorrectionRoutes(app, catalogue, db);
  addRedirectRoutes(app, catalogue, db);
  addTagRoutes(app, catalogue, db, addresses);
  addAuthorRoutes(app, catalogue, db, addresses);
  const programs = createProgramApiQueries(db);
  addPageRoutes(app, catalogue, db, { news: queries, programs, address });
  addContentRoutes(app, catalogue, db);
  addSearchRoutes(app, catalogue, db, addresses);
  addSummaryRoutes(app, catalogue, db, addresses);
  addNarrationRoutes(app, catalogue, db, { address, narrations });
  addReportRoutes(app, catalogue, db);
  addProgramApiRoutes(app, catalogue, db, programs, { news: queries, address, previewSecret });
  addAnnouncementRoutes(app, catalogue, db, address);
  addScheduleRoutes(app, catalogue, db, address);
  addWidgetRoutes(app, catalogue, db, address);
  addScorecardRoutes(app, catalogue, db);
  // the description also has the endpoints that are added later
  let description: object | undefined;
  addFileEndpoint(app, catalogue, DESCRIPTION, (_, c) => {
    description ??= describeApi(catalogue, address);
    return c.json(description);
  });
  app.notFound((c) => sendProblem(c, 404, 'Nothing here', `No endpoint answers ${c.req.path}.`));
  app.onError((error, c) => {
    if (error instanceof HttpError) return error.send(c);
    onError(error, c.req.path);
    if (isDatabaseGone(error)) {
      c.header('retry-after', '5');
      return sendProblem(c, 503, 'The database does not answer', 'It has been logged; ask again in a moment.');
    }
    return sendProblem(c, 500, 'The newsroom failed', 'It has been logged; asking again may help.');
  });
  return app;
}
