import { expect, test, vi } from 'vitest';
import { parseRetryAfter } from './retryAfter.ts';

test.each([
  [null, 0],
  ['', 0],
  ['30', 30_000],
  ['0.5', 500],
  ['-1', 0],
  ['soon', 0],
  ['Sun, 22 Nov 2026 06:00:10 GMT', 10_000],
  ['Sun, 22 Nov 2026 05:59:00 GMT', 0],
  ['99999999999', 24 * 3_600_000],
])('parseRetryAfter reads %s as %d ms', (header, millis) => {
  vi.setSystemTime('2026-11-22T06:00:00Z');
  expect(parseRetryAfter(header)).toBe(millis);
  vi.useRealTimers();
});
