import { Agent, request } from 'undici';
import type { z } from 'zod';
import { type Area, emptyArea, fulfilled, rejected, type ServiceError } from '../areas/index.ts';

/** How much of an answer is read: the largest real payload is a tenth of it. */
const LARGEST_ANSWER = 5 * 1024 * 1024;

// a service that never answers is the page's deadline to end, not the client's (SPEC 9.8-02: no timeout)
const agent = new Agent({ maxResponseSize: LARGEST_ANSWER, headersTimeout: 0, bodyTimeout: 0, connections: 256 });

/** Asks a service for one resource and settles it into an area. Never throws: a failure is the area's error, and is logged. */
export async function fetchArea<Schema extends z.ZodType>(
  call: string,
  url: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<Area<z.output<Schema>>> {
  try {
    return fulfilled(await fetchJson(url, schema, signal));
  } catch (cause) {
    const failure = signal.aborted ? { status: 504, data: { reason: 'deadline' } } : cause;
    const area = rejected(emptyArea<z.output<Schema>>(), failure);
    // what does not exist is an answer, not a failure; what no service said is a failure, whatever its status
    const isAnswer = (failure as Partial<ServiceError>)?.status === 404;
    if (!isAnswer)
      console.error(`${call} failed:`, area.error?.status, failure instanceof Error ? failure : area.error?.data);
    return area;
  }
}

async function fetchJson<Schema extends z.ZodType>(url: string, schema: Schema, signal: AbortSignal) {
  const answer = await request(url, { dispatcher: agent, signal, headers: { accept: 'application/json' } }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw { status: 503, data: { reason: cause.code ?? cause.message } };
    },
  );
  const text = await answer.body.text().catch((cause: NodeJS.ErrnoException) => {
    throw { status: 502, data: { reason: cause.code ?? cause.message } };
  });
  if (answer.statusCode !== 200)
    throw { status: answer.statusCode < 400 ? 502 : answer.statusCode, data: readable(text) ?? {} };
  // null is no answer of any schema: what is no JSON must not pass for an answer whose fields are all absent
  const parsed = schema.safeParse(readable(text));
  if (parsed.success) return parsed.data as z.output<Schema>;
  throw { status: 502, data: { reason: 'unreadable', issues: parsed.error.issues.slice(0, 3) } };
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
