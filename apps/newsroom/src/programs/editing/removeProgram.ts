import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { indexPrograms } from '../../search/index.ts';
import { episodes, playlists, programs, videos } from '../schema.ts';
import { findProgram } from './findProgram.ts';

/** Ends the slots of a programme that is about to be removed. */
export type EndSlots = (db: Database, program: { id: number; title: string }) => Promise<void>;

/**
 * Removes a programme with its seasons and its slots in the schedule that are still to come. Its playlists stay.
 * @throws {CommandFailed} when there is none of that name, or it still has episodes or clips
 */
export async function removeProgram(db: Database, name: string, endSlots: EndSlots): Promise<{ title: string }> {
  const { id, title: itsTitle } = await findProgram(db, name);
  await db.transaction(async (transaction) => {
    // an episode that is being added waits, and then finds no programme
    await transaction.select({ id: programs.id }).from(programs).where(eq(programs.id, id)).for('update');
    const [itsEpisodes, clips] = [
      await transaction.$count(episodes, eq(episodes.programId, id)),
      await transaction.$count(videos, and(eq(videos.programId, id), isNull(videos.episodeId))),
    ];
    if (itsEpisodes + clips > 0)
      throw new CommandFailed(
        `${itsTitle} still has episodes (${itsEpisodes}) or clips (${clips}): remove them first.`,
      );
    await endSlots(transaction, { id, title: itsTitle });
    await transaction.update(playlists).set({ programId: null }).where(eq(playlists.programId, id));
    await transaction.delete(programs).where(eq(programs.id, id));
    await indexPrograms(transaction, [id]);
  });
  return { title: itsTitle };
}
