import { expect, test } from 'vitest';
import { listOtherYears } from './years.ts';

test.each([
  ['2568', ['2025']],
  ['2025', ['2568']],
  ['2400', ['1857']],
  ['2643', ['2100']],
  ['1857', ['2400']],
  ['2100', ['2643']],
  ['68', ['2568', '2025']],
  ['40', ['2540', '1997']],
])('the other years of %s are %j', (year, others) => {
  expect(listOtherYears(year)).toEqual(others);
});

test.each(['2399', '2644', '1856', '2101', '39', '068', '02025', '2025.5', '10000', 'ปี', ''])(
  '%s has no other years',
  (word) => {
    expect(listOtherYears(word)).toEqual([]);
  },
);
