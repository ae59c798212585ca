/**
 * The articles that readers want to hear, the latest request in front: a reader who still waits asks again, and so
 * overtakes one who has left. When the queue is full, its oldest entry is dropped.
 */
export class NarrationQueue {
  #articleIds = new Set<number>();
  readonly #longest: number;

  constructor(longest: number) {
    this.#longest = longest;
  }

  get size(): number {
    return this.#articleIds.size;
  }

  /** The article in front. */
  get first(): number | undefined {
    return [...this.#articleIds].at(-1);
  }

  add(articleId: number): void {
    this.#articleIds.delete(articleId);
    this.#articleIds.add(articleId);
    const [oldest] = this.#articleIds;
    if (oldest !== undefined && this.#articleIds.size > this.#longest) this.#articleIds.delete(oldest);
  }

  remove(articleId: number): void {
    this.#articleIds.delete(articleId);
  }
}
