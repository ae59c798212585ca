import { and, asc, count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { createFilteredList, toId } from './lists.ts';
import { persons, playlists, programs, seasons } from './schema.ts';

const byTitle = [sql`${programs.titleKey} collate "C"`, asc(programs.id)];

const CONDITIONS: Record<string, SQL> = {
  category: eq(programs.category, sql.placeholder('category')),
  is_old_program: eq(programs.isOld, sql.placeholder('is_old_program')),
  initial: sql`left(${programs.titleKey}, 1) = ${sql.placeholder('initial')}`,
  access: sql`${sql.placeholder('access')}::text = any(${programs.access})`,
};

const ORDERS = { recommended: [asc(programs.position), asc(programs.id)], title: byTitle };
export const PROGRAM_ORDERS = ['recommended', 'title'] as const;

/** The queries of programmes, with their seasons and persons, and of playlists. */
export function createProgramQueries(db: Database) {
  const list = (order: keyof typeof ORDERS) =>
    createFilteredList(CONDITIONS, (where, combination) => ({
      rows: db
        .select()
        .from(programs)
        .where(where)
        .orderBy(...ORDERS[order])
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`programs_${order}_${combination}`),
      total: db.select({ total: count() }).from(programs).where(where).prepare(`programs_total_${combination}`),
    }));
  const one = db
    .select()
    .from(programs)
    .where(or(eq(programs.key, sql.placeholder('key')), eq(programs.id, sql.placeholder('id'))))
    .prepare('program');
  const itsSeasons = db
    .select()
    .from(seasons)
    .where(eq(seasons.programId, sql.placeholder('program')))
    .orderBy(asc(seasons.number), asc(seasons.id))
    .prepare('program_seasons');
  const itsPersons = db
    .select()
    .from(persons)
    .where(eq(persons.programId, sql.placeholder('program')))
    .orderBy(asc(persons.position), asc(persons.id))
    .prepare('program_persons');
  const banners = db
    .select()
    .from(programs)
    .where(and(isNotNull(programs.heroBanner), eq(programs.isOld, false)))
    .orderBy(asc(programs.position), asc(programs.id))
    .limit(sql.placeholder('limit'))
    .prepare('program_banners');

  return {
    recommended: list('recommended'),
    /** In the order of a Thai dictionary. */
    title: list('title'),

    /** By its key or its id, with its seasons and persons; null when there is none. */
    async one(reference: string) {
      const rows = await one.execute({ key: reference, id: toId(reference) });
      const row = rows.find(({ key }) => key === reference) ?? rows[0];
      if (!row) return null;
      const [ofSeasons, everybody] = await Promise.all([
        itsSeasons.execute({ program: row.id }),
        itsPersons.execute({ program: row.id }),
      ]);
      return {
        row,
        persons: everybody.filter(({ seasonId }) => seasonId === null),
        seasons: ofSeasons.map((season) => ({
          season,
          persons: everybody.filter(({ seasonId }) => seasonId === season.id),
        })),
      };
    },

    /** The programmes for the large banners at the top of a page. */
    banners: (limit: number) => banners.execute({ limit }),

    ...createPlaylistQueries(db),
  };
}

function createPlaylistQueries(db: Database) {
  const pages = createFilteredList(
    { program: eq(playlists.programId, sql.placeholder('program')) },
    (where, combination) => ({
      rows: db
        .select()
        .from(playlists)
        .where(where)
        .orderBy(asc(playlists.position), asc(playlists.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`playlists_${combination}`),
      total: db.select({ total: count() }).from(playlists).where(where).prepare(`playlists_total_${combination}`),
    }),
  );
  const one = db
    .select()
    .from(playlists)
    .where(or(eq(playlists.key, sql.placeholder('key')), eq(playlists.id, sql.placeholder('id'))))
    .prepare('playlist');

  return {
    playlists: pages,

    /** By its key or its id; null when there is none. */
    async playlist(reference: string) {
      const rows = await one.execute({ key: reference, id: toId(reference) });
      return rows.find(({ key }) => key === reference) ?? rows[0] ?? null;
    },
  };
}

export type ProgramQueries = ReturnType<typeof createProgramQueries>;
