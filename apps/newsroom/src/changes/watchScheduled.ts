import type { Database } from '../database/index.ts';
import { type Announced, listDue } from './listDue.ts';

/** Timers cannot run for months; and a shorter one notices that the clock was set. */
const MAX_WAIT_MS = 60_000;
/**
 * The database's clock may be this far behind ours: a page that is rendered too early would be cached without the
 * article.
 */
const CLOCK_SLACK_MS = 200;

/**
 * Announces what is scheduled when one of its times passes. `lookAgain` finds out the next time anew, after something
 * has changed.
 */
export function watchScheduled(db: Database, announce: (change: Announced) => void, onError: (error: unknown) => void) {
  let announcedUntil = new Date(Date.now() - CLOCK_SLACK_MS);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isDueAgain = false;
  let isClosed = false;

  async function look(): Promise<number> {
    const now = new Date(Date.now() - CLOCK_SLACK_MS);
    const { changes, next } = await listDue(db, announcedUntil, now);
    announcedUntil = now;
    changes.forEach(announce);
    return next === null ? MAX_WAIT_MS : next + CLOCK_SLACK_MS - Date.now();
  }

  function lookAgain(): void {
    isDueAgain = true;
    if (looking || isClosed) return;
    clearTimeout(timer);
    isDueAgain = false;
    looking = look()
      .catch((error) => {
        onError(error);
        return MAX_WAIT_MS;
      })
      .then((wait) => {
        looking = undefined;
        if (isDueAgain) lookAgain();
        else if (!isClosed) timer = setTimeout(lookAgain, Math.min(Math.max(wait, 0), MAX_WAIT_MS)).unref();
      });
  }

  lookAgain();
  return {
    lookAgain,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
