import { type Database, pauseFor } from '../../database/index.ts';
import type { NarrationJob, NarrationState } from '../narrationService.ts';
import { HourlyAllowance } from './allowance.ts';
import { NarrationQueue } from './narrationQueue.ts';
import { findNarrationState } from './pendingNarrations.ts';

/**
 * The length of the queues of articles that readers listen to or have opened: each entry costs a query before the next
 * narration.
 */
const MAX_QUEUE_LENGTH = { requested: 100, opened: 10 };
/** How many older articles get a narration in an hour because listeners ask for them. */
const MAX_OLD_ARTICLES = 60;

/** The articles that readers ask for, whose narrations are made before others; `worker` is the state of their worker. */
export function createNarrationRequests(
  db: Database,
  worker: () => { canSynthesize: boolean; current: NarrationJob | undefined },
) {
  const queues = {
    requested: new NarrationQueue(MAX_QUEUE_LENGTH.requested),
    opened: new NarrationQueue(MAX_QUEUE_LENGTH.opened),
  };
  const oldArticles = new HourlyAllowance(MAX_OLD_ARTICLES);
  let pausing = new AbortController();
  return {
    queues,
    async request(articleId: number): Promise<NarrationState> {
      const article = await findNarrationState(db, articleId);
      if (article?.state === 'ready') queues.opened.add(articleId);
      if (article?.state !== 'waiting') return article?.state ?? 'failed';
      const { canSynthesize, current } = worker();
      if (!canSynthesize || !(article.isRecent || oldArticles.grants(articleId))) return 'failed';
      // a listener who waits for the current article must not bring its next speaker before the articles of other
      // listeners
      if (current?.articleId !== articleId) queues.requested.add(articleId);
      pausing.abort();
      return 'waiting';
    },
    suggest(articleId: number): void {
      if (worker().canSynthesize) queues.opened.add(articleId);
    },
    /** Waits for a request, at most so long. */
    async wait(millis: number, signal: AbortSignal): Promise<void> {
      pausing = new AbortController();
      // a request that came a moment ago may not have woken the loop
      if (queues.requested.size > 0) return;
      const until = AbortSignal.any([signal, pausing.signal]);
      await pauseFor(millis, until);
    },
  };
}
