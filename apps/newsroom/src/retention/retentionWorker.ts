import { setTimeout as pause } from 'node:timers/promises';
import { deleteEndedSessions, deleteOldAttempts, deleteOldChallenges, deleteOldCodes } from '../accounts/index.ts';
import { deleteOldEntries, deleteOldReplies } from '../actions/index.ts';
import { deleteDiscarded } from '../articles/index.ts';
import { type Database, deleteOldIdempotencyKeys, deleteOldLeases, runWithLease } from '../database/index.ts';
import { deleteOldReports } from '../feedback/index.ts';
import { deleteBrokenUploads, type FilmStores } from '../films/index.ts';

/** How often the worker looks for expired data, in milliseconds. */
const INTERVAL_MS = 3_600_000;

/** Deletes expired data in the background, at once and then every hour, in one newsroom at a time, until closed. */
export function startRetentionWorker(
  db: Database,
  { logDays, films }: { logDays: number; films: FilmStores },
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  return runWithLease(db, 'retention', async (signal) => {
    while (!signal.aborted) {
      await deleteOldReports(db).catch(onError);
      await deleteOldIdempotencyKeys(db).catch(onError);
      await deleteDiscarded(db).catch(onError);
      await deleteOldEntries(db, logDays).catch(onError);
      await deleteOldReplies(db).catch(onError);
      await deleteOldLeases(db).catch(onError);
      await deleteEndedSessions(db).catch(onError);
      await deleteOldAttempts(db).catch(onError);
      await deleteOldChallenges(db).catch(onError);
      await deleteOldCodes(db).catch(onError);
      await deleteBrokenUploads(db, films).catch(onError);
      await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  });
}
