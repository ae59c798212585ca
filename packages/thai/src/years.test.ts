import { expect, test } from 'vitest';
import { yearInOtherEra } from './years.ts';

test.each([
  ['2568', '2025'],
  ['2025', '2568'],
  ['2400', '1857'],
  ['2643', '2100'],
  ['1857', '2400'],
  ['2100', '2643'],
])('%s is also %s', (year, other) => {
  expect(yearInOtherEra(year)).toBe(other);
});

test.each(['2399', '2644', '1856', '2101', '68', '02025', '2025.5', '10000', 'ปี', ''])('%s is no year', (word) => {
  expect(yearInOtherEra(word)).toBeNull();
});
