import { IDEMPOTENCY_HEADER, idempotencyKey } from '@sala/contracts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { HttpError, sendProblem } from './problem.ts';

const MAX_BODY_BYTES = 4096;

/** Answers 413 to a body above `most` bytes. `what` names the body in the problem. */
export function limitBody(what: string, most = MAX_BODY_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: most,
    onError: (c) => sendProblem(c, 413, 'Too large', `${what} has at most ${most} bytes.`),
  });
}

/** Parses a JSON body with its contract. Returns a string that names the fault when it does not fit. */
export async function parseBody<Body extends z.ZodType>(c: Context, contract: Body): Promise<z.output<Body> | string> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (body === undefined) return 'not JSON';
  const read = contract.safeParse(body);
  if (read.success) return read.data;
  return read.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ');
}

/**
 * Parses the idempotency key of a write; undefined without one.
 * @throws {HttpError} 400 when the header is malformed: the write would count twice when it is sent again
 */
export function parseIdempotencyKey(headers: Headers): string | undefined {
  const given = headers.get(IDEMPOTENCY_HEADER);
  if (given === null) return undefined;
  const read = idempotencyKey.safeParse(given);
  if (!read.success)
    throw new HttpError(400, 'Bad parameters', `${IDEMPOTENCY_HEADER}: ${read.error.issues[0]?.message}`);
  return read.data;
}
