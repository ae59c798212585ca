import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SynthesisError } from './ttsProvider.ts';
import { withBackoff } from './withBackoff.ts';

const failure = new SynthesisError('failed', 'no voice');

let backoff: ReturnType<typeof withBackoff>;
beforeEach(() => {
  vi.useFakeTimers();
  backoff = withBackoff({ backoffMs: 1_000, maxBackoffMs: 5_000 });
});
afterEach(() => vi.useRealTimers());

/** The remaining backoff in seconds. */
function secondsOfBackoff(): number {
  for (let seconds = 0; ; seconds++) {
    try {
      backoff.check();
      return seconds;
    } catch (error) {
      expect(error).toBe(failure);
      vi.advanceTimersByTime(1_000);
    }
  }
}
const nextBackoff = (atLeast?: number) => {
  backoff.failed(failure, atLeast);
  return secondsOfBackoff();
};

test('there is no backoff before a failure', () => {
  expect(secondsOfBackoff()).toBe(0);
});

test('each further failure doubles the backoff, up to the maximum', () => {
  expect([nextBackoff(), nextBackoff(), nextBackoff(), nextBackoff(), nextBackoff()]).toEqual([1, 2, 4, 5, 5]);
});

test('changes of the system clock do not change the backoff', () => {
  backoff.failed(failure);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(secondsOfBackoff()).toBe(1);
  backoff.failed(failure);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(secondsOfBackoff()).toBe(2);
});

test('a success resets the backoff', () => {
  nextBackoff();
  nextBackoff();
  backoff.succeeded();
  expect(nextBackoff()).toBe(1);
});

test('a failure can require a longer backoff', () => {
  expect([nextBackoff(900_000), nextBackoff()]).toEqual([900, 2]);
});
