import { type Database, repeatWithLease } from '../database/index.ts';
import { indexOutdated } from './indexArticles.ts';
import { indexOutdatedPrograms } from './indexPrograms.ts';

/** How often the worker looks for rows of another version, which may still be running beside this one. */
const INTERVAL_MS = 3_600_000;

/** Updates the search index in the background, at once and then every hour, in one newsroom at a time, until closed. */
export function startIndexWorker(db: Database, onError: (error: unknown) => void): { close(): Promise<void> } {
  const indexAll = async (signal: AbortSignal) => {
    await indexOutdated(db, signal).catch(onError);
    await indexOutdatedPrograms(db);
  };
  return repeatWithLease(db, 'search index', INTERVAL_MS, indexAll, onError);
}
