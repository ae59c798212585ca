/** What a listener says of a reading: that it is liked, that it is not, or nothing (SPEC 9.1-09). */
export type Rating = 1 | -1 | 0;

/** SPEC 9.1-10 */
const KEY = 'ttsFeedback';
/** How many articles are remembered, the newest. */
const MAX_RATINGS = 500;

/** What a browser that keeps nothing, or nothing more, remembers until the page is closed. */
let unkept: Map<string, Rating> | null = null;

// where it is kept, anything may stand
function readAll(): Map<string, Rating> {
  if (unkept) return new Map(unkept);
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return new Map();
    return new Map(Object.entries(stored).filter((entry): entry is [string, Rating] => [1, -1, 0].includes(entry[1])));
  } catch {
    return new Map();
  }
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
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...ratings].slice(-MAX_RATINGS))));
    unkept = null;
  } catch {
    unkept = ratings;
  }
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
