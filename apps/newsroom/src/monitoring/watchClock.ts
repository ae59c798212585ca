import { compareClock } from '@sala/telemetry';

/** How often this machine's clock is held against the database's, in milliseconds. */
const INTERVAL_MS = 60_000;

/** An answer that took longer says too little of when it was given, in milliseconds. */
const MAX_DURATION_MS = 2000;

/**
 * Holds the clock of this machine against the database's, at once and every minute until it is closed: newsrooms whose
 * clocks differ publish at different times. A database that does not answer, or late, says nothing of the time.
 */
export function watchClock(clock: () => Promise<number>): { close(): void } {
  const compare = async () => {
    const asked = performance.now();
    const theirs = await clock();
    const durationMs = performance.now() - asked;
    if (durationMs <= MAX_DURATION_MS) compareClock('the database', theirs, Date.now() - durationMs / 2);
  };
  const look = () => void compare().catch(() => {});
  look();
  const timer = setInterval(look, INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}
