import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from '../../apps/newsroom/src/import/ndjson.ts';
import { foldThai } from '../../packages/thai/src/index.ts';
import { findBestPath } from '../../packages/thai/src/segmentation/bestPath.ts';
import { Trie } from '../../packages/thai/src/segmentation/trie.ts';
import { ROOT } from '../step.ts';

// Learns the words of Thai news from real news, starting with ICU's words: `node scripts/learn/lexicon.ts`. How:
// docs/decisions/0032.
const NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const LEXICON = join(ROOT, 'packages/thai/src/segmentation/lexicon.ts');

const ROUNDS = 10;
/** In these rounds words that always occur together are joined; later rounds only drop needless words. */
const JOINING_ROUNDS = 6;
const MIN_SEED_COUNT = 3;
const MIN_COUNT = 5;
const MAX_LENGTH = 22;
const MAX_PIECE_LENGTH = 3;
/**
 * How often a piece of a word must begin or end a text between spaces, and how often it must occur beside the same
 * other piece.
 */
const PIECES = [
  { alone: 0.004, together: 0.6 },
  { alone: 0.06, together: 0.85 },
];
/** How often the other piece must occur beside it. */
const MIN_PAIR_SHARE = 0.05;
const MAX_UNKNOWN_CLUSTERS = 6;
/** What a word of two others must save to be added, in bits. */
const MIN_GAIN_BITS = 6;

/** Other words of one letter are abbreviations. */
const isWord = (word: string): boolean => (word.length > 1 && word.length <= MAX_LENGTH) || word === 'ณ';

type Counts = Map<string, number>;
const add = (counts: Counts, key: string, times: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + times);
};

/** The texts between spaces and punctuation; a letter next to a dot is an abbreviation. */
function listRuns(text: string): string[] {
  return text.match(/(?<![.ก-๎])[ก-ฮะ-ฺเ-ๅ็-๎]{2,}(?![.ก-๎])/g) ?? [];
}

function computeBits(counts: Counts): Map<string, number> {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map(
    [...counts]
      .filter(([word, count]) => count >= 2 && isWord(word))
      .map(([word, count]) => [word, Math.max(1, Math.log2(total / count))]),
  );
}

function countIcuWords(runs: Counts): Counts {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const counts: Counts = new Map();
  for (const [run, times] of runs) for (const { segment } of segmenter.segment(run)) add(counts, segment, times);
  return new Map([...counts].filter(([, count]) => count >= MIN_SEED_COUNT));
}

/** One round: segments everything with the present words, and returns the words that this uses. */
function learn(runs: Counts, words: Counts, mayJoin: boolean): Counts {
  const trie = new Trie(computeBits(words));
  const counts: Counts = new Map();
  const unknown: Counts = new Map();
  const first: Counts = new Map();
  const last: Counts = new Map();
  const pairs: Counts = new Map();
  for (const [run, times] of runs) {
    let start = 0;
    let before = '';
    for (const { end, isKnown } of findBestPath(run, trie)) {
      const word = run.slice(start, end);
      add(counts, word, times);
      if (!isKnown) add(unknown, word, times);
      if (start === 0) add(first, word, times);
      else add(pairs, `${before} ${word}`, times);
      if (end === run.length) add(last, word, times);
      [start, before] = [end, word];
    }
  }
  const learnt = new Map([...counts].filter(([word]) => !unknown.has(word)));
  for (const [word, count] of unknown) if (count >= MIN_COUNT && isName(word, words)) learnt.set(word, count);
  if (!mayJoin) return learnt;
  for (const [pair, count] of pairs) {
    const [one = '', other = ''] = pair.split(' ');
    const isPiece = (word: string, separately: Counts, longest = MAX_PIECE_LENGTH) => {
      const all = counts.get(word) ?? 0;
      const separate = separately.get(word) ?? 0;
      return (
        (word.length <= longest || unknown.has(word)) &&
        PIECES.some(({ alone, together }) => separate <= all * alone && count >= all * together)
      );
    };
    const behind = isPiece(other, first) && count >= (counts.get(one) ?? 0) * MIN_PAIR_SHARE;
    // เกณิ|กา
    const longest = MAX_PIECE_LENGTH + (other.length <= MAX_PIECE_LENGTH ? 1 : 0);
    const before = isPiece(one, last, longest) && count >= (counts.get(other) ?? 0) * MIN_PAIR_SHARE;
    if (count < MIN_COUNT || !(behind || before) || !isWord(one + other)) continue;
    learnt.set(one + other, count);
  }
  return learnt;
}

/** True when a stretch without a matching word is a new word, rather than a rare one with its neighbours. */
function isName(stretch: string, words: Counts): boolean {
  const clusters = stretch.replace(/[ะ-ฺเ-ๅ็-๎]/g, '').length;
  if (stretch.length < 3 || clusters > MAX_UNKNOWN_CLUSTERS) return false;
  return !['นาย', 'นาง', 'นางสาว', 'วัด', 'บ้าน', 'พระ', 'เจ้า', 'จะ', 'ที่', 'ได้', 'ใน', 'เป็น'].some(
    (word) => words.has(word) && (stretch.startsWith(word) || (word.length > 2 && stretch.endsWith(word))),
  );
}

/** True when a word of a text is more often two: ให้|การ, ได้|ที่, จะ|แจ้ง. */
function isRatherTwo(word: string, bits: Map<string, number>): boolean {
  if (!/^(?:ให้|ได้|จะ|การ|มี|ก็|ไม่|ใช้|คืน|ต่อ|กับ|จาก|โดย|ใน(?!หลวง))./.test(word)) return false;
  const parts = findBestPath(word, new Trie(listInnerWords(word, bits)));
  const sum = parts.reduce((total, part) => total + part.bits, 0);
  return parts.every(({ isKnown }) => isKnown) && sum - (bits.get(word) ?? 0) < MIN_GAIN_BITS;
}

/** The other words that a word contains. */
function listInnerWords(word: string, bits: Map<string, number>): [string, number][] {
  const within: [string, number][] = [];
  for (let start = 0; start < word.length; start++)
    for (let end = start + 1; end <= word.length; end++) {
      const part = word.slice(start, end);
      const cost = bits.get(part);
      if (cost !== undefined && part !== word) within.push([part, cost]);
    }
  return within;
}

const runs: Counts = new Map();
for await (const { text } of readLines(createReadStream(NEWS))) {
  const { title, paragraphs } = JSON.parse(text ?? '{}') as { title: string; paragraphs: string[] };
  for (const run of listRuns(foldThai([title, ...paragraphs].join(' \n ')))) add(runs, run, 1);
}
let counts = countIcuWords(runs);
for (let round = 1; round <= ROUNDS; round++) {
  counts = learn(runs, counts, round > 2 && round <= JOINING_ROUNDS);
  console.log(`round ${round}: ${counts.size} words`);
}
const bits = computeBits(new Map([...counts].filter(([, count]) => count >= MIN_COUNT)));
const levels: string[][] = [];
for (const [word, own] of bits) {
  if (isRatherTwo(word, bits)) continue;
  const level = Math.round(own);
  levels[level] = [...(levels[level] ?? []), word];
}
const lines = Array.from(levels, (words) => `  '${(words ?? []).sort().join(' ')}',`);
writeFileSync(
  LEXICON,
  `/**
 * The words of Thai news by how often they stand there: those at index n are about every 2ⁿ-th word.
 * Made by scripts/learn/lexicon.ts.
 */
export const LEXICON: readonly string[] = [
${lines.join('\n')}
];
`,
);
