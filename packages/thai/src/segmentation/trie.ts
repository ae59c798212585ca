/** The size of the Thai block of Unicode. */
const LETTERS = 128;
const THAI = 0x0e00;
const NONE = -1;

/** A trie in one table: a node and a letter lead to the next node. */
export class Trie {
  #keys = new Int32Array(0);
  #nodes = new Int32Array(0);
  #mask = 0;
  #values: Float32Array;

  /** @param words Thai words, each with a number above 0 */
  constructor(words: Iterable<readonly [word: string, value: number]>) {
    const edges = new Map<number, number>();
    const values = [0];
    for (const [word, value] of words) {
      let node = 0;
      for (let at = 0; at < word.length; at++) {
        const key = node * LETTERS + word.charCodeAt(at) - THAI;
        let next = edges.get(key);
        if (next === undefined) {
          next = values.push(0) - 1;
          edges.set(key, next);
        }
        node = next;
      }
      values[node] = value;
    }
    this.#values = Float32Array.from(values);
    this.#fill(edges);
  }

  /** The node after a Thai letter, given as its UTF-16 unit; negative when no word continues so. The root is 0. */
  next(node: number, letter: number): number {
    const key = node * LETTERS + letter - THAI;
    let slot = hash(key) & this.#mask;
    for (let result = this.#keys[slot]; result !== NONE; result = this.#keys[slot]) {
      if (result === key) return this.#nodes[slot] as number;
      slot = (slot + 1) & this.#mask;
    }
    return NONE;
  }

  /** The number of the word that ends at a node; 0 when none does. */
  value(node: number): number {
    return this.#values[node] as number;
  }

  // an open hash table: a Map takes four times as long
  #fill(edges: Map<number, number>): void {
    let size = 2;
    while (size < edges.size * 2) size *= 2;
    this.#mask = size - 1;
    this.#keys = new Int32Array(size).fill(NONE);
    this.#nodes = new Int32Array(size);
    for (const [key, node] of edges) {
      let slot = hash(key) & this.#mask;
      while (this.#keys[slot] !== NONE) slot = (slot + 1) & this.#mask;
      this.#keys[slot] = key;
      this.#nodes[slot] = node;
    }
  }
}

const hash = (key: number): number => Math.imul(key, 0x9e3779b1) >>> 8;
