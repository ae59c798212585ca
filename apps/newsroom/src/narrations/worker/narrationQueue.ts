/**
 * Articles that readers want, the latest in front: a reader who still waits asks again, and one who has left is
 * overtaken. It has an end, beyond which the oldest falls.
 */
export class NarrationQueue {
  #stories = new Set<number>();
  readonly #longest: number;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get size(): number {
    return this.#stories.size;
  }

  /** The article in front. */
  get first(): number | undefined {
    return [...this.#stories].at(-1);
  }

  add(articleId: number): void {
    this.#stories.delete(articleId);
    this.#stories.add(articleId);
    const [oldest] = this.#stories;
    if (oldest !== undefined && this.#stories.size > this.#longest) this.#stories.delete(oldest);
  }

  remove(articleId: number): void {
    this.#stories.delete(articleId);
  }
}
