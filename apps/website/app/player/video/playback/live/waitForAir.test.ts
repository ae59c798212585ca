import { DAY_MS } from '@sala/thai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForAir } from './waitForAir.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['in two hours', DAY_MS / 12, DAY_MS / 12],
  ['at any moment', 1, 5000],
])('a channel that is back %s is requested again then, at the earliest after five seconds', (_, onAirAt, wait) => {
  const again = vi.fn();
  waitForAir({ kind: 'offAir', onAirAt }, again);
  vi.advanceTimersByTime(wait - 1);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledOnce();
});

test('no timer is set that a browser could not hold, and none without a time', () => {
  waitForAir({ kind: 'offAir', onAirAt: 30 * DAY_MS }, () => {});
  waitForAir({ kind: 'offAir', onAirAt: null }, () => {});
  expect(vi.getTimerCount()).toBe(0);
});
