import { expect, test } from 'vitest';
import { addDays, isDay, toDay, toStartOfDay, toStartOfMonth } from './days.ts';

test('a day begins at midnight in Bangkok', () => {
  expect(toDay(Date.parse('2026-11-19T16:59:59Z'))).toBe('2026-11-19');
  expect(toDay(Date.parse('2026-11-19T17:00:00Z'))).toBe('2026-11-20');
  expect(toStartOfDay('2026-11-20')).toBe(Date.parse('2026-11-19T17:00:00Z'));
});

test.each(['2026-02-28', '2024-02-29'])('%s is a valid day', (day) => expect(isDay(day)).toBe(true));
test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20-11-2026', '2569/11/20', '', "2026-11-20'", '๒๐๒๖-๑๑-๒๐'])(
  '%j is no valid day',
  (day) => expect(isDay(day)).toBe(false),
);

test('addDays crosses months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});

test('a month begins at midnight in Bangkok, also the month after December', () => {
  expect(toStartOfMonth('2026-11')).toBe(Date.parse('2026-10-31T17:00:00Z'));
  expect(toStartOfMonth('2026-12', 1)).toBe(Date.parse('2026-12-31T17:00:00Z'));
});
