import { type Area, fulfilled } from '../areas/index.ts';
import { fetchMonthlySchedule, fetchTodaysSchedule } from '../services/index.server.ts';
import { DAY, dayOf, midnightBefore } from './days.ts';
import { type Listing, toListing } from './listing.ts';

/** How far ahead is looked at least, so that late in the evening what comes next is known. */
const AHEAD = DAY / 8;

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** From now to the end of the day, and a little further when that is near. */
export function restOfDay(now: number): Span {
  return { from: now, to: Math.max(midnightBefore(now) + DAY, now + AHEAD) };
}

/** What is on between two instants, on all channels or one, in the order of time. Today's schedule is asked for when it says enough, else that of each month (SPEC 7.7-12, 7.7-14). */
export async function fetchListings(
  { from, to }: Span,
  now: number,
  signal: AbortSignal,
  channel?: string,
): Promise<Area<Listing[]>> {
  const today = midnightBefore(now);
  const isToday = from >= today && to <= today + DAY;
  const months = [...new Set([from, to - 1].map((at) => dayOf(at).slice(0, 7)))];
  const areas = await Promise.all(
    isToday
      ? [fetchTodaysSchedule(signal, channel)]
      : months.map((month) => fetchMonthlySchedule(month, signal, channel)),
  );
  const failed = areas.find(({ response }) => !response);
  if (failed) return { ...failed, response: null };
  const items = areas.flatMap(({ response }) => response?.items ?? []);
  // what goes on over the end of a month is told by both
  const once = new Map(items.map((item) => [`${item.channel} ${item.startsAt}`, item]));
  const within = [...once.values()].filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  return fulfilled(within.toSorted((a, b) => a.startsAt - b.startsAt).map(toListing));
}
