import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { createFilteredList } from './lists.ts';
import { episodes, programs, videos } from './schema.ts';

/** True for what is published and has not expired. */
const isOut = and(
  lte(episodes.firstAiredAt, sql`now()`),
  or(isNull(episodes.startsAt), lte(episodes.startsAt, sql`now()`)),
  or(isNull(episodes.endsAt), gt(episodes.endsAt, sql`now()`)),
);
const isToCome = gt(episodes.firstAiredAt, sql`now()`);

const CONDITIONS: Record<string, SQL> = {
  program: eq(episodes.programId, sql.placeholder('program')),
  owner: eq(episodes.seasonId, sql.placeholder('owner')),
  access: sql`${sql.placeholder('access')}::text = any(${episodes.access})`,
};

/** The queries of episodes, each with its programme and its video. */
export function createEpisodeQueries(db: Database) {
  const all = () =>
    db
      .select({ episode: episodes, program: programs, video: videos })
      .from(episodes)
      .innerJoin(programs, eq(programs.id, episodes.programId))
      .leftJoin(videos, and(eq(videos.episodeId, episodes.id), eq(videos.category, 'rerun')));
  const list = (name: string, among: SQL | undefined, order: SQL[]) =>
    createFilteredList(CONDITIONS, (where, combination) => ({
      rows: all()
        .where(and(among, where))
        .orderBy(...order)
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`${name}_${combination}`),
      total: db
        .select({ total: count() })
        .from(episodes)
        .where(and(among, where))
        .prepare(`${name}_total_${combination}`),
    }));
  const one = all()
    .where(eq(episodes.id, sql.placeholder('id')))
    .prepare('episode');

  return {
    newest: list('episodes', isOut, [desc(episodes.firstAiredAt), desc(episodes.id)]),
    /** The episodes to come, the next first. */
    upcoming: list('episodes_upcoming', isToCome, [asc(episodes.firstAiredAt), asc(episodes.id)]),

    /** Published or not; null when there is none. */
    async one(id: number) {
      const [row] = await one.execute({ id });
      return row ?? null;
    },
  };
}
