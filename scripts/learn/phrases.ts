import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from '../../apps/newsroom/src/import/ndjson.ts';
import { segmentWords } from '../../packages/thai/src/index.ts';
import { ROOT } from '../step.ts';

// Learns from real news which words belong together, so that no line break separates them: `node scripts/learn/phrases.ts`.
// How: docs/decisions/0033.
const NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const PHRASES = join(ROOT, 'packages/thai/src/lineBreaking/phrases.ts');

const MIN_COUNT = 20;
/** Normalised pointwise mutual information: 0 for words that meet by chance, 1 for words that only occur together. */
const MIN_STRENGTH = 0.38;
const MAX_LENGTH = 16;

const counts = new Map<string, number>();
const pairs = new Map<string, number>();
let total = 0;
for await (const { text } of readLines(createReadStream(NEWS))) {
  const { title, paragraphs } = JSON.parse(text ?? '{}') as { title: string; paragraphs: string[] };
  let before = '';
  for (const { segment } of segmentWords([title, ...paragraphs].join('\n'))) {
    const word = /^[ก-๎]+$/.test(segment) ? segment : '';
    if (word) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      total += 1;
      if (before) pairs.set(`${before}+${word}`, (pairs.get(`${before}+${word}`) ?? 0) + 1);
    }
    before = word;
  }
}

const levels: string[][] = [];
for (const [pair, count] of pairs) {
  const [one = '', other = ''] = pair.split('+');
  if (count < MIN_COUNT || pair.length - 1 > MAX_LENGTH) continue;
  const chance = ((counts.get(one) ?? 0) * (counts.get(other) ?? 0)) / total;
  const strength = Math.log2(count / chance) / Math.log2(total / count);
  if (strength < MIN_STRENGTH) continue;
  const level = Math.min(9, Math.floor(strength * 10));
  levels[level] = [...(levels[level] ?? []), pair];
}
const lines = Array.from(levels, (of) => `  '${(of ?? []).sort().join(' ')}',`);
writeFileSync(
  PHRASES,
  `/**
 * Pairs of words that stand together in Thai news; those at index n are n tenths as firm as words that never stand apart.
 * Made by scripts/learn/phrases.ts.
 */
export const PHRASES: readonly string[] = [
${lines.join('\n')}
];
`,
);
console.log(levels.map((of, level) => `${level}: ${of.length}`).join(', '));
