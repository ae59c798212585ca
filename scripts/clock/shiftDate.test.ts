import { afterEach, expect, test } from 'vitest';
import { shiftDate } from './shiftDate.ts';

const RealDate = globalThis.Date;
afterEach(() => {
  globalThis.Date = RealDate;
  RealDate.prototype.constructor = RealDate;
});

test('shiftDate shifts Date.now() and Date()', () => {
  const before = RealDate.now();
  shiftDate(3_600_000);
  for (const now of [Date.now(), Date.parse(Date()) + 1000]) {
    expect(now).toBeGreaterThanOrEqual(before + 3_600_000);
    expect(now).toBeLessThan(before + 3_660_000);
  }
});

test('shiftDate leaves given instants and the type Date unchanged', () => {
  shiftDate(3_600_000);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect([Date.UTC(2028, 1, 29), Date.parse('2028-02-29')]).toEqual([1_835_395_200_000, 1_835_395_200_000]);
  expect(new Date()).toBeInstanceOf(Date);
  expect(new RealDate(0)).toBeInstanceOf(Date);
});
