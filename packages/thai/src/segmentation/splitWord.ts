import { loadLexicon } from './segmentWords.ts';

/** Shorter parts occur in too many words by chance. */
const MIN_PART_LENGTH = 3;
/** Rarer parts are not meant as words: ทรวง of กระทรวง. */
const MAX_PART_BITS = 17;
const MAX_PAIR_BITS = 31;
/** Beginnings that are no words: ประเทศ does not contain เทศ as a word. */
const PREFIXES = new Set(['กระ', 'ประ', 'สัม', 'อัน', 'อาทิ']);

/** The two frequent words of which a word is composed: เชื่อม and โยง of เชื่อมโยง. Most words have none. */
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
