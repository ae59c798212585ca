import { videoKeys, videoView, view } from '@sala/contracts';
import { STATION } from '@sala/station';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { sendProblem } from '../../http/index.ts';
import type { ViewCounter } from './viewCounter.ts';

const MAX_BODY_BYTES = 1024;
/** How far a view's time may be from ours, in milliseconds: clocks differ, and what is older is sent a second time. */
const MAX_AGE_MS = 3600_000;
const MAX_AHEAD_MS = 300_000;

const small = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => sendProblem(c, 413, 'Too large', `A view has at most ${MAX_BODY_BYTES} bytes.`),
});

/** Where views are counted (SPEC 7.13). Both answer 204 before anything is written. */
export function createViewRoutes(counter: ViewCounter, now: () => number = Date.now): Hono {
  const app = new Hono();

  app.get('/object/view', (c) => {
    const read = view.safeParse(c.req.query());
    if (!read.success) return refuse(c, read.error);
    const { type, id, at } = read.data;
    if (at < now() - MAX_AGE_MS || at > now() + MAX_AHEAD_MS) return refuse(c, 'data[ts]: not now');
    counter.read(type, id);
    return counted(c);
  });

  app.post('/api/count/:site/:keys', small, async (c) => {
    if (c.req.param('site') !== STATION.brand) return sendProblem(c, 404, 'No such site');
    const keys = videoKeys.safeParse(c.req.param('keys'));
    const body = videoView.safeParse(await c.req.json().catch(() => null));
    if (!keys.success) return refuse(c, keys.error);
    if (!body.success) return refuse(c, body.error);
    counter.watched(body.data.url, keys.data);
    return counted(c);
  });

  return app;
}

const counted = (c: Context): Response => c.body(null, 204, { 'cache-control': 'no-store' });

function refuse(c: Context, why: z.ZodError | string): Response {
  const said = (error: z.ZodError) =>
    error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ');
  return sendProblem(c, 400, 'Bad view', typeof why === 'string' ? why : said(why));
}
