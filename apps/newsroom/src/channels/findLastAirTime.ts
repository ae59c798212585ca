import { type Channel, findAirDay } from '@sala/station';

/** A period: its first second since 1970, and the second before which it ends. */
export interface Span {
  from: number;
  to: number;
}

const WEEK_SECONDS = 7 * 86_400;
/** A Monday at four in the morning, in Bangkok: the fewest are watching then. */
const FIRST_MONDAY_SECONDS = Date.parse('1970-01-05T04:00:00+07:00') / 1000;

/** The channel's last day of programmes (SPEC 9.4), which may have ended. One that is always on begins anew each Monday. */
export function findLastAirTime(air: Channel['air'], time: number): Span {
  if (!air) {
    const monday = FIRST_MONDAY_SECONDS + Math.floor((time - FIRST_MONDAY_SECONDS) / WEEK_SECONDS) * WEEK_SECONDS;
    return { from: monday, to: Number.POSITIVE_INFINITY };
  }
  const { from, to } = findAirDay(air, time * 1000);
  return { from: from / 1000, to: to / 1000 };
}
