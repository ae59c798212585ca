import { channel } from 'node:diagnostics_channel';
import { parsePayload } from '@sala/contracts';
import type { z } from 'zod';
import {
  type Area,
  createArea,
  readErrorCode,
  type ServiceError,
  toFulfilled,
  toRejected,
} from '../areas/index.server.ts';
import { type Answer, type CallFailure, type CallService, callService, type Message } from './callService.server.ts';
import { createLogLimit } from './logLimit.server.ts';
import { isNotWorthLogging, isOfReader } from './ownFailures.server.ts';
import { parseJson } from './parseJson.server.ts';
import { createServicePolicy } from './policy.server.ts';
import { reportDropped } from './reportDropped.server.ts';
import { shareAnswer } from './shareAnswer.server.ts';

/** The statuses of a service that has too much to do, and of gateways whose upstream is down. */
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
/** How long a service that answers 429 is left alone when it does not say so itself, in milliseconds. */
const TOO_MANY_REQUESTS_MS = 1000;
/** How much of an answer that is no JSON is logged, in characters. */
const MAX_LOGGED_TEXT = 60;

/** A request to a service and its unparsed answer. */
export interface ServiceAnswer {
  url: string;
  message: Message;
  schema: z.ZodType;
  answer: Answer;
}

/**
 * Publishes each response ({@link ServiceAnswer}) while there is a subscriber, such as the check of a broadcaster's
 * services.
 */
export const SERVICE_ANSWERS = channel('website:service-answer');

/**
 * A service of the broadcaster. Its methods never throw: a failure is part of the result, and is logged with the call's
 * name.
 */
export interface Service {
  /**
   * Asks for one resource below the service's address and settles it into an area; a GET, unless it is sent a message.
   */
  fetchArea<Schema extends z.ZodType>(
    call: string,
    path: string,
    schema: Schema,
    signal: AbortSignal,
    message?: Message,
  ): Promise<Area<z.output<Schema>>>;
  /**
   * Gets one resource as {@link Service.fetchArea} does, once for all pages that need it, with the deadline of a page or
   * a shorter one. For what is the same for all readers: nothing of a reader is in its path, such as a search or a token.
   */
  fetchSharedArea<Schema extends z.ZodType>(
    call: string,
    path: string,
    schema: Schema,
    signal: AbortSignal,
    timeoutMs?: number,
  ): Promise<Area<z.output<Schema>>>;
  /**
   * Sends what a reader writes to the service and returns the status of its response, whose body is not read: it may be
   * empty, as that of a 204. Without a response the status is 502 to 504. It is sent once at most. A failure of the
   * service is logged without the body, which may be personal.
   */
  send(call: string, path: string, message: Message, signal: AbortSignal): Promise<number>;
}

interface ServiceOptions {
  request?: CallService;
  /** True when what is fetched, or sent to, must exist: where it does not, that is logged once a minute for each call. */
  logsMissing?: boolean;
}

/**
 * A service by its name and its address. One without an address answers every call with 404, and sends nothing over the
 * network. Its calls share a policy, whatever their host: what fails is the service, and
 * the embedded newsroom is all of them.
 */
