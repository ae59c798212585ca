import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pronounce } from '../packages/pronunciation/src/index.ts';
import { toIpa } from '../packages/pronunciation/src/testIpa.ts';
import { ROOT } from '../scripts/step.ts';

// The accuracy of the pronunciation of Thai words: `npm run bench:pronunciation`. What is measured, and the last
// results: benchmarks/README.md.
const YARDSTICK = join(ROOT, '../shared/data/thai-pronunciations.tsv');
const NO_EXCEPTIONS = new Map<string, string>();

/**
 * A word with all readings that the reference allows, each as its syllables, and whether its first line is an even one.
 */
type Entry = { word: string; readings: string[][]; even: boolean };
type Score = { word: string; spoken: string[]; nearest: string[]; right: number; even: boolean };

if (!existsSync(YARDSTICK)) console.log(`Nothing to measure with: ${YARDSTICK} is missing.`);
else measure(parseEntries(readFileSync(YARDSTICK, 'utf8')));

function measure(entries: Entry[]): void {
  const plain = entries.map((entry) => score(entry, NO_EXCEPTIONS));
  const excepted = entries.map((entry) => score(entry));
  console.table([
    { ...formatShares(excepted), which: 'with exceptions, all' },
    { ...formatShares(excepted.filter(({ even }) => even)), which: 'with exceptions, even lines' },
    { ...formatShares(excepted.filter(({ even }) => !even)), which: 'with exceptions, odd lines' },
    { ...formatShares(plain), which: 'rules only, all' },
    { ...formatShares(plain.filter(({ even }) => even)), which: 'rules only, even lines' },
    { ...formatShares(plain.filter(({ even }) => !even)), which: 'rules only, odd lines' },
  ]);
  const developed = plain.filter(({ even }) => even);
  console.table(
    [...groupByKind(developed)].map(([why, words]) => ({
      why,
      times: words.length,
      words: words.join(' ').slice(0, 120),
    })),
  );
  console.table(
    listWorst(excepted).map(({ word, spoken, nearest }) => ({
      word,
      said: spoken.join('.'),
      right: nearest.join('.'),
      why: describeError(spoken, nearest),
    })),
  );
}

/** The twenty words with the most wrong syllables; among equals, those with the most frequent kind of error first. */
function listWorst(scores: Score[]): Score[] {
  const kinds = [...groupByKind(scores).keys()];
  const wrong = ({ right, spoken, nearest }: Score) => Math.max(spoken.length, nearest.length) - right;
  const rank = ({ spoken, nearest }: Score) => kinds.indexOf(describeError(spoken, nearest) ?? '');
  return scores
    .filter(({ spoken, nearest }) => describeError(spoken, nearest))
    .sort((one, other) => wrong(other) - wrong(one) || rank(one) - rank(other))
    .slice(0, 20);
}

function parseEntries(text: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [line, row] of text.split('\n').entries()) {
    const [word, sounds] = row.split('\t');
    if (!word || !sounds) continue;
    const entry = entries.get(word) ?? { word, readings: [], even: line % 2 === 1 };
    entry.readings.push(splitSyllables(sounds));
    entries.set(word, entry);
  }
  return [...entries.values()];
}

/** The syllables of an IPA line, each without spaces; a tone ends a syllable. */
function splitSyllables(sounds: string): string[] {
  return sounds
    .split(/(?<=[˥˦˧˨˩]) /)
    .map((syllable) => syllable.replaceAll(' ', ''))
    .filter((syllable) => syllable !== '');
}

function score({ word, readings, even }: Entry, exceptions?: Map<string, string>): Score {
  const spoken = splitSyllables(toIpa(pronounce(word, undefined, exceptions)));
  const scored = readings.map((nearest) => ({ nearest, right: countAlike(spoken, nearest) }));
  const [best] = scored.sort((one, other) => other.right / other.nearest.length - one.right / one.nearest.length);
  return { word, spoken, even, nearest: best?.nearest ?? [], right: best?.right ?? 0 };
}

/** The number of syllables that both have in the same order, minus the superfluous ones. */
function countAlike(spoken: string[], expected: string[]): number {
  let row: number[] = new Array(expected.length + 1).fill(0);
  for (const syllable of spoken) {
    const next = [0];
    for (const [at, expectedSyllable] of expected.entries()) {
      const best = Math.max(row[at + 1] ?? 0, next[at] ?? 0);
      next.push(syllable === expectedSyllable ? Math.max(best, (row[at] ?? 0) + 1) : best);
    }
    row = next;
  }
  return Math.max(0, (row.at(-1) ?? 0) - Math.max(0, spoken.length - expected.length));
}

function formatShares(scores: Score[]): { words: string; syllables: string } {
  const words = scores.filter(({ right, nearest }) => right === nearest.length).length;
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const all = scores.reduce((sum, { nearest }) => sum + nearest.length, 0);
  return { words: formatPercent(words / scores.length), syllables: formatPercent(right / all) };
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The kinds of errors with their words, the most frequent first. */
function groupByKind(scores: Score[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const { word, spoken, nearest } of scores) {
    const why = describeError(spoken, nearest);
    if (why) kinds.set(why, [...(kinds.get(why) ?? []), word]);
  }
  return new Map([...kinds].sort(([, one], [, other]) => other.length - one.length));
}

/** The kind of error of a word, judged by its first wrong syllable; undefined when the word is right. */
function describeError(spoken: string[], expected: string[]): string | undefined {
  if (spoken.join() === expected.join()) return undefined;
  if (spoken.length < expected.length) return 'a vowel that is not written is missed';
  if (spoken.length > expected.length) return 'a vowel is said that is not there';
  const at = spoken.findIndex((syllable, index) => syllable !== expected[index]);
  const bare = (syllable = '') => syllable.replace(/[˥˦˧˨˩]+$/, '');
  if (bare(spoken[at]) === bare(expected[at])) return 'a tone that is not written';
  const short = (syllable = '') => bare(syllable).replace('ː', '');
  if (short(spoken[at]) === short(expected[at])) return 'a length that is not written';
  if (/(?:[slf]|t͡ɕʰ)$/.test(bare(expected[at]))) return 'a final that only loans have';
  return 'the letters belong to other syllables';
}
