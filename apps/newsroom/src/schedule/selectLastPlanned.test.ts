import { expect, test } from 'vitest';
import { selectLastPlanned } from './selectLastPlanned.ts';

const on = (id: number, startsAt: number, endsAt: number) => ({
  slot: { id, weekdays: [], startMinute: 0, minutes: 0, validFrom: null, validUntil: null },
  startsAt,
  endsAt,
});
const shown = (...all: ReturnType<typeof on>[]) =>
  selectLastPlanned(all).map(({ slot, startsAt, endsAt }) => [slot.id, startsAt, endsAt]);

test('what does not overlap is on in the order of time', () => {
  expect(shown(on(2, 20, 30), on(1, 10, 20))).toEqual([
    [1, 10, 20],
    [2, 20, 30],
  ]);
  expect(shown()).toEqual([]);
});

test('what was planned last takes its time out of what is longer, which goes on after it', () => {
  expect(shown(on(1, 10, 60), on(2, 20, 30))).toEqual([
    [1, 10, 20],
    [2, 20, 30],
    [1, 30, 60],
  ]);
});

test('what was planned last covers several, whole or in part, and is itself covered by what was planned later', () => {
  expect(shown(on(1, 10, 20), on(2, 20, 30), on(3, 30, 40), on(4, 15, 35), on(5, 34, 35))).toEqual([
    [1, 10, 15],
    [4, 15, 34],
    [5, 34, 35],
    [3, 35, 40],
  ]);
});

test('what was planned before does not come between', () => {
  expect(shown(on(2, 10, 60), on(1, 20, 30))).toEqual([[2, 10, 60]]);
});
