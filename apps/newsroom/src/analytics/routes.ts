import { collected } from '@sala/contracts';
import { Hono } from 'hono';
import { z } from 'zod';
import { addEndpoint, type Catalogue } from '../http/index.ts';
import type { Collector } from './collector.ts';

const COLLECT = {
  method: 'post',
  path: '/collect',
  summary: 'Receives analytics events of the website',
  input: z.object({}),
  body: { name: 'A batch', contract: collected, maxBytes: 32 * 1024 },
  badRequestTitle: 'Bad batch',
} as const;

/** The endpoint that receives the website's events (SPEC 7.15). It answers 204 before anything is written. */
export function createAnalyticsRoutes(collector: Collector, catalogue: Catalogue = []): Hono {
  const app = new Hono();
  addEndpoint(app, catalogue, COLLECT, (_, { body }) => collector.count(body));
  return app;
}
