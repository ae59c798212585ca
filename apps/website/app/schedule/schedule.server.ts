import type { Schedule } from '@sala/contracts';
import { dayAt, startOfDay } from '@sala/thai';
import { type Area, fulfilled } from '../areas/index.ts';
import { fetchMonthlySchedule, fetchTodaysSchedule } from '../services/index.server.ts';
import { type Listing, toListing } from './listing.ts';
import { type OnAirBrief, onAirBriefs } from './onAirBrief.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** How far ahead is looked at least, so that late in the evening what comes next is known. */
const AHEAD = 3 * HOUR;

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** From now to the end of the day, and a little further when that is near. */
export function restOfDay(now: number): Span {
  return { from: now, to: Math.max(startOfDay(dayAt(now)) + DAY, now + AHEAD) };
}

/**
 * What is on between two instants, on all channels or one, in the order of time. Today's schedule is asked for where it says
 * enough, else that of each month (SPEC 7.7-12, 7.7-14).
 */
export async function fetchListings(
  { from, to }: Span,
  now: number,
  signal: AbortSignal,
  channel?: string,
): Promise<Area<Listing[]>> {
  const today = startOfDay(dayAt(now));
  const isToday = from >= today && to <= today + DAY;
  const months = [...new Set([from, to - 1].map((at) => dayAt(at).slice(0, 7)))];
  const areas = await Promise.all(
    isToday ? [fetchTodaysSchedule(signal, channel)] : months.map((month) => scheduleOfMonth(month, now, channel)),
  );
  const failed = areas.find(({ response }) => !response);
  if (failed) return { ...failed, response: null };
  const items = areas.flatMap(({ response }) => response?.items ?? []);
  // what goes on over the end of a month is told by both
  const once = new Map(items.map((item) => [`${item.channel} ${item.startsAt}`, item]));
  const within = [...once.values()].filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  return fulfilled(within.toSorted((a, b) => a.startsAt - b.startsAt).map(toListing));
}

/** What is on each channel and what comes next of today; null when nobody tells. */
export async function fetchOnAirBriefs(now: number, signal: AbortSignal): Promise<OnAirBrief[] | null> {
  const { response } = await fetchTodaysSchedule(signal);
  const briefs = onAirBriefs((response?.items ?? []).map(toListing), now);
  return briefs.some(({ length }) => length > 0) ? briefs : null;
}

/** A month of all channels is nearly a megabyte: the pages of a minute share it. */
const KEPT = 60_000;
const MOST_KEPT = 12;
/** How long a page waits for it, in milliseconds. */
const PATIENCE = 3500;
const kept = new Map<string, { until: number; month: Promise<Area<Schedule>> }>();

/** A service has told that something has changed: the next page asks for its months anew. */
export function forgetSchedules(): void {
  kept.clear();
}

function scheduleOfMonth(name: string, now: number, channel = ''): Promise<Area<Schedule>> {
  const key = `${name} ${channel}`;
  const found = kept.get(key);
  if (found && now < found.until) return found.month;
  if (kept.size >= MOST_KEPT) kept.clear();
  // not the page's own signal: others wait for it too
  const month = fetchMonthlySchedule(name, AbortSignal.timeout(PATIENCE), channel || undefined);
  kept.set(key, { until: now + KEPT, month });
  void month.then(({ response }) => response || kept.delete(key));
  return month;
}
