import {
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IHalfOpenAfterBackoffContext,
} from 'cockatiel';
import { bindCache } from './caches.server.ts';
import type { CallFailure } from './callService.server.ts';
import { BREAKER_OPEN, DEADLINE, isFault, READER_GONE, TOO_LATE } from './ownFailures.server.ts';

/** The breaker opens when more than half of the last forty calls, of twenty at least, have failed. */
const BREAKER_WINDOW = { threshold: 0.5, size: 40, minimumNumberOfCalls: 20 };
/**
 * How long it is open before one call may try, in milliseconds: longer after each try that fails, and as long as the
 * service asks for, up to the same bound.
 */
const OPEN_BACKOFF_MS = { initialDelay: 1000, maxDelay: 8000 };

/** The failures that say nothing about the service. */
const OF_OTHERS = new Set<unknown>([READER_GONE, TOO_LATE]);

/** The circuit breaker of one service. */
export interface ServiceBreaker {
  isOpen(): boolean;
  /**
   * Makes a call and counts how it ends; `path` is the resource that is asked for.
   * @throws {BREAKER_OPEN} or cockatiel's BrokenCircuitError without a call
   */
  execute<Result>(path: string, call: () => Promise<Result>): Promise<Result>;
}

/** Creates the breaker of a service; it logs when it opens and closes. A change of everything replaces it. */
export function createServiceBreaker(name: string): ServiceBreaker {
  const resources = rememberFailingResources();
  let isOpen = false;
  let openedAt = 0;
  const isTrying = () => breaker.state === CircuitState.HalfOpen;
  // a trial call that its reader has abandoned does not show that the service is back, nor does a failing resource
  const fails = handleWhen((thrown) =>
    OF_OTHERS.has(thrown) || resources.failedBefore(thrown) ? isTrying() : isFault(thrown),
  );
  const createBreaker = () => {
    const created = circuitBreaker(fails, {
      breaker: new CountBreaker(BREAKER_WINDOW),
      halfOpenAfter: { next: (opening) => prolongPause(new ExponentialBackoff(OPEN_BACKOFF_MS).next(), opening) },
    });
    created.onBreak(() => {
      // a breaker that was replaced meanwhile reports nothing
      if (created !== breaker) return;
      if (!isOpen) console.error(`${name} keeps failing: it is not called any more, except for a retry now and then`);
      isOpen = true;
      openedAt = Date.now();
    });
    created.onReset(() => {
      if (created !== breaker) return;
      isOpen = false;
      resources.clear();
      console.info(`${name} answers again`);
    });
    return created;
  };
  let breaker = createBreaker();
  const replaceBreaker = () => {
    isOpen = false;
    resources.clear();
    breaker = createBreaker();
  };
  bindCache('breakers', replaceBreaker);
  return {
    isOpen: () => isOpen,
    async execute(path, call) {
      // cockatiel's pauses follow the machine's clock: one that was set back by an hour would prolong them by an hour
      if (isOpen && Date.now() < openedAt) replaceBreaker();
      // while the trial call is under way, which may take long, all others fail at once
      if (isTrying()) throw BREAKER_OPEN;
      return breaker.execute(() =>
        call().then(
          (result) => {
            resources.note(path);
            return result;
          },
          (failure) => {
            resources.note(path, failure);
            throw failure;
          },
        ),
      );
    },
  };
}

/** Prolongs a pause to the one that the failure which opened the breaker asks for. */
function prolongPause(
  pause: IBackoff<unknown>,
  { result }: IHalfOpenAfterBackoffContext,
): IBackoff<IHalfOpenAfterBackoffContext> {
  const { retryAfterMs = 0 } = 'error' in result ? (result.error as CallFailure) : {};
  return {
    duration: Math.max(pause.duration, Math.min(retryAfterMs, OPEN_BACKOFF_MS.maxDelay)),
    next: (opening) => prolongPause(pause.next(opening), opening),
  };
}

/** The resources whose last answer was a failure: one that always fails says nothing more about the service. */
function rememberFailingResources() {
  const failing = new Set<string>();
  const repeated = new WeakSet<object>();
  return {
    /** Notes what a resource answered. No answer concerns the whole service, whatever was asked for. */
    note(path: string, failure?: unknown): void {
      if (failure === DEADLINE || OF_OTHERS.has(failure) || (failure as CallFailure | undefined)?.mayPass) return;
      if (!isFault(failure)) failing.delete(path);
      else if (failing.has(path)) repeated.add(failure as object);
      else failing.add(path);
      // as many as the breaker remembers
      const [oldest = ''] = failing;
      if (failing.size > BREAKER_WINDOW.size) failing.delete(oldest);
    },
    /** True for a failure of a resource whose answer before was one, too. */
    failedBefore: (failure: unknown): boolean => repeated.has(failure as object),
    clear: () => failing.clear(),
  };
}
