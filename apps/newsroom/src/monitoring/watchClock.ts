import { compareClock } from '@sala/telemetry';

/** How often this machine's clock is held against the database's, in milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * Holds the clock of this machine against the database's, at once and every minute until it is closed: newsrooms whose
 * clocks differ publish at different times. A database that does not answer says nothing of the time.
 */
export function watchClock(clock: () => Promise<number>): { close(): void } {
  const compare = async () => {
    const asked = Date.now();
    const theirs = await clock();
    compareClock('the database', theirs, (asked + Date.now()) / 2);
  };
  const look = () => void compare().catch(() => {});
  look();
  const timer = setInterval(look, INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}
