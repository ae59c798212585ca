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

test('the pauses between retries grow to 16 seconds', () => {
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

test('a success cancels the planned retry and resets the pauses', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  again.later();
  vi.advanceTimersByTime(1000);
  again.later();
  again.succeeded();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(again.tries()).toBe(0);
  again.later();
  vi.advanceTimersByTime(1000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('a planned retry runs at once when online, and none without a plan or after the end', () => {
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

test('several requests plan one retry', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  again.later();
  again.later();
  again.now();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('a pause passed to later() replaces the pause that has begun', () => {
  const attempt = vi.fn();
  const again = createRetry(attempt);
  again.later();
  again.later({ exactlyMs: 8000 });
  vi.advanceTimersByTime(7999);
  expect(attempt).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(attempt).toHaveBeenCalledTimes(1);
});
