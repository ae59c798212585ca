import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import type { z } from 'zod';
import { type Area, emptyArea, fulfilled, rejected, type ServiceError } from '../areas/index.ts';

/** How much of an answer is read: the largest real payload is a tenth of it. */
const LARGEST_ANSWER = 5 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What a service answered, read to its end; `location` is where it leads on, when it is a redirect. */
export interface Answer {
  statusCode: number;
  location?: string;
  text: string;
}

interface Sent {
  method: 'POST' | 'PUT';
  body: string;
}

/** How a service is asked. What it throws is the call's failure, `{status, data}` (SPEC 8-01). */
export type Ask = (url: string, signal: AbortSignal) => Promise<Answer>;

/** The connections to services; `lookup` finds the addresses of their names. */
export function serviceAgent(lookup?: LookupFunction): Agent {
  // a service that never answers is the page's deadline to end, not the client's (SPEC 9.8-02: no timeout)
  const patience = { headersTimeout: 0, bodyTimeout: 0 };
  return new Agent({
    maxResponseSize: LARGEST_ANSWER,
    ...patience,
    connections: 256,
    ...(lookup && { connect: { lookup } }),
  });
}

const agent = serviceAgent();

/** Asks a service for one resource and settles it into an area. Never throws: a failure is the area's error, and is logged. */
export async function fetchArea<Schema extends z.ZodType>(
  call: string,
  url: string,
  schema: Schema,
  signal: AbortSignal,
  ask: Ask = askService,
): Promise<Area<z.output<Schema>>> {
  try {
    return fulfilled(await fetchJson(url, schema, signal, ask));
  } catch (cause) {
    const failure = signal.aborted ? { status: 504, data: { reason: 'deadline' } } : cause;
    const area = rejected(emptyArea<z.output<Schema>>(), failure);
    // what does not exist, or no more, is an answer, not a failure; what no service said is a failure, whatever its status
    const isAnswer = [404, 410].includes((failure as Partial<ServiceError>)?.status ?? 0);
    if (!isAnswer)
      console.error(`${call} failed:`, area.error?.status, failure instanceof Error ? failure : area.error?.data);
    return area;
  }
}

/**
 * Sends one GET, or what is to be sent, and reads the answer; a redirect is not followed.
 * @throws `{status, data, cause}` when there is none
 */
export async function askService(url: string, signal: AbortSignal, dispatcher = agent, sent?: Sent): Promise<Answer> {
  const failed = (status: number) => (cause: NodeJS.ErrnoException) => {
    throw { status, data: { reason: cause.code ?? cause.message }, cause };
  };
  const headers = { accept: 'application/json', ...(sent && { 'content-type': 'application/json' }) };
  const answer = await request(url, { dispatcher, signal, headers, ...sent }).catch(failed(503));
  const text = await answer.body.text().catch(failed(502));
  const { statusCode } = answer;
  const { location } = answer.headers;
  return { statusCode, text, ...(REDIRECTS.has(statusCode) && location && { location: String(location) }) };
}

/** Asks with a body, as JSON. */
export function sending(method: Sent['method'], body: object): Ask {
  return (url, signal) => askService(url, signal, agent, { method, body: JSON.stringify(body) });
}

/**
 * Tells a service what a reader says, and says the status of its answer, which nobody reads. Never throws: a service that cannot be
 * reached is a 503. What is no success is logged, without what was told: it may be personal.
 */
export async function tellService(
  call: string,
  url: string,
  told: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; headers?: Record<string, string>; body?: string },
  signal: AbortSignal,
): Promise<number> {
  try {
    const { statusCode, body } = await request(url, { dispatcher: agent, signal, ...told });
    await body.dump();
    if (statusCode >= 300) console.error(`${call} failed:`, statusCode);
    return statusCode;
  } catch (cause) {
    console.error(`${call} failed:`, (cause as NodeJS.ErrnoException).code ?? (cause as Error).name);
    return 503;
  }
}

async function fetchJson<Schema extends z.ZodType>(url: string, schema: Schema, signal: AbortSignal, ask: Ask) {
  const { statusCode, text } = await ask(url, signal);
  if (statusCode !== 200) throw { status: statusCode < 400 ? 502 : statusCode, data: readable(text) ?? {} };
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
