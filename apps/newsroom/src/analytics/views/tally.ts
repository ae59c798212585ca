/** How many different keys are counted between two writes; more can only be an attack, and are not counted. */
const MAX_KEYS = 10_000;

/** Counts in memory; {@link Tally.take} hands the counts over to be written together. */
export class Tally {
  #counts = new Map<string, number>();

  add(key: string, times = 1): void {
    const before = this.#counts.get(key) ?? 0;
    if (before === 0 && this.#counts.size >= MAX_KEYS) return;
    this.#counts.set(key, before + times);
  }

  /** Returns the counts and begins anew; always in the same order, so that two writers cannot deadlock. */
  take(): [key: string, times: number][] {
    const counts = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#counts.clear();
    return counts;
  }
}
