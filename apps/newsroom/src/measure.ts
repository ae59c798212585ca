import { limitTime } from '@sala/http-server';
import { createGauge } from '@sala/telemetry';
import type { Connections, Database } from './database/index.ts';
import { ANSWER_TIMEOUT_MS, measureDatabase, measureDisks, queueLength } from './monitoring/index.ts';
import { countMissing, type NarrationWorker } from './narrations/index.ts';
import { countUnsummarized } from './summaries/index.ts';

const connectionCount = createGauge(
  'sala_database_connections',
  'Connections to the database that are busy and idle, and queries that wait for one.',
  ['state'],
);

/** What the gauges of a newsroom are measured of. */
interface Measured {
  db: Database;
  narrations: Pick<NarrationWorker, 'requestedCount' | 'canSynthesize' | 'aheadHours'>;
  connections?: (() => Connections) | undefined;
  /** The folders in which it stores something, by their settings. */
  folders: Record<string, string>;
}

/**
 * Measures the database, the disks and the queues. What cannot be measured in time has no value, rather than an old
 * one.
 */
export async function measure({ db, narrations, connections, folders }: Measured): Promise<void> {
  for (const [state, count] of Object.entries(connections?.() ?? {})) connectionCount.set({ state }, count);
  queueLength.set({ queue: 'listeners' }, narrations.requestedCount);
  for (const queue of ['speech', 'summaries']) queueLength.remove({ queue });
  await limitTime(measureDisks(folders), ANSWER_TIMEOUT_MS);
  if (await measureDatabase(db)) await limitTime(measureQueues(db, narrations), ANSWER_TIMEOUT_MS);
}

async function measureQueues(db: Database, narrations: Measured['narrations']): Promise<void> {
  queueLength.set({ queue: 'speech' }, narrations.canSynthesize ? await countMissing(db, narrations.aheadHours) : 0);
  queueLength.set({ queue: 'summaries' }, await countUnsummarized(db));
}
