import { CHANNELS } from '@sala/station';
import { DAY_MS, toDay, toStartOfDay } from '@sala/thai';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/index.ts';
import { createScheduleQueries } from './queries.ts';
import { type PlannedAiring, plannedDays } from './schema.ts';
import type { listed } from './slotInput.ts';

const RETENTION_DAYS = 400;

/** An airing that took place, was planned, or both. */
export interface ComparedAiring extends PlannedAiring {
  state: 'asPlanned' | 'added' | 'dropped';
}

/** The schedule of a channel and a day as it is now; for past times that is what was on. */
async function readDay(db: Database, channel: string, from: number): Promise<PlannedAiring[]> {
  const airings = await createScheduleQueries(db).on(channel, from, from + DAY_MS);
  return airings.map(({ startsAt, endsAt, slot, program }) => ({
    startsAt,
    endsAt,
    title: program?.title ?? slot.title,
  }));
}

/** Stores once what is planned for the day that has begun, and deletes what is older than a year. */
export async function savePlannedDay(db: Database, now: number): Promise<void> {
  const day = toDay(now);
  for (const { key: channel } of CHANNELS) {
    const of = and(eq(plannedDays.channel, channel), eq(plannedDays.day, day));
    if ((await db.$count(plannedDays, of)) > 0) continue;
    const airings = await readDay(db, channel, toStartOfDay(day));
    await db
      .insert(plannedDays)
      .values({ channel, day, at: new Date(now), airings })
      .onConflictDoNothing();
  }
  await db.delete(plannedDays).where(lt(plannedDays.day, toDay(now - RETENTION_DAYS * DAY_MS)));
}

/** What was on a channel on a day until now, beside what was planned for it, sorted by time. */
export async function compareWithPlan(
  db: Database,
  { channel, day }: z.output<typeof listed>,
): Promise<{ plannedAt: number | null; airings: ComparedAiring[] }> {
  const now = Date.now();
  const from = day ?? toStartOfDay(toDay(now));
  const [plan] = await db
    .select()
    .from(plannedDays)
    .where(and(eq(plannedDays.channel, channel), eq(plannedDays.day, toDay(from))));
  const hasBegun = ({ startsAt }: PlannedAiring): boolean => startsAt <= now;
  const aired = (await readDay(db, channel, from)).filter(hasBegun);
  const planned = plan?.airings.filter(hasBegun) ?? aired;
  const isSame = (one: PlannedAiring) => (other: PlannedAiring) =>
    one.startsAt === other.startsAt && one.endsAt === other.endsAt && one.title === other.title;
  const airings: ComparedAiring[] = [
    ...planned.filter((one) => !aired.some(isSame(one))).map((one) => ({ ...one, state: 'dropped' as const })),
    ...aired.map((one) => ({ ...one, state: planned.some(isSame(one)) ? ('asPlanned' as const) : ('added' as const) })),
  ];
  return {
    plannedAt: plan?.at.getTime() ?? null,
    airings: airings.toSorted((one, other) => one.startsAt - other.startsAt),
  };
}
