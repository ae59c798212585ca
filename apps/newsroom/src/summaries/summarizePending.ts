import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { confirmSummary, listUnsummarized, saveSummary } from './queries.ts';
import type { createSummarizer } from './summarize.ts';

const BATCH_SIZE = 10;

/** Summarises all articles that need it, the newest first. Unfinished articles are tried again in the next round. */
export async function summarizePending(
  db: Database,
  summarise: ReturnType<typeof createSummarizer>,
  signal: AbortSignal,
): Promise<void> {
  // each article is tried once per round: one whose summary cannot be stored must not be tried for ever
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
      // lets the event loop answer readers' requests in between
      await pause(0);
    }
  }
}
