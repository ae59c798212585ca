import { readStored, writeStored } from '../../../platform/localStore/index.ts';

/** What a listener says of a reading: that it is liked, that it is not, or nothing (SPEC 9.1-09). */
export type Rating = 1 | -1 | 0;

/** SPEC 9.1-10 */
const KEY = 'ttsFeedback';
/** How many articles are remembered, the newest. */
const MAX_RATINGS = 500;

const isRecord = (value: unknown): value is Record<string, Rating> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readAll(): Map<string, Rating> {
  return new Map(Object.entries(readStored(KEY, isRecord, {})).filter(([, rating]) => [1, -1, 0].includes(rating)));
}

/** What this browser has said of the reading of an article. */
export function findRating(refCode: string): Rating {
  return readAll().get(refCode) ?? 0;
}

/** Remembers it, as a map from refCode to rating (SPEC 3.3-33, 3.3-34). */
export function saveRating(refCode: string, rating: Rating): void {
  const ratings = readAll();
  ratings.delete(refCode);
  ratings.set(refCode, rating);
  writeStored(KEY, Object.fromEntries([...ratings].slice(-MAX_RATINGS)));
}

/** What a press makes of a rating: a second one takes it back (SPEC 4.4-01). */
export function toRating(rating: Rating, button: 1 | -1): Rating {
  return rating === button ? 0 : button;
}

/** What a change of mind does to the two counts (SPEC 4.4-04 to 4.4-10). */
export function toRatingChange(before: Rating, rating: Rating): { like: -1 | 0 | 1; dislike: -1 | 0 | 1 } {
  const count = (of: Rating) => (Number(rating === of) - Number(before === of)) as -1 | 0 | 1;
  return { like: count(1), dislike: count(-1) };
}
