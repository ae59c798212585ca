import { expect, test } from 'vitest';
import { largeCounts } from './largeCounts.ts';

test('a large count is counted once a minute, a small one each time', async () => {
  let now = 0;
  let counted = 0;
  const countOf = largeCounts(() => now);
  const ask = (name: string, total: number) =>
    countOf(name, async () => {
      counted += 1;
      return [{ total }];
    });
  expect([await ask('all', 10_001), await ask('all', 20_000), counted]).toEqual([10_001, 10_001, 1]);
  expect([await ask('few', 9), await ask('few', 8), counted]).toEqual([9, 8, 3]);
  now = 60_000;
  expect([await ask('all', 5), await ask('all', 6), counted]).toEqual([5, 6, 5]);
});
