import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { sendProblem } from './endpoint.ts';

const MOST_BYTES = 4096;

/** Refuses a body above 4 kB, or what is `most`, which `what` never has. */
export function smallBody(what: string, most = MOST_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: most,
    onError: (c) => sendProblem(c, 413, 'Too large', `${what} has at most ${most} bytes.`),
  });
}

/** The JSON body as the contract reads it, or in a few words what is wrong with it. */
export async function readBody<Body extends z.ZodType>(c: Context, contract: Body): Promise<z.output<Body> | string> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (body === undefined) return 'not JSON';
  const read = contract.safeParse(body);
  if (read.success) return read.data;
  return read.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ');
}
