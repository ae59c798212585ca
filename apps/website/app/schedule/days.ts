import { epochMs } from '@sala/thai';

const BANGKOK = 7 * 3_600_000;
/** A day in milliseconds; Bangkok has no summer time. */
export const DAY = 24 * 3_600_000;

/** The day in Bangkok, such as `2026-11-22`. */
export const dayOf = (at: number): string => new Date(at + BANGKOK).toISOString().slice(0, 10);

/** The first instant of a day such as `2026-11-22`, in milliseconds since 1970; NaN when there is no such day. */
export const startOfDay = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? epochMs(day) : Number.NaN);

/** The first instant of the day in Bangkok that an instant falls on. */
export const midnightBefore = (at: number): number => startOfDay(dayOf(at));
