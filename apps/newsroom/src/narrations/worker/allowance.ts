import { HOUR_MS } from '@sala/thai';

/** Allows so many different keys an hour; a key that was allowed is allowed again. */
export class HourlyAllowance {
  #granted = new Map<number, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  grants(id: number, now = performance.now()): boolean {
    for (const [old, at] of this.#granted) {
      if (at > now - HOUR_MS) break;
      this.#granted.delete(old);
    }
    if (this.#granted.has(id)) return true;
    if (this.#granted.size >= this.#most) return false;
    this.#granted.set(id, now);
    return true;
  }
}
