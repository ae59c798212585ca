import { bangkokClock, DAY, epochMs } from './instant.ts';

// Days of Bangkok as `2026-11-20`, whatever the zone of the machine: a day is text.

/** The day in Bangkok at an instant, in milliseconds since 1970. */
export const dayAt = (instant: number): string => bangkokClock(instant).toISOString().slice(0, 10);

/** Midnight in Bangkok, with which a day begins, in milliseconds since 1970; NaN for what is no day. */
export const startOfDay = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? epochMs(day) : Number.NaN);

/** Whether a text is a day of the calendar, which 30 February is not. */
export const isDay = (text: string): boolean => !Number.isNaN(startOfDay(text));

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => dayAt(startOfDay(day) + days * DAY);
