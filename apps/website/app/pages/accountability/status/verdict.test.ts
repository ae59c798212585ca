import { describe, expect, test } from 'vitest';
import { formatPercent, roundRoughly, toAvailability, toLevel, toVerdict } from './verdict.ts';

const day = (answered: number, failed: number) => ({ day: '2026-11-20', answered, failed, minutes: answered + failed });
const NONE = day(0, 0);

test('days without measurements do not count for the availability and have no verdict', () => {
  expect(toAvailability([NONE, NONE])).toEqual({ share: null, probes: 0, measuredDays: 0 });
  expect(toAvailability([NONE, day(3, 1)])).toEqual({ share: 0.75, probes: 4, measuredDays: 1 });
  expect(toVerdict(null, 100)).toBe('unmeasured');
  expect(toLevel(NONE, 0.999)).toBe('none');
});

test.each([
  [day(4320, 0), 'all'],
  [day(4319, 1), 'promised'],
  [day(4300, 20), 'less'],
  [day(0, 5), 'less'],
])('a day of %j has the level %s', (one, level) => {
  expect(toLevel(one, 0.999)).toBe(level);
});

test('a value equal to the promised limit keeps the promise, a larger one breaks it', () => {
  expect(toVerdict({ p75: 800, samples: 1 }, 800)).toBe('met');
  expect(toVerdict({ p75: 801, samples: 1 }, 800)).toBe('broken');
});

test.each([
  [1, '100%'],
  [0.99999, '99.99%'],
  [0.999, '99.90%'],
  [0.5, '50.00%'],
  [0, '0.00%'],
])('formatPercent formats %d as %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

describe('roundRoughly', () => {
  test.each([
    [30, 'ไม่ถึงหนึ่งนาที'],
    [60, '1 นาที'],
    [3599, '60 นาที'],
    [5400, '2 ชั่วโมง'],
    [86_400 * 3, '3 วัน'],
  ])('describes %i seconds as %s', (seconds, text) => {
    expect(roundRoughly(seconds)).toBe(text);
  });
});
