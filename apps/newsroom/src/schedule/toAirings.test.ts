import { describe, expect, test } from 'vitest';
import { type Slot, toAirings } from './toAirings.ts';

const at = (time: string) => Date.parse(`${time}+07:00`);
const slot = (over: Partial<Slot> = {}): Slot => ({
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startMinute: 360,
  minutes: 60,
  validFrom: null,
  validUntil: null,
  ...over,
});
const starts = (slots: Slot[], from: string, to: string) =>
  toAirings(slots, at(from), at(to)).map(({ startsAt }) => startsAt);

test('a daily slot airs once a day, across years and on 29 February', () => {
  expect(starts([slot()], '2026-12-30T00:00', '2027-01-02T00:00')).toEqual(
    ['2026-12-30T06:00', '2026-12-31T06:00', '2027-01-01T06:00'].map(at),
  );
  expect(starts([slot()], '2048-02-29T00:00', '2048-03-01T00:00')).toEqual([at('2048-02-29T06:00')]);
});

test('a slot of some weekdays airs on those days', () => {
  // the 21st is a Saturday
  const weekend = starts([slot({ weekdays: [0, 6] })], '2026-11-16T00:00', '2026-11-23T00:00');
  expect(weekend).toEqual([at('2026-11-21T06:00'), at('2026-11-22T06:00')]);
});

describe('toAirings between two instants', () => {
  test.each([
    ['2026-11-21T06:59', '2026-11-21T07:00', 1],
    ['2026-11-21T07:00', '2026-11-21T08:00', 0],
    ['2026-11-21T05:00', '2026-11-21T06:00', 0],
    ['2026-11-21T05:00', '2026-11-21T06:01', 1],
    ['2026-11-21T06:30', '2026-11-21T06:30', 1],
  ])('from %s to %s returns %d airings of a slot from six to seven', (from, to, count) => {
    expect(starts([slot()], from, to)).toHaveLength(count);
  });
});

test('an airing that goes on after midnight belongs to the evening before', () => {
  const late = slot({ weekdays: [6], startMinute: 23 * 60, minutes: 180 });
  const afterMidnight = slot({ weekdays: [6], startMinute: 26 * 60, minutes: 30 });
  expect(toAirings([afterMidnight, late], at('2026-11-22T01:00'), at('2026-11-22T03:00'))).toEqual([
    { slot: late, startsAt: at('2026-11-21T23:00'), endsAt: at('2026-11-22T02:00') },
    { slot: afterMidnight, startsAt: at('2026-11-22T02:00'), endsAt: at('2026-11-22T02:30') },
  ]);
});

test('validFrom and validUntil apply to airings that begin from that time on', () => {
  const noon = new Date(at('2026-11-21T12:00'));
  const before = slot({ validUntil: noon, startMinute: 11 * 60 + 30 });
  const atNoon = [{ validUntil: noon }, { validFrom: noon }].map((valid) => slot({ ...valid, startMinute: 12 * 60 }));
  expect(starts([before, ...atNoon], '2026-11-20T00:00', '2026-11-23T00:00')).toEqual(
    ['2026-11-20T11:30', '2026-11-20T12:00', '2026-11-21T11:30', '2026-11-21T12:00', '2026-11-22T12:00'].map(at),
  );
});
