import { type CallFailure, TOO_LARGE } from './callService.server.ts';

// The failures of calls that the site ends or does not make, recognised by identity: a service may answer with the same
// content.

const toFailure = (status: number, reason: string): CallFailure => Object.freeze({ status, data: { reason } });
export const DEADLINE = toFailure(504, 'deadline');
/** The deadline, for a call that had hardly begun: only the breaker is told of it. */
export const TOO_LATE = toFailure(504, 'too late');
export const READER_GONE = toFailure(504, 'reader gone');
export const BREAKER_OPEN = toFailure(503, 'breaker open');
export const TOO_MANY_WAITING = toFailure(503, 'too many waiting');

const OUTCOMES = new Map<unknown, string>([
  [DEADLINE, 'deadline'],
  [READER_GONE, 'reader_gone'],
  [BREAKER_OPEN, 'breaker_open'],
  [TOO_MANY_WAITING, 'too_many_waiting'],
]);

/** The outcome of a failed call, for the metrics. */
export const describeOutcome = (failure: unknown): string =>
  OUTCOMES.get(failure) ?? (isFault(failure) ? 'failed' : 'answered');

/** True when the service was not called, or the caller has gone: that is counted, and not logged each time. */
export const isNotWorthLogging = (failure: unknown) => OUTCOMES.has(failure) && failure !== DEADLINE;

/**
 * Whether a failure counts against the service. Statuses below 500 are answers, except that of a service which gets too
 * many calls, and so is a body that is too long: it concerns one article, and requests for that must not open the
 * breaker for all others.
 */
export function isFault(thrown: unknown): boolean {
  const { status = 0, data } = (thrown ?? {}) as Partial<CallFailure>;
  return (status >= 500 || status === 429) && (data as { reason?: unknown } | undefined)?.reason !== TOO_LARGE;
}

/** What another reader or editor has changed or removed meanwhile, and what is too large or of no use to a service. */
const STATUSES_OF_READERS = new Set([404, 409, 410, 412, 413, 422]);

/**
 * Whether a status concerns only what a reader sent. 400 does not: it may mean that the website and the service have
 * different contracts.
 */
export const isOfReader = (status: number): boolean => STATUSES_OF_READERS.has(status);
