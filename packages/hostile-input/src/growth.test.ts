import { expect, test } from 'vitest';
import { measureGrowth } from './growth.ts';
import { REPEATED } from './repeated.ts';

const spin = (rounds: number) => {
  let sum = 0;
  for (let round = 0; round < rounds * 1000; round++) sum += round % 7;
  return sum;
};

test('linear time is not reported', async () => {
  expect(
    await measureGrowth(
      'x',
      (length) => 'x'.repeat(length),
      4000,
      async (text) => spin(text.length / 4),
    ),
  ).toBeUndefined();
});

test('quadratic time is reported with its measurements', async () => {
  const square = async (text: string) => spin((text.length / 20) ** 2);
  expect(await measureGrowth('x', (length) => 'x'.repeat(length), 8000, square)).toMatch(
    /^x: \d{4} characters take \d+ ms, 8 times 1000 take \d+ ms$/,
  );
});

test('each repeated text has the requested length, less at most one repetition', () => {
  for (const [name, text] of REPEATED) {
    expect(text(1000).length, name).toBeGreaterThan(985);
    expect(text(1000).length, name).toBeLessThanOrEqual(1000);
  }
});
