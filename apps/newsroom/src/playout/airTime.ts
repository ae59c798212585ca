import type { Channel } from '@sala/station';

const DAY = 86_400;
const BANGKOK_OFFSET = 7 * 3600;

/** A stretch of time: its first second, and the one it ends before. */
export interface Span {
  from: number;
  to: number;
}

const ALWAYS: Span = { from: 0, to: Number.POSITIVE_INFINITY };

/** When the channel's last day of programmes began and ends (SPEC 9.4); it may have ended already. */
export function lastAirTime(air: Channel['air'], time: number): Span {
  if (!air) return ALWAYS;
  const midnight = Math.floor((time + BANGKOK_OFFSET) / DAY) * DAY - BANGKOK_OFFSET;
  const opening = midnight + air.from * 60;
  const from = opening <= time ? opening : opening - DAY;
  return { from, to: from + (air.to - air.from) * 60 };
}
