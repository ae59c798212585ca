import { expect, test } from 'vitest';
import { refreshPeriodically } from './refreshPeriodically.ts';

const MINUTE = 60_000;

/** Pauses that the test ends, and how long each would have been. */
function testPauses() {
  const pauses: number[] = [];
  let next = () => {};
  let begun: () => void = () => {};
  return {
    pauses,
    pause: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((done) => {
        pauses.push(milliseconds);
        next = done;
        signal.addEventListener('abort', () => done());
        begun();
      }),
    /** Ends the pause. */
    pass: () => next(),
    untilPause: () =>
      new Promise<void>((done) => {
        begun = done;
      }),
  };
}

test('refreshes at once, then every half hour, sooner after a failure, until it is aborted', async () => {
  const { pauses, pause, pass, untilPause } = testPauses();
  const errors: unknown[] = [];
  let refreshCount = 0;
  let begins = untilPause();
  const ending = new AbortController();
  const refreshing = refreshPeriodically(
    async () => {
      refreshCount += 1;
      if (refreshCount === 2) throw new Error('is down');
    },
    (error) => errors.push(error),
    ending.signal,
    pause,
  );
  for (const expected of [1, 2, 3]) {
    await begins;
    expect(refreshCount).toBe(expected);
    begins = untilPause();
    if (expected < 3) pass();
  }
  ending.abort();
  await refreshing;
  expect(refreshCount).toBe(3);
  expect(errors).toEqual([new Error('is down')]);
  const [well, failed, again] = pauses.map((milliseconds) => milliseconds / MINUTE) as [number, number, number];
  for (const minutes of [well, again]) {
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThanOrEqual(33);
  }
  expect(failed).toBeGreaterThanOrEqual(5);
  expect(failed).toBeLessThanOrEqual(8);
});

test('aborting ends a refresh in progress without an error', async () => {
  const errors: unknown[] = [];
  const ending = new AbortController();
  const refreshing = refreshPeriodically(
    (signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    (error) => errors.push(error),
    ending.signal,
  );
  ending.abort();
  await refreshing;
  expect(errors).toEqual([]);
});
