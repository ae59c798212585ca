import type { LookupFunction } from 'node:net';
import { IDEMPOTENCY_HEADER } from '@sala/contracts';
import { compareClock, parseAnswerDate } from '@sala/telemetry';
import { Agent, type Dispatcher, request } from 'undici';
import type { ServiceError } from '../areas/index.server.ts';
import { withRequestContext } from '../requestContext/index.server.ts';

/** How much of an answer is read: the largest real payload is a tenth of it. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;
/** The code of undici's error for a longer answer. */
export const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
/** The connection failed, or the response broke off: worth a retry. */
const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EAI_AGAIN']);
/** Without `accept-encoding` a service may compress its answers, which are not decompressed here. */
const ACCEPTED = { accept: 'application/json', 'accept-encoding': 'identity' };
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What a service answered, read to its end; `location` is the target of a redirect, `retryAfter` its header. */
export interface Answer {
  statusCode: number;
  location?: string;
  retryAfter?: string;
  text: string;
}

/** What a service is sent. */
export interface Message {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
}

/** Why a call failed (SPEC 8-01). */
export interface CallFailure extends ServiceError {
  /** True when it concerns the whole service, and may pass by itself. */
  mayPass?: boolean;
  /** How long the service wants to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** How a service is asked. What it throws is a {@link CallFailure}. */
export type CallService = (url: string, signal: AbortSignal, message: Message) => Promise<Answer>;

/** A message with a body, as JSON. */
export function toJsonMessage(method: 'POST' | 'PUT' | 'DELETE', body: object): Message {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The same message under the id that its browser gave it. */
export function withIdempotencyKey(message: Message, id: string): Message {
  return { ...message, headers: { ...message.headers, [IDEMPOTENCY_HEADER]: id } };
}

/** The connections to services; `lookup` resolves their host names. The services' policies limit how many there are. */
export function createServiceAgent(lookup?: LookupFunction): Dispatcher {
  // the page's deadline ends a call that is not answered, and not the client (SPEC 9.8-02: no timeout)
  const timeouts = { headersTimeout: 0, bodyTimeout: 0 };
  const agent = new Agent({ maxResponseSize: MAX_RESPONSE_BYTES, ...timeouts, ...(lookup && { connect: { lookup } }) });
  return agent.compose(withRequestContext);
}

const agent = createServiceAgent();

/**
 * Sends one message and reads the answer; a redirect is not followed.
 * @throws {CallFailure} when there is none
 */
export async function callService(
  url: string,
  signal: AbortSignal,
  { headers, ...message }: Message,
  dispatcher = agent,
): Promise<Answer> {
  const toFailure = (status: number) => (cause: NodeJS.ErrnoException) => {
    const { code = '', message } = cause;
    throw { status, data: { reason: code || message }, mayPass: PASSING.has(code), cause } satisfies CallFailure;
  };
  const options = { dispatcher, signal, headers: { ...ACCEPTED, ...headers }, ...message };
  const answer = await request(url, options).catch(toFailure(503));
  const respondedAt = parseAnswerDate(answer.headers.date?.toString(), answer.headers.age?.toString());
  if (respondedAt) compareClock(new URL(url).host, respondedAt);
  const text = await answer.body.text().catch(toFailure(502));
  const { statusCode } = answer;
  const { location, 'retry-after': retryAfter } = answer.headers;
  return {
    statusCode,
    text,
    ...(REDIRECTS.has(statusCode) && location && { location: String(location) }),
    ...(retryAfter && { retryAfter: String(retryAfter) }),
  };
}
