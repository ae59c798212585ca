/**
 * A query that is not run again while its result is younger than `ttlMs`. Callers at the same time share one run; a
 * failure is not cached.
 * @param now milliseconds of a clock
 */
export function cacheQuery<Result>(
  query: () => Promise<Result>,
  ttlMs: number,
  now: () => number = Date.now,
): () => Promise<Result> {
  let cached: { result: Promise<Result>; at: number } | null = null;
  return () => {
    if (cached && now() - cached.at < ttlMs) return cached.result;
    const result = query();
    cached = { result, at: now() };
    result.catch(() => {
      cached = null;
    });
    return result;
  };
}
