import { and, eq, exists, inArray, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { indexPrograms } from '../search/index.ts';
import { FIRST_OWN_ID } from './schema.ts';

/** What is the demo's alone in the row of a programme: it points to what is removed. */
const OWN_NOW = { source: 'editor', featuredVideoId: null, featuredEpisodeId: null, galleryId: null, heroBanner: null };

/**
 * Removes the demo's programmes and their episodes, once its videos, playlists and slots are removed. A programme that
 * then still has an episode, video, playlist or slot becomes the station's, and so does a demo episode with a video of
 * the station's.
 */
export async function removePrograms(db: Database) {
  const isDemo = eq(programs.source, 'demo');
  const goneEpisodes = await db
    .delete(episodes)
    .where(
      and(
        inArray(episodes.programId, db.select({ id: programs.id }).from(programs).where(isDemo)),
        lt(episodes.id, FIRST_OWN_ID),
        notExists(db.select({ id: videos.id }).from(videos).where(eq(videos.episodeId, episodes.id))),
      ),
    )
    .returning({ id: episodes.id });
  const uses = [episodes, videos, playlists, scheduleSlots].map((table) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.programId, programs.id))),
  );
  const kept = await db
    .update(programs)
    .set(OWN_NOW)
    .where(and(isDemo, or(...uses)))
    .returning({ id: programs.id, key: programs.key });
  const keptIds = kept.map(({ id }) => id);
  const gone = await db.delete(programs).where(isDemo).returning({ id: programs.id });
  await db.delete(persons).where(and(inArray(persons.programId, keptIds), lt(persons.id, FIRST_OWN_ID)));
  await db
    .delete(seasons)
    .where(
      and(
        inArray(seasons.programId, keptIds),
        lt(seasons.id, FIRST_OWN_ID),
        notExists(db.select({ id: episodes.id }).from(episodes).where(eq(episodes.seasonId, seasons.id))),
        notExists(db.select({ id: persons.id }).from(persons).where(eq(persons.seasonId, seasons.id))),
      ),
    );
  await indexPrograms(db, keptIds);
  return {
    programs: gone.length,
    episodes: goneEpisodes.length,
    kept: kept.map(({ key }) => `programme ${key}`).sort(),
  };
}
