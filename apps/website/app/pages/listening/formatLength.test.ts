import { expect, test } from 'vitest';
import { formatLength } from './formatLength.ts';

test.each([
  [0, ''],
  [-5, ''],
  [20, 'ไม่ถึง 1 นาที'],
  [40, '1 นาที'],
  [2280, '38 นาที'],
  [3590, '1 ชั่วโมง'],
  [3900, '1 ชั่วโมง 5 นาที'],
])('formatLength formats %i seconds as "%s"', (seconds, words) => {
  expect(formatLength(seconds)).toBe(words);
});
