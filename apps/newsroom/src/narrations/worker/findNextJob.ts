import type { Database } from '../../database/index.ts';
import type { NarrationJob } from '../narrationService.ts';
import type { NarrationQueue } from './narrationQueue.ts';
import { findNextAhead, findNextOf } from './pendingNarrations.ts';

/** The articles whose narrations come first. */
export interface NarrationQueues {
  /** Articles that a reader waits to hear. */
  requested: NarrationQueue;
  /** Articles that a reader has opened, or hears by the first speaker. */
  opened: NarrationQueue;
}

/**
 * Finds the next narration to make: what a listener waits for, what a reader may want, then the news of so many hours.
 */
export async function findNextJob(
  db: Database,
  { requested, opened }: NarrationQueues,
  aheadHours: number,
): Promise<NarrationJob | undefined> {
  for (let id = requested.first; id !== undefined; id = requested.first) {
    requested.remove(id);
    const job = await findNextOf(db, id);
    if (!job) continue;
    // with one speaker the article can be heard: its other speakers come later
    opened.add(id);
    return job;
  }
  for (let id = opened.first; id !== undefined; id = opened.first) {
    const job = await findNextOf(db, id, aheadHours);
    if (job) return job;
    opened.remove(id);
  }
  return findNextAhead(db, aheadHours);
}
