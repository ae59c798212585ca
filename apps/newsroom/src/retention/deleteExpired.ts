import { deleteEndedSessions, deleteOldAttempts, deleteOldChallenges, deleteOldCodes } from '../accounts/index.ts';
import { deleteOldEntries, deleteOldReplies } from '../actions/index.ts';
import { deleteDiscarded } from '../articles/index.ts';
import { type Database, deleteOldIdempotencyKeys, deleteOldLeases } from '../database/index.ts';
import { deleteBrokenUploads, type FilmStores } from '../films/index.ts';
import { deleteOldReports } from '../listenerReports/index.ts';
import { deleteOldMessages } from '../push/index.ts';

/** Deletes data that is older than the station promises; what cannot be deleted now is reported. */
export async function deleteExpired(
  db: Database,
  { logDays, films }: { logDays: number; films: FilmStores },
  report: (error: unknown) => void,
): Promise<void> {
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
    deleteOldMessages,
    (from: Database) => deleteBrokenUploads(from, films),
  ];
  // one that fails keeps none of the others from running
  for (const deleteSome of deletions) await deleteSome(db).catch(report);
}
