import { createGauge } from '@sala/telemetry';
import type { Connections, Database } from './database/index.ts';
import { queueLength } from './monitoring/index.ts';
import { countMissing, type NarrationWorker } from './narrations/index.ts';
import { countUnsummarized } from './summaries/index.ts';

const connectionCount = createGauge(
  'sala_database_connections',
  'Connections to the database that are busy and idle, and queries that wait for one.',
  ['state'],
);

/** Measures the queues; when that fails, the metric has no value rather than an old one. */
export async function measureQueues(
  db: Database,
  narrations: Pick<NarrationWorker, 'requestedCount' | 'canSynthesize' | 'aheadHours'>,
  connections?: Connections,
): Promise<void> {
  for (const [state, count] of Object.entries(connections ?? {})) connectionCount.set({ state }, count);
  queueLength.set({ queue: 'listeners' }, narrations.requestedCount);
  for (const queue of ['speech', 'summaries']) queueLength.remove({ queue });
  queueLength.set({ queue: 'speech' }, narrations.canSynthesize ? await countMissing(db, narrations.aheadHours) : 0);
  queueLength.set({ queue: 'summaries' }, await countUnsummarized(db));
}
