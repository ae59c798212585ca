import { readStored, writeStored } from '../../../platform/localStore/index.ts';

/** A listener's rating of a narration: liked, disliked or none (SPEC 9.1-09). */
export type Rating = 1 | -1 | 0;

/** SPEC 9.1-10 */
const KEY = 'ttsFeedback';
/** How many ratings are stored: the newest. */
const MAX_RATINGS = 500;

const isRecord = (value: unknown): value is Record<string, Rating> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readAll(): Map<string, Rating> {
  return new Map(Object.entries(readStored(KEY, isRecord, {})).filter(([, rating]) => [1, -1, 0].includes(rating)));
}

/** This browser's rating of an article's narration. */
export function findRating(refCode: string): Rating {
  return readAll().get(refCode) ?? 0;
}

/** Stores a rating in a map from refCode to rating (SPEC 3.3-33, 3.3-34). */
export function saveRating(refCode: string, rating: Rating): void {
  const ratings = readAll();
  ratings.delete(refCode);
  ratings.set(refCode, rating);
  writeStored(KEY, Object.fromEntries([...ratings].slice(-MAX_RATINGS)));
}

/** The rating after a press on a button: a second press removes it (SPEC 4.4-01). */
export function toRating(rating: Rating, button: 1 | -1): Rating {
  return rating === button ? 0 : button;
}

/** By how much a changed rating changes the two counts (SPEC 4.4-04 to 4.4-10). */
export function toRatingChange(before: Rating, rating: Rating): { like: -1 | 0 | 1; dislike: -1 | 0 | 1 } {
  const count = (of: Rating) => (Number(rating === of) - Number(before === of)) as -1 | 0 | 1;
  return { like: count(1), dislike: count(-1) };
}
