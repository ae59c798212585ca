import type { Problem } from '@sala/contracts';
import type { Context } from 'hono';
import { plainPage } from './plainPage.ts';

/** Refuses a request: with a page for who looks at one, as a form without scripts does, else with a JSON problem (RFC 9457). Nobody keeps it. */
export function refuse(
  c: Context,
  status: 400 | 403 | 413 | 415 | 429 | 503,
  said: string,
  more: string,
  headers: Record<string, string> = {},
): Response {
  const kept = { 'cache-control': 'no-store', ...headers };
  if (c.req.header('accept')?.includes('text/html')) return c.html(plainPage(said, more), status, kept);
  const problem: Problem = { type: 'about:blank', title: said, status, detail: more };
  return c.body(JSON.stringify(problem), status, { 'content-type': 'application/problem+json', ...kept });
}
