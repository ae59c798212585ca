import { DAY_MS } from '@sala/thai';
import { and, asc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { episodes, programs } from '../programs/schema.ts';
import { scheduleSlots } from './schema.ts';
import { type Slot, type SlotAiring, SPILL_DAYS, toAirings } from './toAirings.ts';
import { selectAirings, widenPeriod } from './toSchedule.ts';

/** An airing, with its programme, and the title of its episode where it is known. */
export type Airing = SlotAiring<Slot & typeof scheduleSlots.$inferSelect> & {
  program: typeof programs.$inferSelect | null;
  episodeTitle: string;
};

/** The schedules of the channels. */
export function createScheduleQueries(db: Database) {
  const ofChannel = eq(scheduleSlots.channel, sql.placeholder('channel'));
  const slots = db
    .select()
    .from(scheduleSlots)
    .where(
      and(
        ofChannel,
        // slots that were planned once and have passed are not read
        or(isNull(scheduleSlots.validUntil), gt(scheduleSlots.validUntil, sql.placeholder('since'))),
      ),
    )
    .orderBy(asc(scheduleSlots.id))
    .prepare('schedule_slots');
  // in a query of their own: a programme has dozens of slots
  const scheduledPrograms = db
    .select()
    .from(programs)
    .where(inArray(programs.id, db.select({ id: scheduleSlots.programId }).from(scheduleSlots).where(ofChannel)))
    .prepare('schedule_programs');
  const aired = db
    .select({ programId: episodes.programId, at: episodes.firstAiredAt, title: episodes.title })
    .from(episodes)
    .where(and(gte(episodes.firstAiredAt, sql.placeholder('from')), lt(episodes.firstAiredAt, sql.placeholder('to'))))
    .prepare('schedule_episodes');

  const listSlots = (channel: string, from: number) =>
    slots.execute({ channel, since: new Date(from - SPILL_DAYS * DAY_MS).toISOString() });

  return {
    /** The slots of a channel, from which its airings are computed for any period that begins at an instant or later. */
    listSlots,
    /** The airings of a channel between two instants, sorted by time; of two at once the one that was planned last. */
    async on(channel: string, from: number, to: number): Promise<Airing[]> {
      const all = await listSlots(channel, from);
      const [begin, end] = widenPeriod(all, from, to);
      const titles = await aired.execute({ from: new Date(begin).toISOString(), to: new Date(end).toISOString() });
      const titleAt = new Map(titles.map(({ programId, at, title }) => [`${programId} ${at.getTime()}`, title]));
      const programOf = new Map((await scheduledPrograms.execute({ channel })).map((program) => [program.id, program]));
      const airings = toAirings(all, begin, end).map((one) => ({
        ...one,
        program: programOf.get(one.slot.programId ?? 0) ?? null,
        episodeTitle: titleAt.get(`${one.slot.programId} ${one.startsAt}`) ?? one.slot.episodeTitle,
      }));
      return selectAirings(airings, from, to);
    },
  };
}
