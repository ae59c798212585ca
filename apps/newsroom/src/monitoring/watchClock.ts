import { compareClock } from '@sala/telemetry';

/** How often this machine's clock is compared with the database's, in milliseconds. */
const INTERVAL_MS = 60_000;

/** An answer that took longer is ignored: when the time in it was read is too uncertain. In milliseconds. */
const MAX_DURATION_MS = 2000;

/**
 * Compares this machine's clock with the database's, at once and then every minute until it is closed: newsrooms whose
 * clocks differ publish at different times. An answer that is late or missing is ignored.
 */
export function watchClock(clock: () => Promise<number>): { close(): void } {
  const compare = async () => {
    const startedAt = performance.now();
    const theirs = await clock();
    const durationMs = performance.now() - startedAt;
    if (durationMs <= MAX_DURATION_MS) compareClock('the database', theirs, Date.now() - durationMs / 2);
  };
  const look = () => void compare().catch(() => {});
  look();
  const timer = setInterval(look, INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}