export function createService(
  name: string,
  address: string | undefined,
  { request = callService, logsMissing = false }: ServiceOptions = {},
): Service {
  const policy = createServicePolicy(name);
  const isLogDue = createLogLimit();
  function logFailure(call: string, path: string, isFailure: boolean, cause: unknown, ...details: unknown[]): void {
    // an error that did not come from a service is a failure, whatever its status
    const isWorthLogging = isMissing(cause) ? logsMissing : isFailure && !isNotWorthLogging(cause);
    if (isWorthLogging && (!(isMissing(cause) || isRejected(cause)) || isLogDue(call)))
      console.error(`${call} of ${name} (${toLogged(path)}) failed:`, ...details);
  }
  async function fetchArea<Schema extends z.ZodType>(
    call: string,
    path: string,
    schema: Schema,
    signal: AbortSignal,
    message: Message = { method: 'GET' },
  ): Promise<Area<z.output<Schema>>> {
    if (address === undefined) return toRejected(createArea<z.output<Schema>>(), { status: 404 });
    try {
      const read = async () => {
        const answer = await request(address + path, signal, message);
        if (SERVICE_ANSWERS.hasSubscribers)
          SERVICE_ANSWERS.publish({ url: address + path, message, schema, answer } satisfies ServiceAnswer);
        const { parsed, dropped } = parse(schema, answer);
        reportDropped(name, call, toLogged(path), dropped);
        return parsed;
      };
      return toFulfilled(await policy({ path, run: read, isRepeatable: message.method === 'GET' }, signal));
    } catch (cause) {
      const area = toRejected(createArea<z.output<Schema>>(), cause);
      logFailure(call, path, true, cause, area.error?.status, cause instanceof Error ? cause : area.error?.data);
      return area;
    }
  }
  return {
    fetchArea,
    fetchSharedArea(call, path, schema, signal, timeoutMs) {
      const load = (own: AbortSignal) =>
        fetchArea(call, path, schema, timeoutMs ? AbortSignal.any([own, AbortSignal.timeout(timeoutMs)]) : own);
      return shareAnswer(`${name} ${call} ${path}`, load, signal);
    },
    async send(call, path, message, signal) {
      if (address === undefined) return 404;
      const sendOnce = async () => {
        const answer = await request(address + path, signal, message);
        if (answer.statusCode >= 300) throw toFailure(answer, answer.statusCode, {});
        return answer.statusCode;
      };
      try {
        return await policy({ path, run: sendOnce, isRepeatable: false }, signal);
      } catch (cause) {
        const { status, data } = cause as CallFailure;
        logFailure(call, path, !isOfReader(status), cause, status, data);
        return status;
      }
    },
  };
}

/** True when a resource is missing or deleted, which is an answer and mostly no failure. */
const isMissing = (cause: unknown): boolean => [404, 410].includes((cause as Partial<ServiceError>)?.status ?? 0);

/** True when a service rejected what it was sent: a client that invents ids would fill the log with that. */
const isRejected = (cause: unknown): boolean => (cause as Partial<ServiceError>)?.status === 400;

/** A path, or a whole address, as it is logged: what readers search for is theirs, and so is a service's password. */
const toLogged = (path: string): string => path.replace(/\?.*/s, '').replace(/\/\/[^/@]*@/, '//');

function parse<Schema extends z.ZodType>(schema: Schema, answer: Answer) {
  const { statusCode, location, text } = answer;
  const body = parseJson(text);
  // a service that redirects everything, such as to https, has to be recognised in the log; 999 is no status of a page
  if (statusCode !== 200 && (statusCode < 400 || statusCode > 599))
    throw toFailure(answer, 502, { reason: `answered ${statusCode}`, location });
  if (statusCode !== 200) throw toFailure(answer, statusCode, body ?? {});
  if (body === undefined)
    throw { status: 502, data: { reason: 'no JSON', begins: text.slice(0, MAX_LOGGED_TEXT) } } satisfies CallFailure;
  const errorCode = readErrorCode(body);
  if (errorCode !== null) throw toFailure(answer, errorCode, body);
  const { parsed, dropped } = parsePayload(schema, body);
  if (parsed.success) return { parsed: parsed.data, dropped };
  throw { status: 502, data: { reason: 'unreadable', issues: parsed.error.issues.slice(0, 3) } } satisfies CallFailure;
}

function toFailure({ statusCode, retryAfter }: Answer, status: number, data: unknown): CallFailure {
  const retryAfterMs = parseRetryAfter(retryAfter) ?? (statusCode === 429 ? TOO_MANY_REQUESTS_MS : undefined);
  return { status, data, mayPass: PASSING_STATUSES.has(statusCode), retryAfterMs };
}

/** The milliseconds that `Retry-After` says, as a number of seconds or as a date; undefined without it. */
function parseRetryAfter(header = ''): number | undefined {
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(waitMs, 0);
}
