import { AsyncResource } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Change } from '@sala/contracts';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel';
import { type CallFailure, TOO_LARGE } from './callService.server.ts';
import { CHANGE_CHANNELS } from './changeChannels.server.ts';
import { countCall, measureCall, watchPolicy } from './policyMetrics.server.ts';

// Protects the site from a service that fails: docs/decisions/0022-a-breaker-for-each-service.md.

const MAX_CONCURRENT = 64;
/** SPEC 9.8-03 */
const MAX_WAITING = 1000;
/** The breaker opens when more than half of the last forty calls, of twenty at least, have failed. */
const BREAKER_WINDOW = { threshold: 0.5, size: 40, minimumNumberOfCalls: 20 };
/** How long it is open before one call may try, in milliseconds: longer after each try that fails. */
const OPEN_BACKOFF_MS = { initialDelay: 1000, maxDelay: 8000 };
/** A call that took longer to fail is not repeated, in milliseconds, because of its page's deadline. */
const MAX_RETRY_AGE_MS = 1000;
/**
 * The bounds of the random delay before a retry, in milliseconds, so that calls that failed together are not repeated
 * together.
 */
const RETRY_DELAY_MS = { least: 50, most: 200 };

// our own failures, recognised by identity: a service may answer with the same content
const toFailure = (status: number, reason: string): CallFailure => Object.freeze({ status, data: { reason } });
const DEADLINE = toFailure(504, 'deadline');
const READER_GONE = toFailure(504, 'reader gone');
const BREAKER_OPEN = toFailure(503, 'breaker open');
const TOO_MANY_WAITING = toFailure(503, 'too many waiting');
const OUTCOMES = new Map<unknown, string>([
  [DEADLINE, 'deadline'],
  [READER_GONE, 'reader_gone'],
  [BREAKER_OPEN, 'breaker_open'],
  [TOO_MANY_WAITING, 'too_many_waiting'],
]);

/** True when the service was not called, or the caller has gone: that is counted, and not logged each time. */
export const isNotWorthLogging = (failure: unknown) => OUTCOMES.has(failure) && failure !== DEADLINE;

/** A call of a service. */
interface ServiceCall<Result> {
  /** The resource that is asked for, below the service's address. */
  path: string;
  /** True when a second call does no harm. */
  isRepeatable: boolean;
  run: () => Promise<Result>;
}

/** Makes a call as the policy allows; rejects when the signal aborts. */
type Policy = <Result>(call: ServiceCall<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * The policy of one service: limits for running and waiting calls, a circuit breaker, and one retry of temporary
 * failures.
 */
export function createServicePolicy(name: string): Policy {
  const limit = bulkhead(MAX_CONCURRENT, MAX_WAITING);
  let isOpen = false;
  const isTrying = () => breaker.state === CircuitState.HalfOpen;
  // the resources whose last answer was a failure: one that always fails says nothing more about the service
  const failing = new Set<string>();
  const repeated = new WeakSet<object>();
  // a trial call that its reader has abandoned does not show that the service is back, nor does a failing resource
  const fails = handleWhen((thrown) =>
    (thrown as unknown) === READER_GONE || repeated.has(thrown as object) ? isTrying() : isFault(thrown),
  );
  /** Notes what a resource answered. No answer concerns the whole service, whatever was asked for. */
  const noteAnswer = (path: string, failure?: unknown) => {
    if (failure === DEADLINE || failure === READER_GONE || (failure as CallFailure | undefined)?.mayPass) return;
    if (!isFault(failure)) failing.delete(path);
    else if (failing.has(path)) repeated.add(failure as object);
    else failing.add(path);
    // as many as the breaker remembers
    const [oldest = ''] = failing;
    if (failing.size > BREAKER_WINDOW.size) failing.delete(oldest);
  };
  const createBreaker = () => {
    const created = circuitBreaker(fails, {
      breaker: new CountBreaker(BREAKER_WINDOW),
      halfOpenAfter: new ExponentialBackoff(OPEN_BACKOFF_MS),
    });
    created.onBreak(() => {
      // a breaker that was replaced meanwhile reports nothing
      if (created !== breaker) return;
      if (!isOpen) console.error(`${name} keeps failing: it is not called any more, except for a retry now and then`);
      isOpen = true;
    });
    created.onReset(() => {
      if (created !== breaker) return;
      isOpen = false;
      failing.clear();
      console.error(`${name} answers again`);
    });
    return created;
  };
  let breaker = createBreaker();
  subscribe(CHANGE_CHANNELS.change, (change) => {
    if (!(change as Change).everything) return;
    // this change is announced when services are back: their earlier failures no longer count
    isOpen = false;
    failing.clear();
    breaker = createBreaker();
  });
  watchPolicy(name, {
    underWay: () => MAX_CONCURRENT - limit.executionSlots,
    waiting: () => MAX_WAITING - limit.queueSlots,
    isOpen: () => isOpen,
  });

  async function callOnce<Result>({ path, run }: ServiceCall<Result>, signal: AbortSignal): Promise<Result> {
    const guarded = async () => {
      // while the trial call is under way, which may take long, all others fail at once
      if (isTrying()) throw BREAKER_OPEN;
      return breaker.execute(() =>
        measureCall(name, run).then(
          (result) => {
            noteAnswer(path);
            return result;
          },
          (thrown) => {
            const failure = toCallFailure(thrown, signal);
            noteAnswer(path, failure);
            throw failure;
          },
        ),
      );
    };
    try {
      // the breaker is inside the limit: when it opens, waiting calls fail at once
      // a call that has waited runs in the context of its own request, not in that of the call before it
      const result = await withSignal(signal, limit.execute(AsyncResource.bind(guarded), signal));
      countCall(name, 'answered');
      return result;
    } catch (thrown) {
      const failure = toCallFailure(thrown, signal);
      countCall(name, OUTCOMES.get(failure) ?? (isFault(failure) ? 'failed' : 'answered'));
      throw failure;
    }
  }

  return async (call, signal) => {
    const startedAt = performance.now();
    try {
      return await callOnce(call, signal);
    } catch (failure) {
      const mayRepeat =
        call.isRepeatable && (failure as CallFailure).mayPass && performance.now() - startedAt < MAX_RETRY_AGE_MS;
      if (!mayRepeat) throw failure;
    }
    await withSignal(
      signal,
      pause(RETRY_DELAY_MS.least + Math.random() * (RETRY_DELAY_MS.most - RETRY_DELAY_MS.least)),
    ).catch(() => {});
    return callOnce(call, signal);
  };
}

/**
 * Whether a failure counts against the service. Statuses below 500 are answers, and so is a body that is too long: it
 * concerns one article, and requests for that must not open the breaker for all others.
 */
function isFault(thrown: unknown): boolean {
  const { status = 0, data } = (thrown ?? {}) as Partial<CallFailure>;
  return status >= 500 && (data as { reason?: unknown } | undefined)?.reason !== TOO_LARGE;
}

/** Converts a thrown value to the failure of the call. */
function toCallFailure(thrown: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted) return reason?.name === 'TimeoutError' ? DEADLINE : READER_GONE;
  if (thrown instanceof BrokenCircuitError) return BREAKER_OPEN;
  return thrown instanceof BulkheadRejectedError ? TOO_MANY_WAITING : thrown;
}

/**
 * The result of the work, or a rejection as soon as the signal aborts, also while the call still waits for its turn.
 */
function withSignal<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', fail, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', fail));
  });
}
