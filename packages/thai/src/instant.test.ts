import { expect, test } from 'vitest';
import { toBangkokDayNumber, toEpochMs } from './instant.ts';

const MOMENT = Date.UTC(2026, 1, 18, 8, 28, 35);

test.each<[string, Date | number | string]>([
  ['a Date', new Date(MOMENT)],
  ['a number of milliseconds', MOMENT],
  ['the wire format with the offset of Bangkok', '2026-02-18T15:28:35+07:00'],
  ['a time in UTC', '2026-02-18T08:28:35Z'],
  ['lower case', '2026-02-18t08:28:35z'],
  ['a western offset', '2026-02-18T03:28:35-05:00'],
  ['an offset of half hours without a colon', '2026-02-18T13:58:35+0530'],
  ['nanoseconds', '2026-02-18T08:28:35.000999999Z'],
  ['a time without an offset, as in Bangkok', '2026-02-18T15:28:35'],
  ['the format of SQL', '2026-02-18 15:28:35'],
])('toEpochMs accepts %s', (_kind, instant) => {
  expect(toEpochMs(instant)).toBe(MOMENT);
});

test('toEpochMs accepts an instant without seconds or time, and with fractions of a second', () => {
  expect(toEpochMs('2026-02-18')).toBe(Date.UTC(2026, 1, 17, 17));
  expect(toEpochMs('2026-02-18T15:28+07:00')).toBe(Date.UTC(2026, 1, 18, 8, 28));
  expect(toEpochMs('2026-02-18T08:28:35.5Z')).toBe(MOMENT + 500);
  expect(toEpochMs('2024-02-29T00:00:00Z')).toBe(Date.UTC(2024, 1, 29));
});

test.each<[string, Date | number | string]>([
  ['the wire format’s empty instant', '0001-01-01T00:00:00Z'],
  ['the empty instant with an offset', '0001-01-01T00:00:00+07:00'],
  ['the empty instant as a Date', new Date('0001-01-01T00:00:00Z')],
  ['the empty instant as milliseconds', -62_135_596_800_000],
  ['empty text', ''],
  ['prose', 'yesterday'],
  ['a format that only Date.parse accepts', 'Feb 18 2026 15:28'],
  ['an instant with a space before it', ' 2026-02-18T15:28:35Z'],
  ['month 0', '2026-00-10T00:00:00Z'],
  ['month 13', '2026-13-10T00:00:00Z'],
  ['day 0', '2026-02-00T00:00:00Z'],
  ['30 February', '2026-02-30T00:00:00Z'],
  ['29 February of a common year', '2026-02-29T00:00:00Z'],
  ['hour 24', '2026-02-18T24:00:00Z'],
  ['minute 60', '2026-02-18T15:60:00Z'],
  ['second 60', '2026-02-18T15:28:60Z'],
  ['an invalid Date', new Date(Number.NaN)],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['a number beyond the range of Date', 8.64e15 + 1],
  ['the last millisecond before the year 100', Date.UTC(100, 0, 1) - 1],
  ['the year 9999’s last day', Date.UTC(9999, 11, 31)],
])('toEpochMs returns NaN for %s', (_kind, instant) => {
  expect(toEpochMs(instant)).toBeNaN();
});

test('every half hour of four years survives the conversion to ISO text and back', () => {
  for (let ms = Date.UTC(2023, 11, 1); ms < Date.UTC(2027, 11, 1); ms += 30 * 60_000 + 1) {
    if (toEpochMs(new Date(ms).toISOString()) !== ms) expect.fail(new Date(ms).toISOString());
  }
  expect(toEpochMs(new Date(1).toISOString())).toBe(1);
  expect(toEpochMs(new Date(-1).toISOString())).toBe(-1);
});

test('a day in Bangkok runs from 17:00 to 17:00 UTC', () => {
  const first = toBangkokDayNumber(Date.UTC(2026, 1, 17, 17));
  expect(toBangkokDayNumber(Date.UTC(2026, 1, 18, 17) - 1)).toBe(first);
  expect(toBangkokDayNumber(Date.UTC(2026, 1, 17, 17) - 1)).toBe(first - 1);
  expect(toBangkokDayNumber(Date.UTC(2026, 1, 18, 17))).toBe(first + 1);
});
