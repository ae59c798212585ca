import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a stopwatch measures the elapsed time', () => {
  const elapsed = startStopwatch();
  vi.advanceTimersByTime(MINUTE);
  expect(elapsed()).toBe(MINUTE);
});

test('a stopwatch includes the sleep of a device, during which only its clock advances', () => {
  const elapsed = startStopwatch();
  vi.setSystemTime(10 * MINUTE);
  expect(elapsed()).toBe(10 * MINUTE);
});

test('a stopwatch does not go back when the clock of the device is set back', () => {
  vi.setSystemTime(60 * MINUTE);
  const elapsed = startStopwatch();
  vi.advanceTimersByTime(MINUTE);
  vi.setSystemTime(0);
  expect(elapsed()).toBe(MINUTE);
});
