/** A part of the page that has moved by itself: when, in milliseconds, and how far, without a unit. */
export interface Shift {
  startTime: number;
  value: number;
}

/** A session window of layout shifts: less than a second apart, five seconds in all. */
const MAX_GAP_MS = 1000;
const MAX_SESSION_MS = 5000;

/** CLS: the largest sum of the shifts of one session window; 0 without shifts. */
export function toLayoutShift(shifts: Shift[]): number {
  let widest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startTime, value } of shifts) {
    const belongs = startTime - last < MAX_GAP_MS && startTime - first < MAX_SESSION_MS;
    if (!belongs) first = startTime;
    last = startTime;
    sum = belongs ? sum + value : value;
    widest = Math.max(widest, sum);
  }
  return widest;
}

/**
 * INP: the longest duration of an interaction, leaving out one outlier for every fifty interactions.
 * @param durations those that were noticed, in milliseconds, at least one
 * @param count how many interactions there were, with those too short to be reported
 */
export function toInteractionDelay(durations: number[], count: number): number {
  const longest = durations.toSorted((a, b) => b - a);
  return longest[Math.min(longest.length - 1, Math.floor(count / 50))] ?? 0;
}
