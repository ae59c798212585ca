import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureGrowth } from './growth.ts';
import { REPEATED } from './repeated.ts';

/** The CPU time of the work so far, in microseconds: counted and not measured, because that of a busy machine varies. */
let spent = 0;
beforeEach(() => {
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((before) => ({
    user: spent - (before?.user ?? 0),
    system: 0,
  }));
});
afterEach(() => vi.restoreAllMocks());

/** Measures texts of 8,000 and 1,000 characters whose work takes as long as `micros` says. */
const measure = (micros: (length: number) => number) =>
  measureGrowth(
    'x',
    (length) => 'x'.repeat(length),
    8000,
    async (text) => {
      spent += micros(text.length);
    },
  );

test('linear time is not reported', async () => {
  expect(await measure((length) => length * 50)).toBeUndefined();
});

test('quadratic time is reported with its measurements', async () => {
  expect(await measure((length) => (length / 10) ** 2)).toBe('x: 8000 characters take 640 ms, 8 times 1000 take 80 ms');
});

test('quadratic time within the error of a measurement is not reported', async () => {
  expect(await measure((length) => (length / 100) ** 2)).toBeUndefined();
});

test('each repeated text has the requested length, less at most one repetition', () => {
  for (const [name, text] of REPEATED) {
    expect(text(1000).length, name).toBeGreaterThan(985);
    expect(text(1000).length, name).toBeLessThanOrEqual(1000);
  }
});
