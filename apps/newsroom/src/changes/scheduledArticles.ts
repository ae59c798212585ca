import { and, gt, lte, min } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';

/** No timer is as long as a year; and a clock that was set is noticed. */
const MAX_WAIT_MS = 60_000;
/**
 * By so much the database's clock may be behind ours: a page that is rendered too early would be kept without the
 * article.
 */
const CLOCK_SLACK_MS = 200;

/**
 * Tells of the articles whose time has come, as their `publishedAt` passes. `lookAgain` asks for the next one, which
 * may be another now.
 */
export function watchScheduledArticles(
  db: Database,
  appeared: (ids: number[]) => void,
  onError: (error: unknown) => void,
) {
  let toldUntil = new Date(Date.now() - CLOCK_SLACK_MS);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  async function look(): Promise<number> {
    const now = new Date(Date.now() - CLOCK_SLACK_MS);
    const due = await db
      .select({ id: articles.id })
      .from(articles)
      .where(and(gt(articles.publishedAt, toldUntil), lte(articles.publishedAt, now)));
    if (due.length > 0) appeared(due.map(({ id }) => id));
    toldUntil = now;
    const [next] = await db
      .select({ at: min(articles.publishedAt) })
      .from(articles)
      .where(gt(articles.publishedAt, now));
    return next?.at ? next.at.getTime() + CLOCK_SLACK_MS - Date.now() : MAX_WAIT_MS;
  }

  function lookAgain(): void {
    isAskedAgain = true;
    if (looking || isClosed) return;
    clearTimeout(timer);
    isAskedAgain = false;
    looking = look()
      .catch((error) => {
        onError(error);
        return MAX_WAIT_MS;
      })
      .then((wait) => {
        looking = undefined;
        if (isAskedAgain) lookAgain();
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
