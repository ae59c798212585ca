import { SPEAKERS } from '@sala/station';
import { desc, eq } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import type { NarrationWorker } from './narrationService.ts';
import { narrationFailures } from './schema.ts';
import { countWaiting } from './worker/pendingNarrations.ts';
import { countNarrations } from './worker/storage.ts';

const FAILURE_LIMIT = 20;

/** The present narrations and the failed ones; instants are ISO 8601. */
export interface NarrationStatus {
  /** True while narrations are made; else the reason why not. */
  state: 'reading' | 'idle' | 'silent' | 'not running';
  current: { articleId: number; speaker: string } | null;
  /** The number of articles that readers wait to hear. */
  requested: number;
  speakers: { name: string; missing: number; outdated: number }[];
  /** The latest failures; `retryAt` is null for not before the article changes or the newsroom starts anew. */
  failures: { articleId: number; title: string; speaker: string; message: string; retryAt: string | null }[];
  readings: number;
  bytes: number;
  mostBytes: number;
}

/** The state of narrations, as the commands show it. */
type NarrationWorkerView = Pick<
  NarrationWorker,
  'canSynthesize' | 'isRunning' | 'current' | 'requestedCount' | 'mostBytes' | 'aheadHours'
>;

export async function loadNarrationStatus(db: Database, sight: NarrationWorkerView): Promise<NarrationStatus> {
  const { canSynthesize, isRunning, current, requestedCount, mostBytes, aheadHours } = sight;
  const waiting = await countWaiting(db, aheadHours);
  const failures = await db
    .select({
      articleId: narrationFailures.articleId,
      title: articles.title,
      speaker: narrationFailures.speaker,
      message: narrationFailures.message,
      retryAt: narrationFailures.retryAt,
    })
    .from(narrationFailures)
    .innerJoin(articles, eq(articles.id, narrationFailures.articleId))
    .orderBy(desc(narrationFailures.failedAt))
    .limit(FAILURE_LIMIT);
  return {
    state: !canSynthesize ? 'silent' : !isRunning ? 'not running' : current ? 'reading' : 'idle',
    current: current ? { articleId: current.articleId, speaker: findName(current.speaker) } : null,
    requested: requestedCount,
    speakers: waiting.map(({ speaker, ...counts }) => ({ name: findName(speaker), ...counts })),
    failures: failures.map((failure) => ({
      ...failure,
      speaker: findName(failure.speaker),
      retryAt: failure.retryAt?.toISOString() ?? null,
    })),
    ...(await countNarrations(db)),
    mostBytes,
  };
}

const findName = (speaker: number): string => SPEAKERS.find(({ id }) => id === speaker)?.name ?? String(speaker);
