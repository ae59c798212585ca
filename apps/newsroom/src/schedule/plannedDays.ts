import { setTimeout as pause } from 'node:timers/promises';
import { CHANNELS } from '@sala/station';
import { DAY_MS, toDay, toStartOfDay } from '@sala/thai';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, runWithLease } from '../database/index.ts';
import { createScheduleQueries } from './queries.ts';
import { type PlannedAiring, plannedDays } from './schema.ts';
import type { listed } from './slotInput.ts';

/** How often it is looked whether another day has begun, in milliseconds. */
const INTERVAL_MS = 60_000;
const KEPT_DAYS = 400;

/** Something that was on, was planned, or both. */
export interface ComparedAiring extends PlannedAiring {
  state: 'asPlanned' | 'added' | 'dropped';
}

/** What the schedule says now of a channel and a day; of a time that has been that is what was on. */
async function readDay(db: Database, channel: string, from: number): Promise<PlannedAiring[]> {
  const airings = await createScheduleQueries(db).on(channel, from, from + DAY_MS);
  return airings.map(({ startsAt, endsAt, slot, program }) => ({
    startsAt,
    endsAt,
    title: program?.title ?? slot.title,
  }));
}

/** Writes down what is planned for the day that has begun, once, and forgets what is more than a year old. */
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
  await db.delete(plannedDays).where(lt(plannedDays.day, toDay(now - KEPT_DAYS * DAY_MS)));
}

/** Does so in the background, in one newsroom at a time, until it is closed. */
export function startPlanWorker(db: Database, onError: (error: unknown) => void): { close(): Promise<void> } {
  return runWithLease(db, 'planned days', async (signal) => {
    while (!signal.aborted) {
      await savePlannedDay(db, Date.now()).catch(onError);
      await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  });
}

/** What was on a channel on a day until now, beside what was planned for it, in the order of time. */
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
