import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { countLines } from './countLines.ts';

test('countLines returns the line number of a position', () => {
  const lineOf = countLines('a\nb\n\nc');
  expect([0, 1, 2, 3, 5].map(lineOf)).toEqual([1, 1, 2, 2, 4]);
});

test('finding the lines of many positions takes time in proportion to the text', async () => {
  const findLines = async (text: string) => {
    const lineOf = countLines(text);
    for (let at = 0; at < text.length; at += 10) lineOf(at);
  };
  expect(await measureGrowth('places', (length) => 'a'.repeat(length), 400_000, findLines)).toBeUndefined();
});
