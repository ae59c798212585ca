import { SCHEDULED_CHANNELS } from '@sala/station';
import { addDays, isDay, toDay, toStartOfDay } from '@sala/thai';

/** How many days before and after today can be asked for. */
const MAX_DAYS_AWAY = 28;
const WEEK_DAYS = 7;

/** What of the schedules is asked for. */
export interface ScheduleInput {
  view: 'day' | 'week';
  /** A day such as `2026-11-22`; empty for what is on from now on. */
  date: string;
  /** The channel that a phone shows of a day, and the one whose week it is. */
  channel: string;
}

/** Reads the question of an address; null when there is no such page. */
export function parseScheduleInput(query: URLSearchParams, now: number): ScheduleInput | null {
  const view = query.get('view') ?? 'day';
  const date = query.get('date') ?? '';
  const channel = query.get('channel') ?? SCHEDULED_CHANNELS[0]?.key ?? '';
  const today = toDay(now);
  const isWithinReach = isDay(date) && date >= addDays(today, -MAX_DAYS_AWAY) && date <= addDays(today, MAX_DAYS_AWAY);
  if ((view !== 'day' && view !== 'week') || (date !== '' && !isWithinReach)) return null;
  return SCHEDULED_CHANNELS.some(({ key }) => key === channel) ? { view, date, channel } : null;
}

/** Where a question is answered; what goes without saying is left out. */
export function toSchedulePath({ view, date, channel }: ScheduleInput): string {
  const query = new URLSearchParams({
    ...(view === 'week' && { view }),
    ...(date && { date }),
    ...(channel !== SCHEDULED_CHANNELS[0]?.key && { channel }),
  });
  return query.size > 0 ? `/program/schedules?${query}` : '/program/schedules';
}

/** The days of a question: the one, or the seven of its week from Monday on. */
export function listDays({ view, date }: ScheduleInput, now: number): string[] {
  const day = date || toDay(now);
  if (view === 'day') return [day];
  // of an instant in Bangkok the weekday is that of its text
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK_DAYS;
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(day, index - sinceMonday));
}

/** Whether a page without a date in its address shows days that have ended. */
export const isOutdated = ({ date }: ScheduleInput, days: string[], now: number): boolean =>
  date === '' && toDay(now) > (days.at(-1) ?? '');

/** Which day is called today: on an outdated page its last day, until the new one has come. */
export function findToday(input: ScheduleInput, days: string[], now: number): string {
  return isOutdated(input, days, now) ? (days.at(-1) ?? '') : toDay(now);
}

/** The one of a week's days that a phone shows. */
export function findVisibleDay({ date }: ScheduleInput, days: string[], today: string): string {
  return date || (days.includes(today) ? today : (days[0] ?? today));
}

/** From the first instant of the first of these days to the last of the last, in milliseconds since 1970. */
export function toSpan(days: string[]): { from: number; to: number } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { from: toStartOfDay(first), to: toStartOfDay(addDays(last, 1)) };
}
