import { DAY_MS, HOUR_MS, toDay, toStartOfDay } from '@sala/thai';
import { type Area, toFulfilled } from '../../platform/areas/index.ts';
import { fetchMonthlySchedule, fetchTodaysSchedule } from '../../platform/services/index.server.ts';
import { type Airing, toAiring } from './airing.ts';
import { type OnAirBrief, toOnAirBriefs } from './onAirBrief.ts';

/** The minimum period that is fetched, so that the next airing is known late in the evening, too. */
const MIN_AHEAD_MS = 3 * HOUR_MS;

/** A period, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** From now to the end of the day, and beyond it when that is near. */
export function toRestOfDay(now: number): Span {
  return { from: now, to: Math.max(toStartOfDay(toDay(now)) + DAY_MS, now + MIN_AHEAD_MS) };
}

/**
 * The airings between two instants, on all channels or one, sorted by time. Uses today's schedule where that covers the
 * period, otherwise the schedule of each month (SPEC 7.7-12, 7.7-14).
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
  // an airing across the end of a month is in the schedules of both months
  const once = new Map(items.map((item) => [`${item.channel} ${item.startsAt}`, item]));
  const overlapping = [...once.values()].filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  return toFulfilled(overlapping.toSorted((a, b) => a.startsAt - b.startsAt).map(toAiring));
}

/** The current and the next airing of each channel today; null when the service fails. */
export async function fetchOnAirBriefs(now: number, signal: AbortSignal): Promise<OnAirBrief[] | null> {
  const { response } = await fetchTodaysSchedule(signal);
  const briefs = toOnAirBriefs((response?.items ?? []).map(toAiring), now);
  return briefs.some(({ length }) => length > 0) ? briefs : null;
}
