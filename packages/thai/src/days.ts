import { DAY_MS, toBangkokClock, toEpochMs } from './instant.ts';

// Days of Bangkok as `2026-11-20`, whatever the zone of the machine: a day is text.

/** The day in Bangkok at an instant, in milliseconds since 1970. */
export const toDay = (instant: number): string => toBangkokClock(instant).toISOString().slice(0, 10);

/** Midnight in Bangkok at the beginning of a day, in milliseconds since 1970; NaN for an invalid day. */
export const toStartOfDay = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? toEpochMs(day) : Number.NaN);

/** True when a text is a day of the calendar, which 30 February is not. */
export const isDay = (text: string): boolean => !Number.isNaN(toStartOfDay(text));

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => toDay(toStartOfDay(day) + days * DAY_MS);
