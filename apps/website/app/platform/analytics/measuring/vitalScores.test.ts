import { expect, test } from 'vitest';
import { toInteractionDelay, toLayoutShift } from './vitalScores.ts';

const shift = (seconds: number, value: number) => ({ startTime: seconds * 1000, value });

test('layout shifts within 1 s of each other and 5 s in all form a session, and the largest session counts', () => {
  expect(toLayoutShift([])).toBe(0);
  expect(toLayoutShift([shift(0, 0.1), shift(0.9, 0.1), shift(3, 0.15)])).toBeCloseTo(0.2);
  expect(toLayoutShift([shift(0, 0.1), shift(1, 0.1)])).toBeCloseTo(0.1);
  // a session ends after five seconds, even if the page keeps shifting
  const restless = Array.from({ length: 12 }, (_, n) => shift(n / 2, 0.1));
  expect(toLayoutShift(restless)).toBeCloseTo(1);
});

test('the longest interaction counts, without one of every fifty', () => {
  expect(toInteractionDelay([48, 320, 56], 12)).toBe(320);
  expect(toInteractionDelay([48, 320, 56], 50)).toBe(56);
  // most were too short to be reported
  expect(toInteractionDelay([320], 500)).toBe(320);
});
