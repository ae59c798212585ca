import type { ScheduleItem } from '@sala/contracts';
import { CHANNELS, type Channel } from '@sala/station';
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
  const airings = areas.flatMap(({ response }) => toAirings(response?.items ?? [], channel));
  // an airing across the end of a month is in the schedules of both months
  const once = new Map(airings.map((airing) => [`${airing.channel} ${airing.startsAt}`, airing]));
  const overlapping = [...once.values()].filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  return toFulfilled(overlapping.toSorted((a, b) => a.startsAt - b.startsAt));
}

const MAIN_CHANNEL = CHANNELS.find(({ kind }: Channel) => kind === 'main')?.key ?? '';

/**
 * The airings of the requested channel, or of all. The specification's items name no channel (SPEC 3.6-01), nor do its
 * requests (7.7-12): without one, an item is the requested channel's, else the main one's.
 */
function toAirings(items: ScheduleItem[], channel?: string): Airing[] {
  return items
    .map((item) => toAiring({ ...item, channel: item.channel || (channel ?? MAIN_CHANNEL) }))
    .filter((airing) => channel === undefined || airing.channel === channel);
}

/** The current and the next airing of each channel today; null when the service fails. */
export async function fetchOnAirBriefs(now: number, signal: AbortSignal): Promise<OnAirBrief[] | null> {
  const { response } = await fetchTodaysSchedule(signal);
  const briefs = toOnAirBriefs(toAirings(response?.items ?? []), now);
  return briefs.some(({ length }) => length > 0) ? briefs : null;
}
