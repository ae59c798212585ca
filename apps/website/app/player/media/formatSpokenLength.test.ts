import { expect, test } from 'vitest';
import { formatSpokenLength } from './formatSpokenLength.ts';

test.each([
  [0, '0 วินาที'],
  [40.9, '40 วินาที'],
  [60, '1 นาที'],
  [179, '2 นาที 59 วินาที'],
  [3605, '1 ชั่วโมง 5 วินาที'],
  [Number.NaN, '0 วินาที'],
])('%d seconds are said as %s', (seconds, text) => {
  expect(formatSpokenLength(seconds)).toBe(text);
});
