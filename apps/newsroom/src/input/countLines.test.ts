import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { countLines } from './countLines.ts';

test('a place is on the line behind the line breaks before it', () => {
  const lineOf = countLines('a\nb\n\nc');
  expect([0, 1, 2, 3, 5].map(lineOf)).toEqual([1, 1, 2, 2, 4]);
});

test('the lines of many places are found in time that grows with the text', async () => {
  const ask = async (text: string) => {
    const lineOf = countLines(text);
    for (let at = 0; at < text.length; at += 10) lineOf(at);
  };
  expect(await measureGrowth('places', (length) => 'a'.repeat(length), 400_000, ask)).toBeUndefined();
});
