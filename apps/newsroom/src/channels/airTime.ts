import type { Channel } from '@sala/station';

const DAY_SECONDS = 86_400;
const BANGKOK_OFFSET_SECONDS = 7 * 3600;

/** A stretch of time: its first second, and the one it ends before. */
export interface Span {
  from: number;
  to: number;
}

const WEEK_SECONDS = 7 * DAY_SECONDS;
/** A Monday at four in the morning, in Bangkok: the fewest are watching then. */
const FIRST_MONDAY_SECONDS = 4 * DAY_SECONDS + 4 * 3600 - BANGKOK_OFFSET_SECONDS;

/**
 * When the channel's last day of programmes began and ends (SPEC 9.4); it may have ended already. One that is always on
 * has a week.
 */
export function findLastAirTime(air: Channel['air'], time: number): Span {
  if (!air) {
    const monday = FIRST_MONDAY_SECONDS + Math.floor((time - FIRST_MONDAY_SECONDS) / WEEK_SECONDS) * WEEK_SECONDS;
    return { from: monday, to: Number.POSITIVE_INFINITY };
  }
  const midnight = Math.floor((time + BANGKOK_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS - BANGKOK_OFFSET_SECONDS;
  const opening = midnight + air.from * 60;
  const from = opening <= time ? opening : opening - DAY_SECONDS;
  return { from, to: from + (air.to - air.from) * 60 };
}
