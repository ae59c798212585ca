import type { Problem } from '@sala/contracts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * An answer that is an error: any handler may throw it. The `onError` of its application sends it, as a JSON problem
 * (RFC 9457) with `members` of its own.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly detail: string;
  readonly members: object;
  constructor(status: ContentfulStatusCode, title: string, detail = '', members = {}) {
    super(title);
    this.status = status;
    this.detail = detail;
    this.members = members;
  }
  send(c: Context): Response {
    return sendProblem(c, this.status, this.message, this.detail, this.members);
  }
}

/** Sends a JSON problem (RFC 9457). `detail` says what the client can do about it. */
export function sendProblem(
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  detail = '',
  members = {},
): Response {
  const body: Problem = { type: 'about:blank', title, status, ...(detail && { detail }), ...members };
  return c.json(body, status, { 'content-type': 'application/problem+json' });
}
