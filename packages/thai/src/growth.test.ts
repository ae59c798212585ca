import { measureGrowth, REPEATED } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { cutText, foldThai, foldWithOrigins, joinPhrases, listWords } from './index.ts';

/** Longer than any headline, and a fifteenth of the longest article. */
const MAX_LENGTH = 20_000;

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
