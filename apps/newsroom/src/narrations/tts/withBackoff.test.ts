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

/** For how long the voice is still left alone, in seconds. */
function secondsOfRest(): number {
  for (let seconds = 0; ; seconds++) {
    try {
      backoff.check();
      return seconds;
    } catch (because) {
      expect(because).toBe(failure);
      vi.advanceTimersByTime(1_000);
    }
  }
}
const rests = (atLeast?: number) => {
  backoff.failed(failure, atLeast);
  return secondsOfRest();
};

test('a voice that has not failed does not rest', () => {
  expect(secondsOfRest()).toBe(0);
});

test('each further failure doubles the rest, up to the longest', () => {
  expect([rests(), rests(), rests(), rests(), rests()]).toEqual([1, 2, 4, 5, 5]);
});

test('a clock that is set back or forward makes no difference', () => {
  backoff.failed(failure);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(secondsOfRest()).toBe(1);
  backoff.failed(failure);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(secondsOfRest()).toBe(2);
});

test('who has spoken begins anew', () => {
  rests();
  rests();
  backoff.succeeded();
  expect(rests()).toBe(1);
});

test('what is known to be of no use for longer rests for longer', () => {
  expect([rests(900_000), rests()]).toEqual([900, 2]);
});
