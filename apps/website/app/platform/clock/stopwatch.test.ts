import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }));
afterEach(() => void vi.useRealTimers());

test('counts what passes', () => {
  const elapsed = startStopwatch();
  vi.advanceTimersByTime(MINUTE);
  expect(elapsed()).toBe(MINUTE);
});

test('counts while a phone sleeps, when only its clock goes on', () => {
  const elapsed = startStopwatch();
  vi.setSystemTime(10 * MINUTE);
  expect(elapsed()).toBe(10 * MINUTE);
});

test('does not go back with the reader’s clock', () => {
  vi.setSystemTime(60 * MINUTE);
  const elapsed = startStopwatch();
  vi.advanceTimersByTime(MINUTE);
  vi.setSystemTime(0);
  expect(elapsed()).toBe(MINUTE);
});
