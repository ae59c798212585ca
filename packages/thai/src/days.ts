import { BANGKOK_OFFSET_MS, DAY_MS, toBangkokClock, toEpochMs } from './instant.ts';

// Days of Bangkok as `2026-11-20`, whatever the zone of the machine: a day is text.

/** The day in Bangkok at an instant, in milliseconds since 1970. */
export const toDay = (instant: number): string => toBangkokClock(instant).toISOString().slice(0, 10);

/** Midnight in Bangkok at the beginning of a day, in milliseconds since 1970; NaN for an invalid day. */
export const toStartOfDay = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? toEpochMs(day) : Number.NaN);

/** True when a text is a day of the calendar, which 30 February is not. */
export const isDay = (text: string): boolean => !Number.isNaN(toStartOfDay(text));

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => toDay(toStartOfDay(day) + days * DAY_MS);

/**
 * Midnight in Bangkok at the beginning of a month such as `2026-11`, or of the month so many months later, in
 * milliseconds since 1970.
 */
export function toStartOfMonth(month: string, later = 0): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Date.UTC(year, number - 1 + later) - BANGKOK_OFFSET_MS;
}
