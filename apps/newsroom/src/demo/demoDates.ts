import { DAY_MS } from '@sala/thai';
import { type Slot, toAirings } from '../schedule/index.ts';

/** How far back and ahead to look for airings of a weekly programme, in days. */
const REACH_DAYS = 70;

/** The time of one airing. */
export interface Airing {
  startsAt: number;
  endsAt: number;
}

/**
 * The past airings of a programme, the newest first, and the coming ones. They fall in its slots, so that schedule and
 * episodes agree; a programme without slots has one a week.
 */
export function createAirings(
  slots: Slot[],
  now: number,
): { past(place: number): Airing; next(place: number): Airing } {
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
