import { and, gt, lte, min } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';

/** Timers cannot run for months; and a shorter one notices that the clock was set. */
const MAX_WAIT_MS = 60_000;
/**
 * The database's clock may be this far behind ours: a page that is rendered too early would be cached without the
 * article.
 */
const CLOCK_SLACK_MS = 200;

/**
 * Announces scheduled articles when their `publishedAt` passes. `lookAgain` finds out the next one anew, after articles
 * have changed.
 */
export function watchScheduledArticles(
  db: Database,
  appeared: (ids: number[]) => void,
  onError: (error: unknown) => void,
) {
  let announcedUntil = new Date(Date.now() - CLOCK_SLACK_MS);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isDueAgain = false;
  let isClosed = false;

  async function look(): Promise<number> {
    const now = new Date(Date.now() - CLOCK_SLACK_MS);
    const due = await db
      .select({ id: articles.id })
      .from(articles)
      .where(and(gt(articles.publishedAt, announcedUntil), lte(articles.publishedAt, now)));
    if (due.length > 0) appeared(due.map(({ id }) => id));
    announcedUntil = now;
    const [next] = await db
      .select({ at: min(articles.publishedAt) })
      .from(articles)
      .where(gt(articles.publishedAt, now));
    return next?.at ? next.at.getTime() + CLOCK_SLACK_MS - Date.now() : MAX_WAIT_MS;
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
