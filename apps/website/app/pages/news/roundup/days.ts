import { addDays } from '@sala/thai';

// Days are text, such as `2026-11-20`.

/**
 * The weeks of a day's month, each of seven days; null where the day is of another month.
 * @param weekStartsOn 0 = Sunday … 6 = Saturday
 */
export function listWeeks(day: string, weekStartsOn: number): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() - weekStartsOn + 7) % 7));
  const cells = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return weeks
    .map((week) => week.map((cell) => (cell.slice(0, 7) === day.slice(0, 7) ? cell : null)))
    .filter((week) => week.some((cell) => cell !== null));
}

/**
 * The same day a number of months later, or the nearest day of that month between `from` and `to`; null when the month
 * is outside of them.
 */
export function findDayInMonth(day: string, months: number, from: string, to: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const result = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  const other = result.toISOString().slice(0, 10);
  const nearest = other < from ? from : other > to ? to : other;
  return nearest.slice(0, 7) === other.slice(0, 7) ? nearest : null;
}
