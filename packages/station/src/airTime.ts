import { DAY_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';
import type { DailyHours } from './shape.ts';

/**
 * The last of a channel's daily broadcasts to have begun by an instant; it may have ended. All in milliseconds since
 * 1970.
 */
export function findBroadcast(hours: DailyHours, now: number): { from: number; to: number } {
  const opening = toStartOfDay(toDay(now)) + hours.from * MINUTE_MS;
  const from = opening <= now ? opening : opening - DAY_MS;
  return { from, to: from + (hours.to - hours.from) * MINUTE_MS };
}

/** Whether a channel is on the air at an instant, and when that changes: null for never (SPEC 9.4). */
export function findAirState(hours: DailyHours | null, now: number): { isOnAir: boolean; changesAt: number | null } {
  if (!hours) return { isOnAir: true, changesAt: null };
  const { from, to } = findBroadcast(hours, now);
  return now < to ? { isOnAir: true, changesAt: to } : { isOnAir: false, changesAt: from + DAY_MS };
}
