import { SCHEDULED_CHANNELS } from '@sala/station';
import { addDays, isDay, toDay, toStartOfDay } from '@sala/thai';

/** How many days before and after today have a page. */
const MAX_DAYS_AWAY = 28;
const WEEK_DAYS = 7;

/** The parameters of a page of the schedule. */
export interface ScheduleInput {
  view: 'day' | 'week';
  /** A day such as `2026-11-22`; empty for the schedule from now on. */
  date: string;
  /** The channel that a phone shows of a day, and whose week is shown. */
  channel: string;
}

/** Parses the parameters of an address; null when there is no such page. */
export function parseScheduleInput(query: URLSearchParams, now: number): ScheduleInput | null {
  const view = query.get('view') ?? 'day';
  const date = query.get('date') ?? '';
  const channel = query.get('channel') ?? SCHEDULED_CHANNELS[0]?.key ?? '';
  const today = toDay(now);
  const isWithinReach = isDay(date) && date >= addDays(today, -MAX_DAYS_AWAY) && date <= addDays(today, MAX_DAYS_AWAY);
  if ((view !== 'day' && view !== 'week') || (date !== '' && !isWithinReach)) return null;
  return SCHEDULED_CHANNELS.some(({ key }) => key === channel) ? { view, date, channel } : null;
}

/** The address for these parameters, without those that have their defaults. */
export function toSchedulePath({ view, date, channel }: ScheduleInput): string {
  const query = String(
    new URLSearchParams({
      ...(view === 'week' && { view }),
      ...(date && { date }),
      ...(channel !== SCHEDULED_CHANNELS[0]?.key && { channel }),
    }),
  );
  return query ? `/program/schedules?${query}` : '/program/schedules';
}

/** The days of a page: one, or the seven of its week from Monday on. */
export function listDays({ view, date }: ScheduleInput, now: number): string[] {
  const day = date || toDay(now);
  if (view === 'day') return [day];
  // parsed as UTC, because the date is already that of Bangkok
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS;
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(day, index - sinceMonday));
}

/** Whether a page without a date in its address shows days that have ended. */
export const isOutdated = ({ date }: ScheduleInput, days: string[], now: number): boolean =>
  date === '' && toDay(now) > (days.at(-1) ?? '');

/** The day that is called today: on an outdated page its last day, until the new one has loaded. */
export function findToday(input: ScheduleInput, days: string[], now: number): string {
  return isOutdated(input, days, now) ? (days.at(-1) ?? '') : toDay(now);
}

/** The day of a week that a phone shows. */
export function findVisibleDay({ date }: ScheduleInput, days: string[], today: string): string {
  return date || (days.includes(today) ? today : (days[0] ?? today));
}

/** From the start of the first of these days to the end of the last, in milliseconds since 1970. */
export function toSpan(days: string[]): { from: number; to: number } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { from: toStartOfDay(first), to: toStartOfDay(addDays(last, 1)) };
}
