import { startStopwatch } from '../clock/index.ts';

/** A service that fails is asked less and less often, at most after so many periods. */
const MAX_PERIODS = 8;

/**
 * Asks every `every` milliseconds for as long as the page can be seen, the first time after `first`: not while it is
 * hidden, at once when it is seen again after more than a period, and ever more seldom while `ask` fails. Answers what
 * ends it.
 */
export function pollWhileVisible(ask: () => Promise<unknown>, every: number, first = every): () => void {
  const elapsed = startStopwatch();
  let due = first;
  let period = every;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasEnded = false;

  const wait = () => {
    clearTimeout(timer);
    if (hasEnded || isAsking || document.hidden) return;
    timer = setTimeout(run, Math.max(0, due - elapsed()));
  };
  const run = async () => {
    isAsking = true;
    try {
      await ask();
      period = every;
    } catch {
      period = Math.min(period * 2, every * MAX_PERIODS);
    }
    isAsking = false;
    due = elapsed() + period;
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
