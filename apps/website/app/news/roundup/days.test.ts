import { expect, test } from 'vitest';
import { dayAfter, dayAt, isDay, sameDayInMonth, weeksOf } from './days.ts';

test('a day begins at midnight in Bangkok', () => {
  expect(dayAt(Date.parse('2026-11-19T16:59:59Z'))).toBe('2026-11-19');
  expect(dayAt(Date.parse('2026-11-19T17:00:00Z'))).toBe('2026-11-20');
});

test.each(['2026-02-28', '2024-02-29'])('%s is a day', (day) => expect(isDay(day)).toBe(true));
test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20-11-2026', '2569/11/20', '', "2026-11-20'", '๒๐๒๖-๑๑-๒๐'])(
  '%j is none',
  (day) => expect(isDay(day)).toBe(false),
);

test('days follow each other over months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2024-03-01', -1)).toBe('2024-02-29');
});

test('a month has its weeks from Sunday on, and no day of another month', () => {
  const november = weeksOf('2026-11-20');
  expect(november).toHaveLength(5);
  expect(november[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((date) => `2026-11-${date}`));
  expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(weeksOf('2026-08-01')).toHaveLength(6);
  expect(weeksOf('2026-02-14')).toHaveLength(4);
});

test('another month has the same day, its last one, or the nearest that there is', () => {
  const within = (day: string, months: number) => sameDayInMonth(day, months, '2024-05-10', '2026-11-21');
  expect(within('2026-11-20', -1)).toBe('2026-10-20');
  expect(within('2026-03-31', -1)).toBe('2026-02-28');
  expect(within('2026-10-31', 1)).toBe('2026-11-21');
  expect(within('2025-05-05', -12)).toBe('2024-05-10');
  expect(within('2025-01-05', -12)).toBeNull();
  expect(within('2026-11-20', 1)).toBeNull();
  expect(within('2025-12-20', 1)).toBe('2026-01-20');
});
