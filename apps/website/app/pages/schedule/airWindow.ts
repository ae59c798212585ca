import type { LiveChannel } from '@sala/contracts';
import type { Channel } from '@sala/station';
import { toDay, toStartOfDay } from '@sala/thai';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When a channel is on the air every day, in minutes since midnight; null: around the clock (SPEC 9.4). */
export type AirWindow = Channel['air'];

/** The window of an entry of the content service (SPEC 3.1-12, 3.1-13): its times of day, each moved by its offset. */
export function toAirWindow(
  entry: Pick<LiveChannel, 'startAirTime' | 'endAirTime' | 'startAirTimeOffsetInMinute' | 'endAirTimeOffsetInMinute'>,
): AirWindow {
  const from = parseMinutes(entry.startAirTime) + (entry.startAirTimeOffsetInMinute ?? 0);
  const to = parseMinutes(entry.endAirTime) + (entry.endAirTimeOffsetInMinute ?? DAY_MS / MINUTE_MS);
  // without times it is always on, and so is what ends after it has begun again
  return from < to && to - from < DAY_MS / MINUTE_MS ? { from, to } : null;
}

/** `06:00:00.000` as minutes; NaN for what is no time. */
function parseMinutes(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Whether a channel is on the air at an instant, and when that changes: null for never. */
export function findAirState(air: AirWindow, now: number): { isOnAir: boolean; changesAt: number | null } {
  if (!air) return { isOnAir: true, changesAt: null };
  const midnight = toStartOfDay(toDay(now));
  // what began yesterday may still be on, and offsets may move a day's beginning into the day before
  for (const day of [midnight - DAY_MS, midnight, midnight + DAY_MS]) {
    const [from, to] = [day + air.from * MINUTE_MS, day + air.to * MINUTE_MS];
    if (now < from) return { isOnAir: false, changesAt: from };
    if (now < to) return { isOnAir: true, changesAt: to };
  }
  return { isOnAir: false, changesAt: null };
}
