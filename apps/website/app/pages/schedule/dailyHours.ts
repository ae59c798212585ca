import type { LiveChannel } from '@sala/contracts';
import type { DailyHours } from '@sala/station';

const DAY_MINUTES = 24 * 60;

/**
 * The daily broadcasting hours of a channel of the content service (SPEC 3.1-12, 3.1-13), with their offsets added;
 * null for around the clock.
 */
export function toDailyHours(
  entry: Pick<LiveChannel, 'startAirTime' | 'endAirTime' | 'startAirTimeOffsetInMinute' | 'endAirTimeOffsetInMinute'>,
): DailyHours | null {
  const from = parseMinutes(entry.startAirTime) + (entry.startAirTimeOffsetInMinute ?? 0);
  const to = parseMinutes(entry.endAirTime) + (entry.endAirTimeOffsetInMinute ?? DAY_MINUTES);
  // a channel is always on when it has no times, or when it would begin again before it ends
  if (!(from < to && to - from < DAY_MINUTES)) return null;
  // an offset may move the beginning to another day; the time of day is the same every day
  const day = Math.floor(from / DAY_MINUTES) * DAY_MINUTES;
  return { from: from - day, to: to - day };
}

/** `06:00:00.000` as minutes; NaN for an invalid time. */
function parseMinutes(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
