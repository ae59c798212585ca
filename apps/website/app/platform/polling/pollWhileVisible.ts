import { startStopwatch } from '../clock/index.ts';

/** A service that fails is asked less and less often, at most after so many periods. */
const MAX_PERIODS = 8;

/**
 * Asks every `every` milliseconds for as long as the page can be seen, the first time after `first`: not while it is
 * hidden, at once when it is seen again after more than a period, and ever more seldom while `poll` fails. Answers what
 * ends it.
 */
export function pollWhileVisible(poll: () => Promise<unknown>, every: number, first = every): () => void {
  const elapsed = startStopwatch();
  let dueMs = first;
  let period = every;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPolling = false;
  let hasEnded = false;

  const wait = () => {
    clearTimeout(timer);
    if (hasEnded || isPolling || document.hidden) return;
    timer = setTimeout(run, Math.max(0, dueMs - elapsed()));
  };
  const run = async () => {
    isPolling = true;
    try {
      await poll();
      period = every;
    } catch {
      period = Math.min(period * 2, every * MAX_PERIODS);
    }
    isPolling = false;
    dueMs = elapsed() + period;
    wait();
  };
  document.addEventListener('visibilitychange', wait);
  wait();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
