import { expect, test } from 'vitest';
import { findDayInMonth, listWeeks } from './days.ts';

test('listWeeks returns the weeks of a month from the first day of the week on, without days of other months', () => {
  const november = listWeeks('2026-11-20', 0);
  expect(november).toHaveLength(5);
  expect(november[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((date) => `2026-11-${date}`));
  expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(listWeeks('2026-08-01', 0)).toHaveLength(6);
  expect(listWeeks('2026-02-14', 0)).toHaveLength(4);
  // where weeks begin on Monday, Sunday is the last day
  expect(listWeeks('2026-11-20', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
});

test('findDayInMonth returns the same day of another month, or else the nearest day within the bounds', () => {
  const within = (day: string, months: number) => findDayInMonth(day, months, '2024-05-10', '2026-11-21');
  expect(within('2026-11-20', -1)).toBe('2026-10-20');
  expect(within('2026-03-31', -1)).toBe('2026-02-28');
  expect(within('2026-10-31', 1)).toBe('2026-11-21');
  expect(within('2025-05-05', -12)).toBe('2024-05-10');
  expect(within('2025-01-05', -12)).toBeNull();
  expect(within('2026-11-20', 1)).toBeNull();
  expect(within('2025-12-20', 1)).toBe('2026-01-20');
});
