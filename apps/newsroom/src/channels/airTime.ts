import type { Channel } from '@sala/station';

const DAY = 86_400;
const BANGKOK_OFFSET = 7 * 3600;

/** A stretch of time: its first second, and the one it ends before. */
export interface Span {
  from: number;
  to: number;
}

const WEEK = 7 * DAY;
/** A Monday at four in the morning, in Bangkok: the fewest are watching then. */
const FIRST_MONDAY = 4 * DAY + 4 * 3600 - BANGKOK_OFFSET;

/**
 * When the channel's last day of programmes began and ends (SPEC 9.4); it may have ended already. One that is always on
 * has a week.
 */
export function findLastAirTime(air: Channel['air'], time: number): Span {
  if (!air) {
    const monday = FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK) * WEEK;
    return { from: monday, to: Number.POSITIVE_INFINITY };
  }
  const midnight = Math.floor((time + BANGKOK_OFFSET) / DAY) * DAY - BANGKOK_OFFSET;
  const opening = midnight + air.from * 60;
  const from = opening <= time ? opening : opening - DAY;
  return { from, to: from + (air.to - air.from) * 60 };
}
