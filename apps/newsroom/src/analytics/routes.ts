import { collected } from '@sala/contracts';
import { Hono } from 'hono';
import { limitBody, parseBody, sendProblem } from '../http/index.ts';
import type { Collector } from './collector.ts';

const small = limitBody('A batch', 32 * 1024);

/** Where the website tells how it is used (SPEC 7.15). It answers 204 before anything is written. */
export function createAnalyticsRoutes(collector: Collector): Hono {
  const app = new Hono();
  app.post('/collect', small, async (c) => {
    const batch = await parseBody(c, collected);
    if (typeof batch === 'string') return sendProblem(c, 400, 'Bad batch', batch);
    collector.count(batch);
    return c.body(null, 204, { 'cache-control': 'no-store' });
  });
  return app;
}
