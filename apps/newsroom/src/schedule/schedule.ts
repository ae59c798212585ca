import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Database, episodes, programs, scheduleSlots } from '../database/index.ts';
import { type Occurrence, occurrences, type Slot } from './occurrences.ts';

/** What is on, with its programme, and its episode's title as far as it is known. */
export type Listing = Occurrence<Slot & typeof scheduleSlots.$inferSelect> & {
  program: typeof programs.$inferSelect | null;
  episodeTitle: string;
};

/** The schedules of the channels. */
export function scheduleQueries(db: Database) {
  const slots = db
    .select({ slot: scheduleSlots, program: programs })
    .from(scheduleSlots)
    .leftJoin(programs, eq(programs.id, scheduleSlots.programId))
    .where(eq(scheduleSlots.channel, sql.placeholder('channel')))
    .orderBy(asc(scheduleSlots.id))
    .prepare('schedule_slots');
  const aired = db
    .select({ programId: episodes.programId, at: episodes.firstAiredAt, title: episodes.title })
    .from(episodes)
    .where(and(gte(episodes.firstAiredAt, sql.placeholder('from')), lt(episodes.firstAiredAt, sql.placeholder('to'))))
    .prepare('schedule_episodes');

  return {
    /** What is on a channel between two instants, in the order of time. */
    async on(channel: string, from: number, to: number): Promise<Listing[]> {
      const [rows, titles] = await Promise.all([
        slots.execute({ channel }),
        aired.execute({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }),
      ]);
      const titleAt = new Map(titles.map(({ programId, at, title }) => [`${programId} ${at.getTime()}`, title]));
      const programOf = new Map(rows.map(({ slot, program }) => [slot.id, program]));
      const all = rows.map(({ slot }) => slot);
      return occurrences(all, from, to).map((one) => ({
        ...one,
        program: programOf.get(one.slot.id) ?? null,
        episodeTitle: titleAt.get(`${one.slot.programId} ${one.startsAt}`) ?? one.slot.episodeTitle,
      }));
    },
  };
}
