import { WRITE_ID, writeId } from '@sala/contracts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { HttpError, sendProblem } from './endpoint.ts';

const MOST_BYTES = 4096;

/** Refuses a body above 4 kB, or what is `most`, which `what` never has. */
export function limitBody(what: string, most = MOST_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: most,
    onError: (c) => sendProblem(c, 413, 'Too large', `${what} has at most ${most} bytes.`),
  });
}

/** The JSON body as the contract reads it, or in a few words what is wrong with it. */
export async function parseBody<Body extends z.ZodType>(c: Context, contract: Body): Promise<z.output<Body> | string> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (body === undefined) return 'not JSON';
  const read = contract.safeParse(body);
  if (read.success) return read.data;
  return read.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ');
}

/**
 * The id that a browser gave to what it sends, if any.
 * @throws {HttpError} 400 when it is none: it would be counted twice when it is sent again
 */
export function parseIdempotencyKey(headers: Headers): string | undefined {
  const given = headers.get(WRITE_ID);
  if (given === null) return undefined;
  const read = writeId.safeParse(given);
  if (!read.success) throw new HttpError(400, 'Bad parameters', `${WRITE_ID}: ${read.error.issues[0]?.message}`);
  return read.data;
}
