import { measureGrowth, REPEATED } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { cutText, findRepeatedPhrases, foldThai, foldWithOrigins, joinPhrases, listWords } from './index.ts';
import { LEXICON } from './segmentation/lexicon.ts';

/** Longer than any headline, and a fifteenth of the longest article. */
const MAX_LENGTH = 20_000;
const RARE = LEXICON.slice(14).flatMap((words) => words.split(' '));
/** Rare words, forwards and backwards: every two of them make another phrase. */
const RARE_WORDS = [...RARE, ...RARE.toReversed()].join('');

test.each<[string, (text: string) => unknown]>([
  ['foldThai', foldThai],
  ['foldWithOrigins', foldWithOrigins],
  ['joinPhrases', (text) => joinPhrases(text)],
  ['listWords', listWords],
  ['cutText', (text) => cutText(text, 100)],
])('%s takes a time that is proportional to the length of a text', async (_, work) => {
  const sentences: (string | undefined)[] = [];
  for (const [name, textOf] of REPEATED)
    sentences.push(await measureGrowth(name, textOf, MAX_LENGTH, async (text) => work(text)));
  expect(sentences.filter(Boolean)).toEqual([]);
});

test('findRepeatedPhrases takes a time that is proportional to the length of a headline and its text', async () => {
  const length = 4 * MAX_LENGTH;
  const rareWords = (most: number) => RARE_WORDS.slice(0, most);
  expect(rareWords(length)).toHaveLength(length);
  const work = async (text: string) => findRepeatedPhrases(text, text);
  expect(await measureGrowth('rare words', rareWords, length, work)).toBeUndefined();
});
