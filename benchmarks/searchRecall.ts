import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from '../apps/newsroom/src/import/ndjson.ts';
import { toArticleVector } from '../apps/newsroom/src/search/indexing/articleVector.ts';
import { foldThai, listWords, splitWord } from '../packages/thai/src/index.ts';
import { ROOT } from '../scripts/step.ts';

// The recall of phrases: how many of the articles that contain a phrase are found by its words: `npm run bench:recall`.
// The last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const PHRASES = 200;
const MIN_ARTICLES = 20;
/** Half of the phrases match this: ICU's dictionary often segments them wrongly, behind การ for example. */
const HARD = /กร|กล|กว|เตร|เกร|เกล|ปร|ตร/;
const AIM = 0.97;
/** With ICU's segmentation, these were found in only half to four fifths of the articles that contain them. */
const KNOWN_HARD = ['เตรียมความพร้อม', 'กระทำความผิด', 'กระตุ้นเศรษฐกิจ'];

/** The words of a search, and those under which a text is indexed. */
interface Parting {
  query(text: string): string[];
  indexed(text: string): string[];
}

const icu = new Intl.Segmenter('th', { granularity: 'word' });
const listIcuWords = (text: string) =>
  Array.from(icu.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter(Boolean);
const partings: Record<string, Parting> = {
  'Intl.Segmenter': { query: listIcuWords, indexed: listIcuWords },
  segmentWords: { query: listWords, indexed: (text) => listWords(text).flatMap((word) => [word, ...splitWord(word)]) },
};

if (existsSync(REAL_NEWS)) await measure();
else console.log(`Nothing to measure with: ${REAL_NEWS} is missing.`);

async function measure(): Promise<void> {
  const titles: string[] = [];
  const articles: string[] = [];
  for await (const { text } of readLines(createReadStream(REAL_NEWS))) {
    const { title, paragraphs } = JSON.parse(text ?? '{}') as { title: string; paragraphs: string[] };
    titles.push(foldThai(title));
    articles.push(foldThai([title, ...paragraphs].join('\n')));
  }
  const phrases = listPhrases(titles, articles);
  const table = [];
  for (const [name, { query, indexed }] of Object.entries(partings)) {
    const indexes = articles.map((text) => new Set(indexed(text)));
    const computeRecall = (phrase: string, having: number[]): number => {
      const words = query(phrase);
      return having.filter((article) => words.every((word) => indexes[article]?.has(word))).length / having.length;
    };
    const recalls = phrases.map(([phrase, having]) => computeRecall(phrase, having));
    const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length;
    table.push({
      'parted by': name,
      'found, mean of phrases': formatPercent(mean),
      'the worst phrase': formatPercent(Math.min(...recalls)),
      'phrases below 97 %': recalls.filter((recall) => recall < AIM).length,
      ...Object.fromEntries(
        KNOWN_HARD.map((phrase) => [phrase, formatPercent(computeRecall(phrase, listArticles(phrase, articles)))]),
      ),
    });
    if (name !== 'segmentWords') continue;
    const worst = phrases
      .map(([phrase], at) => ({ phrase, recall: recalls[at] ?? 0 }))
      .sort((one, other) => one.recall - other.recall);
    console.log(
      worst
        .slice(0, 10)
        .map(({ phrase, recall }) => `${phrase} ${formatPercent(recall)}`)
        .join(', '),
    );
    if (mean < AIM) process.exitCode = 1;
  }
  console.table(table);
  printLongArticles(articles);
}

/**
 * Phrases that authors separate with spaces, in several titles; each with the indices of the articles that contain it.
 */
function listPhrases(titles: string[], articles: string[]): [phrase: string, articles: number[]][] {
  const times = new Map<string, number>();
  for (const title of titles)
    for (const part of new Set(title.match(/(?<![^\s“”"])[ก-๎]{6,26}(?![^\s“”"])/g)))
      times.set(part, (times.get(part) ?? 0) + 1);
  const candidates = [...times]
    .filter(([, count]) => count >= 3)
    .map(([part]) => part)
    .sort();
  const phrases: [string, number[]][] = [];
  for (const isHard of [true, false]) {
    const some = candidates.filter((part) => HARD.test(part) === isHard);
    for (let at = 0, count = 0; at < some.length && count < PHRASES / 2; at++) {
      // a large prime step visits each candidate once, far from the one before
      const phrase = some[(at * 7919) % some.length] ?? '';
      const having = listArticles(phrase, articles);
      if (having.length < MIN_ARTICLES) continue;
      phrases.push([phrase, having]);
      count += 1;
    }
  }
  return phrases;
}

function listArticles(phrase: string, articles: string[]): number[] {
  return articles.flatMap((text, index) => (text.includes(phrase) ? [index] : []));
}

/** Prints how many words of the longest articles are in the index, and how many they have. */
function printLongArticles(articles: string[]): void {
  const longest = articles
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 20)
    .join(' ');
  const all = new Set(listWords(longest));
  const { words } = toArticleVector({ title: '', lead: '', body: longest });
  const indexed = [...all].filter((word) => words.includes(`'${word}'`)).length;
  console.log(
    `Of ${all.size} words of an article of ${listWords(longest).length} in all, ${indexed} are in its index.`,
  );
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
