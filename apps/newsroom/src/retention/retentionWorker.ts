import { deleteEndedSessions, deleteOldAttempts, deleteOldChallenges, deleteOldCodes } from '../accounts/index.ts';
import { deleteOldEntries, deleteOldReplies } from '../actions/index.ts';
import { deleteDiscarded } from '../articles/index.ts';
import { type Database, deleteOldIdempotencyKeys, deleteOldLeases, repeatWithLease } from '../database/index.ts';
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
  const deletions = [
    deleteOldReports,
    deleteOldIdempotencyKeys,
    deleteDiscarded,
    (from: Database) => deleteOldEntries(from, logDays),
    deleteOldReplies,
    deleteOldLeases,
    deleteEndedSessions,
    deleteOldAttempts,
    deleteOldChallenges,
    deleteOldCodes,
    (from: Database) => deleteBrokenUploads(from, films),
  ];
  const deleteExpired = async () => {
    // one that fails keeps none of the others from running
    for (const deleteSome of deletions) await deleteSome(db).catch(onError);
  };
  return repeatWithLease(db, 'retention', INTERVAL_MS, deleteExpired, onError);
}
