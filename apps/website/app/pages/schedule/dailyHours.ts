import type { LiveChannel } from '@sala/contracts';
import type { DailyHours } from '@sala/station';

const DAY_MINUTES = 24 * 60;

/**
 * When a channel of the content service is on the air every day (SPEC 3.1-12, 3.1-13): its times of day, each moved by
 * its offset. null: around the clock.
 */
export function toDailyHours(
  entry: Pick<LiveChannel, 'startAirTime' | 'endAirTime' | 'startAirTimeOffsetInMinute' | 'endAirTimeOffsetInMinute'>,
): DailyHours | null {
  const from = parseMinutes(entry.startAirTime) + (entry.startAirTimeOffsetInMinute ?? 0);
  const to = parseMinutes(entry.endAirTime) + (entry.endAirTimeOffsetInMinute ?? DAY_MINUTES);
  // without times it is always on, and so is what ends after it has begun again
  if (!(from < to && to - from < DAY_MINUTES)) return null;
  // an offset may move the beginning into another day: it is the same hour of every day
  const day = Math.floor(from / DAY_MINUTES) * DAY_MINUTES;
  return { from: from - day, to: to - day };
}

/** `06:00:00.000` as minutes; NaN for what is no time. */
function parseMinutes(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}
