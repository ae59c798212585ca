import { createHash, timingSafeEqual } from 'node:crypto';
import { change, type Problem, strapiWebhook } from '@sala/contracts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { applyChange } from './applyChange.ts';
import type { PageCache } from './pageCache.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * `POST /purge` with a change (the contracts' `change`, or a webhook of Strapi), for services without an event stream;
 * it requires the secret (READINGS.md, Caching).
 */
export function createPurgeRoute(pages: PageCache | null, secret: string): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => rejectRequest(413, 'Too large') });
  app.post('/purge', limit, async (c) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!timingSafeEqual(digest(token), digest(secret))) return rejectRequest(401, 'Wrong secret');
    const input = z.union([change, strapiWebhook]).safeParse(await c.req.json().catch(() => null));
    if (!input.success) return rejectRequest(400, 'Tell stories, paths or everything');
    applyChange(pages, input.data);
    return c.body(null, 204, { 'cache-control': 'no-store' });
  });
  return app;
}

function rejectRequest(status: 400 | 401 | 413, title: string): Response {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  return Response.json({ type: 'about:blank', title, status } satisfies Problem, { status, headers });
}

/** Hashed, so that both have one length for the comparison. */
const digest = (text: string) => createHash('sha256').update(text).digest();
