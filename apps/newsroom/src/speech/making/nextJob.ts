import type { Database } from '../../database/index.ts';
import type { Job } from '../desk.ts';
import { nextAhead, nextOf } from './waiting.ts';
import type { WaitingLine } from './waitingLine.ts';

/** Stories that are read before others. */
export interface Wanted {
  /** Somebody listens now. */
  asked: WaitingLine;
  /** Somebody has opened them, or has heard the first speaker. */
  opened: WaitingLine;
}

/** What is to be read next, if anything: what somebody waits for, what somebody may want, then the news of so many hours. */
export async function nextJob(db: Database, { asked, opened }: Wanted, aheadHours: number): Promise<Job | undefined> {
  for (let id = asked.first; id !== undefined; id = asked.first) {
    asked.remove(id);
    const job = await nextOf(db, id, { isAsked: true });
    if (!job) continue;
    // one speaker is enough to listen: the others can wait
    opened.add(id);
    return job;
  }
  for (let id = opened.first; id !== undefined; id = opened.first) {
    const job = await nextOf(db, id, { isAsked: false });
    if (job) return job;
    opened.remove(id);
  }
  return nextAhead(db, aheadHours);
}
