import { setTimeout as pause } from 'node:timers/promises';
import { type Database, runWithLease } from '../database/index.ts';
import { confirmSummary, listUnsummarized, saveSummary } from './queries.ts';
import type { createSummarizer } from './summarize.ts';

const BATCH_SIZE = 10;
/** How often it is looked for articles that wait, in milliseconds. */
const INTERVAL_MS = 30_000;

/** Summarises every article that waits, the newest first, until none does. What was not finished waits again. */
export async function summarizePending(
  db: Database,
  summarise: ReturnType<typeof createSummarizer>,
  signal: AbortSignal,
): Promise<void> {
  // an article that cannot be kept must not be tried for ever: the next round is soon enough
  const tried = new Set<string>();
  while (!signal.aborted) {
    const articles = (await listUnsummarized(db, BATCH_SIZE)).filter(
      ({ id, revision }) => !tried.has(`${id} ${revision}`),
    );
    if (articles.length === 0) return;
    for (const article of articles) {
      if (signal.aborted) return;
      tried.add(`${article.id} ${article.revision}`);
      if (article.summarised === article.revision) await confirmSummary(db, article);
      else await saveSummary(db, article, await summarise(article, signal));
      // requests of readers are answered in between
      await pause(0);
    }
  }
}

/** Keeps doing so, in one newsroom at a time; to be closed before the database is. */
export function startSummaryWorker(
  db: Database,
  summarise: ReturnType<typeof createSummarizer>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  return runWithLease(db, 'summaries', async (signal) => {
    while (!signal.aborted) {
      await summarizePending(db, summarise, signal).catch((error) => signal.aborted || onError(error));
      await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  });
}
