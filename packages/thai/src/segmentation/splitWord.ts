import { loadLexicon } from './segmentWords.ts';

/** Shorter parts stand in too many words by chance. */
const MIN_PART_LENGTH = 3;
/** Parts that are rarer are no words there: ทรวง of กระทรวง. */
const MAX_PART_BITS = 17;
const MAX_PAIR_BITS = 31;
/** What begins a word without being one: ประเทศ has nothing of เทศ. */
const PREFIXES = new Set(['กระ', 'ประ', 'สัม', 'อัน', 'อาทิ']);

/** The two frequent words that a word is made of: เชื่อม and โยง of เชื่อมโยง. None of most words. */
export function splitWord(word: string): string[] {
  const words = loadLexicon();
  let parts: string[] = [];
  let least = MAX_PAIR_BITS;
  if (!words.has(word)) return parts;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const bits = [first, second].map((part) => words.get(part) ?? Number.POSITIVE_INFINITY);
    const sum = bits.reduce((total, own) => total + own, 0);
    if (sum <= least && Math.max(...bits) <= MAX_PART_BITS && !PREFIXES.has(first))
      [parts, least] = [[first, second], sum];
  }
  return parts;
}
