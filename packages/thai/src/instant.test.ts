import { expect, test } from 'vitest';
import { toBangkokDayNumber, toEpochMs } from './instant.ts';

const MOMENT = Date.UTC(2026, 1, 18, 8, 28, 35);

test.each<[string, Date | number | string]>([
  ['Date', new Date(MOMENT)],
  ['milliseconds', MOMENT],
  ['the wire, Bangkok offset', '2026-02-18T15:28:35+07:00'],
  ['UTC', '2026-02-18T08:28:35Z'],
  ['lower case', '2026-02-18t08:28:35z'],
  ['a western offset', '2026-02-18T03:28:35-05:00'],
  ['half hours, no colon', '2026-02-18T13:58:35+0530'],
  ['nanoseconds', '2026-02-18T08:28:35.000999999Z'],
  ['no offset is Bangkok', '2026-02-18T15:28:35'],
  ['as SQL writes it', '2026-02-18 15:28:35'],
])('an instant is read from %s', (_kind, instant) => {
  expect(toEpochMs(instant)).toBe(MOMENT);
});

test('parts of an instant that may be missing', () => {
  expect(toEpochMs('2026-02-18')).toBe(Date.UTC(2026, 1, 17, 17));
  expect(toEpochMs('2026-02-18T15:28+07:00')).toBe(Date.UTC(2026, 1, 18, 8, 28));
  expect(toEpochMs('2026-02-18T08:28:35.5Z')).toBe(MOMENT + 500);
  expect(toEpochMs('2024-02-29T00:00:00Z')).toBe(Date.UTC(2024, 1, 29));
});

test.each<[string, Date | number | string]>([
  ['the wire’s none', '0001-01-01T00:00:00Z'],
  ['none with an offset', '0001-01-01T00:00:00+07:00'],
  ['none as a Date', new Date('0001-01-01T00:00:00Z')],
  ['none as milliseconds', -62_135_596_800_000],
  ['empty text', ''],
  ['prose', 'yesterday'],
  ['what Date.parse would guess at', 'Feb 18 2026 15:28'],
  ['text around it', ' 2026-02-18T15:28:35Z'],
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
  ['beyond Date', 8.64e15 + 1],
  ['the last millisecond before the year 100', Date.UTC(100, 0, 1) - 1],
  ['the year 9999’s last day', Date.UTC(9999, 11, 31)],
])('no instant: %s', (_kind, instant) => {
  expect(toEpochMs(instant)).toBeNaN();
});

test('every half hour of four years survives ISO text and back', () => {
  for (let ms = Date.UTC(2023, 11, 1); ms < Date.UTC(2027, 11, 1); ms += 30 * 60_000 + 1) {
    if (toEpochMs(new Date(ms).toISOString()) !== ms) expect.fail(new Date(ms).toISOString());
  }
  expect(toEpochMs(new Date(1).toISOString())).toBe(1);
  expect(toEpochMs(new Date(-1).toISOString())).toBe(-1);
});

test('a Bangkok day runs from 17:00 to 17:00 UTC', () => {
  const first = toBangkokDayNumber(Date.UTC(2026, 1, 17, 17));
  expect(toBangkokDayNumber(Date.UTC(2026, 1, 18, 17) - 1)).toBe(first);
  expect(toBangkokDayNumber(Date.UTC(2026, 1, 17, 17) - 1)).toBe(first - 1);
  expect(toBangkokDayNumber(Date.UTC(2026, 1, 18, 17))).toBe(first + 1);
});
