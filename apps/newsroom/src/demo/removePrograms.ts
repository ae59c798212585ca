import { and, eq, exists, inArray, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { indexPrograms } from '../search/index.ts';

const SOURCE = 'demo';
/** What is the demo's alone in the row of a programme: it points to what is removed. */
const OWN_NOW = { source: 'editor', featuredVideoId: null, featuredEpisodeId: null, galleryId: null, heroBanner: null };

/**
 * Removes the demo's programmes with their episodes, seasons and persons, once its videos, playlists and slots are
 * removed. A programme that an editor has changed, or that has something of the station's, stays as the station's; so
 * does a season of such an episode.
 */
export async function removePrograms(db: Database) {
  const ofDemo = (table: typeof programs | typeof episodes | typeof persons | typeof seasons) =>
    eq(table.source, SOURCE);
  const goneEpisodes = await db.delete(episodes).where(ofDemo(episodes)).returning({ programId: episodes.programId });
  const gonePersons = await db.delete(persons).where(ofDemo(persons)).returning({ programId: persons.programId });
  const unusedSeason = [episodes, persons].map((table) =>
    notExists(db.select({ id: table.id }).from(table).where(eq(table.seasonId, seasons.id))),
  );
  const goneSeasons = await db
    .delete(seasons)
    .where(and(ofDemo(seasons), ...unusedSeason))
    .returning({ programId: seasons.programId });
  await db.update(seasons).set({ source: 'editor' }).where(ofDemo(seasons));

  const uses = [episodes, videos, playlists, scheduleSlots].map((table) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.programId, programs.id))),
  );
  const losers = [...goneEpisodes, ...gonePersons, ...goneSeasons].map(({ programId }) => programId);
  const isChanged = and(ne(programs.source, SOURCE), inArray(programs.id, losers));
  const kept = await db
    .update(programs)
    .set(OWN_NOW)
    .where(or(isChanged, and(ofDemo(programs), or(...uses))))
    .returning({ id: programs.id, key: programs.key });
  const gone = await db.delete(programs).where(ofDemo(programs)).returning({ id: programs.id });
  await indexPrograms(
    db,
    kept.map(({ id }) => id),
  );
  return {
    programs: gone.length,
    episodes: goneEpisodes.length,
    kept: kept.map(({ key }) => `programme ${key}`).sort(),
  };
}
