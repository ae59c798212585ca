import type { Problem } from '@sala/contracts';
import type { Context } from 'hono';
import { renderPlainPage } from './renderPlainPage.ts';

/**
 * Rejects a request: with a page for navigations, such as a form without scripts, else with a JSON problem (RFC 9457).
 * No cache stores it.
 */
export function rejectRequest(
  c: Context,
  status: 400 | 403 | 408 | 413 | 414 | 415 | 429 | 500 | 503,
  title: string,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  const allHeaders = { 'cache-control': 'no-store', ...headers };
  if (c.req.header('accept')?.includes('text/html')) {
    const canRetry = status >= 500 && c.req.method === 'GET';
    return c.html(renderPlainPage({ title, detail, path: c.req.path, canRetry }), status, allHeaders);
  }
  const problem: Problem = { type: 'about:blank', title: title, status, detail: detail };
  return c.body(JSON.stringify(problem), status, { 'content-type': 'application/problem+json', ...allHeaders });
}
