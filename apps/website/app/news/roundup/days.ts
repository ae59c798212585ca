// Days of Bangkok as `2026-11-20`, whatever the zone of the machine: a day is text, and noon of it an instant.

const DAY = 24 * 60 * 60_000;
const BANGKOK_OFFSET = 7 * 60 * 60_000;

/** The day in Bangkok at an instant, in milliseconds since 1970. */
export function dayAt(instant: number): string {
  return new Date(instant + BANGKOK_OFFSET).toISOString().slice(0, 10);
}

/** Noon of a day in Bangkok, in milliseconds since 1970. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00+07:00`);
}

/** Whether a text is a day of the calendar, which 30 February is not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noonOf(text)) && dayAt(noonOf(text)) === text;
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return dayAt(noonOf(day) + days * DAY);
}

/** The weeks of a day's month, each of seven days from Sunday on; null where the day is of another month. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = dayAfter(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const cells = Array.from({ length: 42 }, (_, index) => dayAfter(start, index));
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return weeks
    .map((week) => week.map((cell) => (cell.slice(0, 7) === day.slice(0, 7) ? cell : null)))
    .filter((week) => week.some((cell) => cell !== null));
}

/** The same day so many months later, else the nearest of that month from `from` to `to`; null when none of it lies there. */
export function sameDayInMonth(day: string, months: number, from: string, to: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const found = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
  const other = found.toISOString().slice(0, 10);
  const nearest = other < from ? from : other > to ? to : other;
  return nearest.slice(0, 7) === other.slice(0, 7) ? nearest : null;
}
