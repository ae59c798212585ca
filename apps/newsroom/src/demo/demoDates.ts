import { DAY_MS } from '@sala/thai';
import { type Slot, toAirings } from '../schedule/index.ts';

/** How far back, and ahead, a weekly programme is looked for, in days. */
const REACH_DAYS = 70;

/** When something is on. */
export interface Airing {
  startsAt: number;
  endsAt: number;
}

/**
 * When the episodes of a programme were on, from the newest back, and when the next will be: in its slots, so that the
 * schedule and the episodes say the same; one a week where it has none.
 */
export function airings(slots: Slot[], now: number): { past(place: number): Airing; next(place: number): Airing } {
  const all = toAirings(slots, now - REACH_DAYS * DAY_MS, now + REACH_DAYS * DAY_MS);
  const past = all.filter(({ endsAt }) => endsAt <= now).reverse();
  const next = all.filter(({ startsAt }) => startsAt > now);
  const weekly = (weeks: number) => {
    const startsAt = Math.floor((now - 2 * DAY_MS + weeks * 7 * DAY_MS) / 3600_000) * 3600_000;
    return { startsAt, endsAt: startsAt + 3600_000 };
  };
  return {
    past: (place) => past[place] ?? weekly(-place - (past.length > 0 ? 10 : 0)),
    next: (place) => next[place] ?? weekly(place + 1),
  };
}
