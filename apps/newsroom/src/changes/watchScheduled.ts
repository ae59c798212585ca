import type { change } from '@sala/contracts';
import { and, gt, lte, min } from 'drizzle-orm';
import type { z } from 'zod';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { infographics } from '../galleries/schema.ts';

type Announced = Partial<z.input<typeof change>>;

/** What editors schedule, and what is announced when these ids of it appear. */
const SCHEDULED: { table: typeof articles | typeof infographics; toChange(ids: number[]): Announced }[] = [
  { table: articles, toChange: (ids) => ({ stories: ids }) },
  { table: infographics, toChange: () => ({ everything: true }) },
];

/** Timers cannot run for months; and a shorter one notices that the clock was set. */
const MAX_WAIT_MS = 60_000;
/**
 * The database's clock may be this far behind ours: a page that is rendered too early would be cached without the
 * article.
 */
const CLOCK_SLACK_MS = 200;

/**
 * Announces what is scheduled when its `publishedAt` passes. `lookAgain` finds out the next time anew, after something
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
    const appeared: Announced[] = [];
    const waits = [MAX_WAIT_MS];
    for (const { table, toChange } of SCHEDULED) {
      const { id, publishedAt } = table;
      const isDue = and(gt(publishedAt, announcedUntil), lte(publishedAt, now));
      const due = await db.select({ id }).from(table).where(isDue);
      if (due.length > 0) appeared.push(toChange(due.map((row) => row.id)));
      const [next] = await db
        .select({ at: min(publishedAt) })
        .from(table)
        .where(gt(publishedAt, now));
      if (next?.at) waits.push(next.at.getTime() + CLOCK_SLACK_MS - Date.now());
    }
    announcedUntil = now;
    appeared.forEach(announce);
    return Math.min(...waits);
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
