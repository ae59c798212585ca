import { type Database, pauseFor } from '../database/index.ts';
import { checkDatabase } from './measureDatabase.ts';

const INTERVAL_MS = 5_000;

/** Resolves when a database that was gone answers again, which it logs, or the signal is aborted. Never rejects. */
export async function waitForDatabase(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pauseFor(INTERVAL_MS, signal);
    if (!(await checkDatabase(db).catch(() => false))) continue;
    console.info('The database answers again.');
    return;
  }
}
