import { expect, test } from 'vitest';
import { formatSpan, isOlderThan24Hours, isWithinToday } from './span.ts';

const NONE = '0001-01-01T00:00:00Z';

test.each<[number, string]>([
  [0, '00:00'],
  [59_999, '00:00'],
  [60_000, '0 ชั่วโมง 1 นาที'],
  [3_599_999, '0 ชั่วโมง 59 นาที'],
  [3_600_000, '1 ชั่วโมง 0 นาที'],
  [5_400_000, '1 ชั่วโมง 30 นาที'],
  [86_399_999, '23 ชั่วโมง 59 นาที'],
  [86_400_000, '24 ชั่วโมง 0 นาที'],
  [360_060_000, '100 ชั่วโมง 1 นาที'],
])('[9.5-08] a span of %d ms is formatted in hours and minutes, in either order', (span, text) => {
  const start = Date.UTC(2026, 1, 18, 8, 28);
  expect(formatSpan(start, start + span)).toBe(text);
  expect(formatSpan(start + span, start)).toBe(text);
});

test('[9.5-08] a span crosses midnight, and is empty without two instants', () => {
  expect(formatSpan('2026-02-18T23:30:00+07:00', '2026-02-19T01:15:00+07:00')).toBe('1 ชั่วโมง 45 นาที');
  expect(formatSpan(NONE, '2026-02-19T01:15:00+07:00')).toBe('');
  expect(formatSpan('2026-02-19T01:15:00+07:00', NONE)).toBe('');
});

test('[9.5-17] isOlderThan24Hours is true for more than 86,400,000 ms', () => {
  const now = Date.UTC(2026, 1, 18);
  expect(isOlderThan24Hours(now - 86_400_001, now)).toBe(true);
  expect(isOlderThan24Hours(now - 86_400_000, now)).toBe(false);
  expect(isOlderThan24Hours(now, now)).toBe(false);
  expect(isOlderThan24Hours(now + 86_400_001, now)).toBe(false);
  expect(isOlderThan24Hours(NONE, now)).toBe(false);
});

test.each<[string, string, boolean]>([
  ['2026-02-18T00:00:00+07:00', '2026-02-18T23:59:59.999+07:00', true],
  ['2026-02-18T12:00:00+07:00', '2026-02-18T12:00:00+07:00', true],
  ['2026-02-17T23:59:59.999+07:00', '2026-02-18T12:00:00+07:00', false],
  ['2026-02-18T12:00:00+07:00', '2026-02-19T00:00:00+07:00', false],
  ['2026-02-17T12:00:00+07:00', '2026-02-17T13:00:00+07:00', false],
  ['2026-02-17T12:00:00+07:00', '2026-02-19T13:00:00+07:00', false],
  [NONE, '2026-02-18T12:00:00+07:00', false],
  ['2026-02-18T12:00:00+07:00', NONE, false],
])('[9.5-18] isWithinToday requires both instants to be today: %s to %s', (start, end, today) => {
  // the first and the last minute of 18 February in Bangkok, two different days in UTC
  expect(isWithinToday(start, end, '2026-02-17T17:00:00Z')).toBe(today);
  expect(isWithinToday(start, end, '2026-02-18T16:59:59.999Z')).toBe(today);
});

test('[9.5-18] isWithinToday is false without valid instants', () => {
  expect(isWithinToday(NONE, NONE, NONE)).toBe(false);
});
