import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetry } from './retry.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the pauses grow to sixteen seconds', () => {
  const at: number[] = [];
  const begin = Date.now();
  const again = createRetry(() => {
    at.push((Date.now() - begin) / 1000);
    again.later();
  });
  again.later();
  vi.advanceTimersByTime(64_000);
  expect(at).toEqual([1, 3, 7, 15, 31, 47, 63]);
});

test('after something came the next pause is short again, and what was planned is not done', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  again.later();
  vi.advanceTimersByTime(1000);
  again.later();
  again.came();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(again.tries()).toBe(0);
  again.later();
  vi.advanceTimersByTime(1000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('as soon as the network is back it is tried, but only if it is wanted', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  page.dispatchEvent(new Event('online'));
  expect(attempt).not.toHaveBeenCalled();
  again.later();
  page.dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  again.later();
  again.end();
  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('asked many times it is planned once', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  again.later();
  again.later();
  again.now();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a pause of its own takes the place of one that has begun', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  again.later();
  again.later(8000);
  vi.advanceTimersByTime(7999);
  expect(attempt).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(attempt).toHaveBeenCalledTimes(1);
});
