import { expect, test } from 'vitest';
import { formatNumber } from './numbers.ts';

test.each([0, 7, 999, 1000, 12_345, 1_234_567, 40_050.5, 99.9, 1234.5678, 0.0004, -1234, -0.5, 1e15])(
  '%d is written as by Intl',
  (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('th-TH').format(value));
  },
);
