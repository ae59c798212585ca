import { expect, test } from 'vitest';
import { selectLastPlanned } from './selectLastPlanned.ts';

const on = (id: number, startsAt: number, endsAt: number) => ({
  slot: { id, weekdays: [], startMinute: 0, minutes: 0, validFrom: null, validUntil: null },
  startsAt,
  endsAt,
});
const selected = (...all: ReturnType<typeof on>[]) =>
  selectLastPlanned(all).map(({ slot, startsAt, endsAt }) => [slot.id, startsAt, endsAt]);

test('airings that do not overlap are sorted by time', () => {
  expect(selected(on(2, 20, 30), on(1, 10, 20))).toEqual([
    [1, 10, 20],
    [2, 20, 30],
  ]);
  expect(selected()).toEqual([]);
});

test('an airing planned later interrupts a longer one, which continues after it', () => {
  expect(selected(on(1, 10, 60), on(2, 20, 30))).toEqual([
    [1, 10, 20],
    [2, 20, 30],
    [1, 30, 60],
  ]);
});

test('an airing planned later covers several others, and is covered by one planned after it', () => {
  expect(selected(on(1, 10, 20), on(2, 20, 30), on(3, 30, 40), on(4, 15, 35), on(5, 34, 35))).toEqual([
    [1, 10, 15],
    [4, 15, 34],
    [5, 34, 35],
    [3, 35, 40],
  ]);
});

test('an airing planned earlier does not interrupt a later one', () => {
  expect(selected(on(2, 10, 60), on(1, 20, 30))).toEqual([[2, 10, 60]]);
});
