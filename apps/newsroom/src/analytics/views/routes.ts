import { videoKeys, videoView, view } from '@sala/contracts';
import { STATION } from '@sala/station';
import { HOUR_MS, MINUTE_MS } from '@sala/thai';
import { Hono } from 'hono';
import { z } from 'zod';
import { addEndpoint, type Catalogue, HttpError } from '../../http/index.ts';
import type { ViewCounter } from './viewCounter.ts';

/** How far a view's time may be from the newsroom's: clocks differ, and an older view is one that is sent again. */
const MAX_AGE_MS = HOUR_MS;
const MAX_AHEAD_MS = 5 * MINUTE_MS;

const ERROR_TITLE = 'Bad view';
const READ = { path: '/object/view', summary: 'Counts a view', input: view, badRequestTitle: ERROR_TITLE };
const WATCHED = {
  method: 'post',
  path: '/api/count/:site/:keys',
  summary: 'Counts a view of a video',
  input: z.object({ site: z.string(), keys: videoKeys }),
  body: { name: 'A view', contract: videoView, maxBytes: 1024 },
  badRequestTitle: ERROR_TITLE,
} as const;

/** The two endpoints that count views (SPEC 7.13). They answer 204 before anything is written. */
export function createViewRoutes(counter: ViewCounter, catalogue: Catalogue, now: () => number = Date.now): Hono {
  const app = new Hono();
  addEndpoint(app, catalogue, READ, ({ type, id, at }) => {
    if (at < now() - MAX_AGE_MS || at > now() + MAX_AHEAD_MS)
      throw new HttpError(400, ERROR_TITLE, 'data[ts]: not now');
    counter.read(type, id);
  });
  addEndpoint(app, catalogue, WATCHED, ({ site, keys }, { body }) => {
    if (site !== STATION.brand) throw new HttpError(404, 'No such site');
    counter.watched(body.url, keys);
  });
  return app;
}
