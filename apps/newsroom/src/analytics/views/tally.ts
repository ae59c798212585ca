/** How many different things are counted between two writings; what comes beyond is an attack, and not counted. */
const MAX_KEYS = 10_000;

/** Counts in memory, for {@link Tally.take} to be written in one go. */
export class Tally {
  #counts = new Map<string, number>();

  add(key: string, times = 1): void {
    const before = this.#counts.get(key) ?? 0;
    if (before === 0 && this.#counts.size >= MAX_KEYS) return;
    this.#counts.set(key, before + times);
  }

  /**
   * What has been counted, in an order that is always the same, so that two writers wait for each other and never lock
   * each other out.
   */
  take(): [key: string, times: number][] {
    const counts = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#counts.clear();
    return counts;
  }
}
