import { and, eq, exists, inArray, notExists, notInArray, or } from 'drizzle-orm';
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
 * does a season of such an episode. A banner goes with the episode to which it leads.
 */
export async function removePrograms(db: Database) {
  const ofDemo = (table: typeof programs | typeof episodes | typeof persons | typeof seasons) =>
    eq(table.source, SOURCE);
  const goneEpisodes = await db
    .delete(episodes)
    .where(ofDemo(episodes))
    .returning({ id: episodes.id, programId: episodes.programId });
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
  const remaining = await db
    .update(programs)
    .set(OWN_NOW)
    .where(and(ofDemo(programs), or(...uses)))
    .returning({ id: programs.id, key: programs.key });
  const gone = await db.delete(programs).where(ofDemo(programs)).returning({ id: programs.id });

  const losers = [...goneEpisodes, ...gonePersons, ...goneSeasons].map(({ programId }) => programId);
  const changed = await db
    .select({ id: programs.id, key: programs.key, heroBanner: programs.heroBanner })
    .from(programs)
    .where(
      and(
        inArray(programs.id, losers),
        notInArray(
          programs.id,
          remaining.map(({ id }) => id),
        ),
      ),
    );
  const goneIds = new Set(goneEpisodes.map(({ id }) => String(id)));
  const stranded = changed.filter(({ heroBanner }) =>
    goneIds.has(heroBanner?.primary.link.split('/episodes/')[1] ?? ''),
  );
  await db
    .update(programs)
    .set({ heroBanner: null })
    .where(
      inArray(
        programs.id,
        stranded.map(({ id }) => id),
      ),
    );

  const all = [...remaining, ...changed];
  await indexPrograms(
    db,
    all.map(({ id }) => id),
  );
  return {
    programs: gone.length,
    episodes: goneEpisodes.length,
    remaining: all.map(({ key }) => `programme ${key}`).sort(),
  };
}
