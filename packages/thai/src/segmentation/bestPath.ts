import type { Trie } from './trie.ts';

// Costs are in bits: a word that is every n-th of a text costs log2(n).
const UNKNOWN_BITS = 14.5;
const UNKNOWN_CLUSTER_BITS = 5.75;
/** The same where a stretch has turned out longer than a name: with less, it takes in the short and rare words beside it. */
const LONG_UNKNOWN_CLUSTER_BITS = 6.5;

const THAI = 0x0e00;
const toFlags = (letters: string): Uint8Array => {
  const result = new Uint8Array(128);
  for (const letter of letters) result[letter.charCodeAt(0) - THAI] = 1;
  return result;
};
/** Characters that belong to the letter before them: no word begins there. */
const LEANING = toFlags('ะัาำิีึืฺุู็่้๊๋์ํ๎ๅ');
/** Vowels that are written before their consonant: no word ends there. */
const LEADING = toFlags('เแโใไ');

/** Further words beside those of the trie: where each begins, and how long it is. */
export type MoreWords = { lengths: ReadonlyMap<number, number>; bits(length: number): number };

/** A word of a path: where it ends, and its cost; `isKnown` is false for a stretch that is in no dictionary. */
export type PathWord = { end: number; bits: number; isKnown: boolean };

// one state after a known word (even), and one inside of an unknown stretch (odd), for each position
let size = 0;
let best = new Float64Array(0);
let from = new Int32Array(0);

const reset = (length: number): void => {
  if (size < length) {
    size = length * 2;
    best = new Float64Array(size * 2);
    from = new Int32Array(size * 2);
  }
  best.fill(Number.POSITIVE_INFINITY, 0, length * 2);
  best[0] = 0;
};

const reach = (state: number, bits: number, origin: number): void => {
  if (bits >= (best[state] as number)) return;
  best[state] = bits;
  from[state] = origin;
};

/**
 * The most probable words of a run of Thai letters: the cheapest path through it. Time is linear in the run.
 * @param hasLong true when a word in no dictionary has turned out longer than a name
 */
export function findBestPath(run: string, trie: Trie, more?: MoreWords, hasLong = false): PathWord[] {
  const { length } = run;
  const clusterBits = hasLong ? LONG_UNKNOWN_CLUSTER_BITS : UNKNOWN_CLUSTER_BITS;
  reset(length + 1);
  for (let start = 0; start < length; start++) {
    const known = best[start * 2] as number;
    const unknown = best[start * 2 + 1] as number;
    const bits = Math.min(known, unknown);
    if (bits === Number.POSITIVE_INFINITY) continue;
    const origin = known <= unknown ? start * 2 : start * 2 + 1;
    if (!isLeaning(run, start)) {
      followTrie(run, start, trie, bits, origin);
      const extra = more?.lengths.get(start);
      if (more && extra !== undefined) reach((start + extra) * 2, bits + more.bits(extra), origin);
      reach(findClusterEnd(run, start) * 2 + 1, known + UNKNOWN_BITS + clusterBits, start * 2);
    }
    reach(findClusterEnd(run, start) * 2 + 1, unknown + clusterBits, start * 2 + 1);
  }
  return traceWords(length);
}

function followTrie(run: string, start: number, trie: Trie, bits: number, origin: number): void {
  let node = 0;
  for (let at = start; at < run.length; at++) {
    node = trie.next(node, run.charCodeAt(at));
    if (node < 0) return;
    const word = trie.value(node);
    if (word > 0 && !isLeaning(run, at + 1)) reach((at + 1) * 2, bits + word, origin);
  }
}

/** True when the character belongs to the letter before it. */
const isLeaning = (run: string, at: number): boolean =>
  at > 0 &&
  at < run.length &&
  (LEANING[run.charCodeAt(at) - THAI] === 1 || LEADING[run.charCodeAt(at - 1) - THAI] === 1);

/** Where a letter ends, with its vowels and marks. */
function findClusterEnd(run: string, start: number): number {
  let end = start + 1;
  while (end < run.length && isLeaning(run, end)) end++;
  return end;
}

function traceWords(length: number): PathWord[] {
  const words: PathWord[] = [];
  let state = (best[length * 2] as number) <= (best[length * 2 + 1] as number) ? length * 2 : length * 2 + 1;
  while (state > 0) {
    const isKnown = state % 2 === 0;
    let origin = from[state] as number;
    // the clusters of an unknown stretch are one word
    while (!isKnown && origin % 2 === 1) origin = from[origin] as number;
    words.push({ end: state >> 1, bits: (best[state] as number) - (best[origin] as number), isKnown });
    state = origin;
  }
  return words.reverse();
}
