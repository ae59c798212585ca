/**
 * The upper bounds of a histogram of times, in milliseconds. Each time is counted in the first bound that it does not
 * exceed; one beyond the last is a failure.
 */
export const FIRST_BYTE_BOUNDS_MS = [50, 100, 200, 400, 800, 1600, 3200, 5000] as const;

/** The index of the bound for a time. */
export function toBound(milliseconds: number): number {
  const index = FIRST_BYTE_BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  return index < 0 ? FIRST_BYTE_BOUNDS_MS.length - 1 : index;
}

/** The bound that three quarters of the times do not exceed; null when there are none. */
export function toFirstByteSummary(counts: number[]): { p75: number; samples: number } | null {
  const samples = counts.reduce((sum, count) => sum + count, 0);
  if (samples === 0) return null;
  let cumulative = 0;
  const index = counts.findIndex((count) => {
    cumulative += count;
    return cumulative >= samples * 0.75;
  });
  return { p75: FIRST_BYTE_BOUNDS_MS[index] ?? 0, samples };
}
