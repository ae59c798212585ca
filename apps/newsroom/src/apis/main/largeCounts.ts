const MIN_LARGE = 10_000;
const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 1000;

/**
 * Counts rows, each count under a name. A count above 10,000 is good for a minute: PostgreSQL has to look at every row for it, and no reader
 * knows whether it is 41,666 or 41,667 pages.
 * @param now milliseconds of a clock
 */
export function largeCounts(now: () => number = () => performance.now()) {
  const remembered = new Map<string, { total: number; at: number }>();
  return async (name: string, count: () => Promise<{ total: number }[]>): Promise<number> => {
    const last = remembered.get(name);
    if (last && now() - last.at < MAX_AGE_MS) return last.total;
    const total = (await count())[0]?.total ?? 0;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (total > MIN_LARGE) remembered.set(name, { total, at: now() });
    else remembered.delete(name);
    return total;
  };
}
