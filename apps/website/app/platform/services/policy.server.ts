import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { BrokenCircuitError, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { createServiceBreaker } from './breaker.server.ts';
import type { CallFailure } from './callService.server.ts';
import {
  BREAKER_OPEN,
  DEADLINE,
  describeOutcome,
  READER_GONE,
  TOO_LATE,
  TOO_MANY_WAITING,
} from './ownFailures.server.ts';
import { countCall, measureCall, watchPolicy } from './policyMetrics.server.ts';

// Protects the site from a service that fails: docs/decisions/0022-limit-breaker-and-retry-for-each-service.md.

const MAX_CONCURRENT = 64;
/** SPEC 9.8-03 */
const MAX_WAITING = 1000;
/**
 * A call that had less time before its page's deadline, in milliseconds, says nothing about its service: it waited for its
 * turn, or an earlier call of the page took the time.
 */
const LEAST_CHANCE_MS = 1000;
/** A call that took longer to fail is not repeated, in milliseconds, because of its page's deadline. */
const MAX_RETRY_AGE_MS = 1000;
/**
 * The bounds of the random delay before a retry, in milliseconds, so that calls that failed together are not repeated
 * together.
 */
const RETRY_DELAY_MS = { least: 50, most: 200 };

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
  const breaker = createServiceBreaker(name);
  watchPolicy(name, {
    underWay: () => MAX_CONCURRENT - limit.executionSlots,
    waiting: () => MAX_WAITING - limit.queueSlots,
    isOpen: breaker.isOpen,
  });

  async function callOnce<Result>({ path, run }: ServiceCall<Result>, signal: AbortSignal): Promise<Result> {
    const runInTime = async () => {
      const startedAt = performance.now();
      return measureCall(name, run).catch((thrown) => {
        const failure = toCallFailure(thrown, signal);
        throw failure === DEADLINE && performance.now() - startedAt < LEAST_CHANCE_MS ? TOO_LATE : failure;
      });
    };
    const guarded = () => breaker.execute(path, runInTime);
    try {
      // the breaker is inside the limit: when it opens, waiting calls fail at once
      // a call that has waited runs in the context of its own request, not in that of the call before it
      const result = await withSignal(signal, limit.execute(AsyncResource.bind(guarded), signal));
      countCall(name, 'answered');
      return result;
    } catch (thrown) {
      const failure = toCallFailure(thrown, signal);
      countCall(name, describeOutcome(failure));
      throw failure;
    }
  }

  return async (call, signal) => {
    const startedAt = performance.now();
    try {
      return await callOnce(call, signal);
    } catch (failure) {
      const { mayPass, retryAfterMs = 0 } = failure as CallFailure;
      const isEarly = performance.now() - startedAt < MAX_RETRY_AGE_MS;
      if (!(call.isRepeatable && mayPass && retryAfterMs === 0 && isEarly)) throw failure;
    }
    await withSignal(
      signal,
      pause(RETRY_DELAY_MS.least + Math.random() * (RETRY_DELAY_MS.most - RETRY_DELAY_MS.least)),
    ).catch(() => {});
    return callOnce(call, signal);
  };
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
