import { DAY_MS, HOUR_MS, toDay, toStartOfDay } from '@sala/thai';
import { type Area, toFulfilled } from '../../platform/areas/index.ts';
import { fetchMonthlySchedule, fetchTodaysSchedule } from '../../platform/services/index.server.ts';
import { type Airing, toAiring } from './airing.ts';
import { type OnAirBrief, toOnAirBriefs } from './onAirBrief.ts';

/** How far ahead is looked at least, so that late in the evening what comes next is known. */
const MIN_AHEAD_MS = 3 * HOUR_MS;

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** From now to the end of the day, and a little further when that is near. */
export function toRestOfDay(now: number): Span {
  return { from: now, to: Math.max(toStartOfDay(toDay(now)) + DAY_MS, now + MIN_AHEAD_MS) };
}

/**
 * What is on between two instants, on all channels or one, in the order of time. Today's schedule is asked for where it
 * says enough, else that of each month (SPEC 7.7-12, 7.7-14).
 */
export async function fetchAirings(
  { from, to }: Span,
  now: number,
  signal: AbortSignal,
  channel?: string,
): Promise<Area<Airing[]>> {
  const today = toStartOfDay(toDay(now));
  const isToday = from >= today && to <= today + DAY_MS;
  const months = [...new Set([from, to - 1].map((at) => toDay(at).slice(0, 7)))];
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
  return toFulfilled(within.toSorted((a, b) => a.startsAt - b.startsAt).map(toAiring));
}

/** What is on each channel and what comes next of today; null when the service does not answer. */
export async function fetchOnAirBriefs(now: number, signal: AbortSignal): Promise<OnAirBrief[] | null> {
  const { response } = await fetchTodaysSchedule(signal);
  const briefs = toOnAirBriefs((response?.items ?? []).map(toAiring), now);
  return briefs.some(({ length }) => length > 0) ? briefs : null;
}
