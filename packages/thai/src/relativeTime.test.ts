import { expect, test } from 'vitest';
import { formatRelativeTime } from './relativeTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-21T18:25:00+07:00');

const ago = (age: number): string => formatRelativeTime(NOW - age, NOW);
const since = (then: string): string => formatRelativeTime(then, NOW);

test('[9.5-09] an age under 1 minute and a future instant are “under 1 minute”', () => {
  expect(ago(0)).toBe('น้อยกว่า 1 นาที');
  expect(ago(MINUTE - 1)).toBe('น้อยกว่า 1 นาที');
  expect(ago(-1)).toBe('น้อยกว่า 1 นาที');
  expect(ago(-400 * DAY)).toBe('น้อยกว่า 1 นาที');
});

test('[9.5-10] ages are in minutes from 1 minute to the millisecond before the hour', () => {
  for (let minutes = 1; minutes < 60; minutes++) {
    expect(ago(minutes * MINUTE)).toBe(`${minutes} นาทีที่แล้ว`);
    expect(ago((minutes + 1) * MINUTE - 1)).toBe(`${minutes} นาทีที่แล้ว`);
  }
});

test('[9.5-11] ages are in hours from 1 hour to the millisecond before 24 hours', () => {
  for (let hours = 1; hours < 24; hours++) {
    expect(ago(hours * HOUR)).toBe(`${hours} ชั่วโมงที่แล้ว`);
    expect(ago((hours + 1) * HOUR - 1)).toBe(`${hours} ชั่วโมงที่แล้ว`);
  }
});

test('[9.5-12] ages in days are yesterday, then 2 to 6 days', () => {
  expect(ago(DAY)).toBe('เมื่อวานนี้');
  expect(ago(2 * DAY - 1)).toBe('เมื่อวานนี้');
  for (let days = 2; days < 7; days++) {
    expect(ago(days * DAY)).toBe(`${days} วันที่แล้ว`);
    expect(ago((days + 1) * DAY - 1)).toBe(`${days} วันที่แล้ว`);
  }
});

test('[9.5-13] ages in weeks are last week, then 2 and 3 weeks, to the millisecond before the fourth', () => {
  expect(ago(7 * DAY)).toBe('สัปดาห์ที่แล้ว');
  expect(ago(14 * DAY - 1)).toBe('สัปดาห์ที่แล้ว');
  expect(ago(14 * DAY)).toBe('2 สัปดาห์ที่แล้ว');
  expect(ago(21 * DAY - 1)).toBe('2 สัปดาห์ที่แล้ว');
  expect(ago(21 * DAY)).toBe('3 สัปดาห์ที่แล้ว');
  expect(ago(28 * DAY - 1)).toBe('3 สัปดาห์ที่แล้ว');
});

test.each([28, 29, 30, 31])('[9.5-14] %d days are 1 month, even in a longer calendar month', (days) => {
  expect(ago(days * DAY)).toBe('เดือนที่แล้ว');
});

test.each<[string, string]>([
  ['2026-09-21T18:25:00.001+07:00', 'เดือนที่แล้ว'],
  ['2026-09-21T18:25:00.000+07:00', '2 เดือนที่แล้ว'],
  ['2026-08-21T18:25:00.001+07:00', '2 เดือนที่แล้ว'],
  ['2026-08-21T18:25:00.000+07:00', '3 เดือนที่แล้ว'],
  ['2025-12-21T18:25:00.001+07:00', '10 เดือนที่แล้ว'],
  ['2025-12-21T18:25:00.000+07:00', '11 เดือนที่แล้ว'],
  ['2025-11-21T18:25:00.001+07:00', '11 เดือนที่แล้ว'],
])('[9.5-14] months are counted on the calendar from %s', (then, text) => {
  expect(since(then)).toBe(text);
});

test.each<[string, string]>([
  ['2025-11-21T18:25:00.000+07:00', 'ปีที่แล้ว'],
  ['2024-11-21T18:25:00.001+07:00', 'ปีที่แล้ว'],
  ['2024-11-21T18:25:00.000+07:00', '2 ปีที่แล้ว'],
  ['2015-11-21T18:25:00.001+07:00', '10 ปีที่แล้ว'],
  ['2015-11-21T18:25:00.000+07:00', '11 ปีที่แล้ว'],
  ['2014-11-21T18:25:00.001+07:00', '11 ปีที่แล้ว'],
])('[9.5-15] years are counted on the calendar from %s', (then, text) => {
  expect(since(then)).toBe(text);
});

test('[9.5-16] from the twelfth anniversary on the text is empty', () => {
  expect(since('2014-11-21T18:25:00.001+07:00')).not.toBe('');
  expect(since('2014-11-21T18:25:00.000+07:00')).toBe('');
  expect(since('1999-01-01')).toBe('');
});

test('[9.5-14 9.5-15] months are those of Bangkok, and follow the length of each month', () => {
  // 00:30 on 1 March in Bangkok is still 28 February in UTC
  expect(formatRelativeTime('2026-01-01T00:30:00+07:00', '2026-03-01T00:30:00+07:00')).toBe('2 เดือนที่แล้ว');
  expect(formatRelativeTime('2026-01-31T12:00:00+07:00', '2026-03-01T12:00:00+07:00')).toBe('เดือนที่แล้ว');
  expect(formatRelativeTime('2024-02-29T12:00:00+07:00', '2025-02-28T12:00:00+07:00')).toBe('11 เดือนที่แล้ว');
  expect(formatRelativeTime('2024-02-29T12:00:00+07:00', '2025-03-01T12:00:00+07:00')).toBe('ปีที่แล้ว');
});

test('formatRelativeTime returns an empty text without two valid instants', () => {
  expect(formatRelativeTime('0001-01-01T00:00:00Z', NOW)).toBe('');
  expect(formatRelativeTime(NOW, 'now')).toBe('');
});

const everyText = [
  'น้อยกว่า 1 นาที',
  ...Array.from({ length: 59 }, (_, i) => `${i + 1} นาทีที่แล้ว`),
  ...Array.from({ length: 23 }, (_, i) => `${i + 1} ชั่วโมงที่แล้ว`),
  'เมื่อวานนี้',
  ...Array.from({ length: 5 }, (_, i) => `${i + 2} วันที่แล้ว`),
  'สัปดาห์ที่แล้ว',
  '2 สัปดาห์ที่แล้ว',
  '3 สัปดาห์ที่แล้ว',
  'เดือนที่แล้ว',
  ...Array.from({ length: 10 }, (_, i) => `${i + 2} เดือนที่แล้ว`),
  'ปีที่แล้ว',
  ...Array.from({ length: 10 }, (_, i) => `${i + 2} ปีที่แล้ว`),
  '',
];

test.each([
  '2026-11-21T18:25:00+07:00',
  '2026-03-01T00:00:00+07:00',
  '2024-02-29T23:59:59+07:00',
  '2025-12-31T23:59:59+07:00',
  '2026-01-01T00:00:00+07:00',
  '2026-05-31T03:00:00+07:00',
])(
  '[9.5-09 9.5-10 9.5-11 9.5-12 9.5-13 9.5-14 9.5-15 9.5-16] 13 years back from %s each text appears once and in order',
  (iso) => {
    const now = Date.parse(iso);
    const seen: string[] = [];
    for (let age = 0; age < 13 * 366 * DAY; age += age < 2 * DAY ? 20 * SECOND : 2 * HOUR) {
      const text = formatRelativeTime(now - age, now);
      if (text !== seen.at(-1)) seen.push(text);
    }
    expect(seen).toEqual(everyText);
  },
);
