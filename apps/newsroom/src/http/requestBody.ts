import { IDEMPOTENCY_HEADER, idempotencyKey } from '@sala/contracts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { HttpError, sendProblem } from './problem.ts';

const MAX_BODY_BYTES = 4096;

/** Answers a body above `most` bytes with 413. `what` is its name in the problem. */
export function limitBody(what: string, most = MAX_BODY_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: most,
    onError: (c) => sendProblem(c, 413, 'Too large', `${what} has at most ${most} bytes.`),
  });
}

/** Parses a JSON body with its contract; returns a string with the faults when it is invalid. */
export async function parseBody<Body extends z.ZodType>(c: Context, contract: Body): Promise<z.output<Body> | string> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (body === undefined) return 'not JSON';
  const read = contract.safeParse(body);
  if (read.success) return read.data;
  return read.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ');
}

/**
 * Parses the idempotency key of a write; undefined without one.
 * @throws {HttpError} 400 when the header is malformed, because a repeated write would then count twice
 */
export function parseIdempotencyKey(headers: Headers): string | undefined {
  const header = headers.get(IDEMPOTENCY_HEADER);
  if (header === null) return undefined;
  const read = idempotencyKey.safeParse(header);
  if (!read.success)
    throw new HttpError(400, 'Bad parameters', `${IDEMPOTENCY_HEADER}: ${read.error.issues[0]?.message}`);
  return read.data;
}
