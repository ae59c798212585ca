import { expect, test } from 'vitest';
import { parsePeriod, parsePublishingTime, parseTime, parseUntil, tidyClock } from './time.ts';

const NOW = new Date('2026-11-21T11:00:00Z');

test.each([
  ['2569-11-22', '2569-11-22 is of the Buddhist era: write 2026-11-22.'],
  [' 2569-11-22 06:00', /is of the Buddhist era: write +2026-11-22 06:00\.$/],
  ['2400-01-01', '2400-01-01 is of the Buddhist era: write 1857-01-01.'],
  ['๒๕๖๙-๑๑-๒๒', '2569-11-22 is of the Buddhist era: write 2026-11-22.'],
  // a day that exists only in the Common Era: 2567 is no leap year
  ['2567-02-29', '2567-02-29 is of the Buddhist era: write 2024-02-29.'],
])('every parser of times rejects %j', (typed, sentence) => {
  expect(() => parseTime(typed)).toThrow(sentence);
  expect(() => parsePeriod(typed)).toThrow(sentence);
  expect(() => parseUntil(typed, NOW)).toThrow(sentence);
  expect(() => parsePublishingTime(typed, NOW)).toThrow(sentence);
});

test.each([
  '2026-11-22 6:00',
  '2026-11-22 06.00',
  '2026-11-22 6.00 น.',
  '2026-11-22T06.00น.',
  '2026-11-22 06:00 น',
  '๒๐๒๖-๑๑-๒๒ ๖.๐๐ น.',
])('%j is six in the morning, as clocks are written in Thai', (typed) => {
  expect(parseTime(typed)).toEqual(new Date('2026-11-21T23:00:00Z'));
});

test.each(['2026-11-22 06:00:30.50', '2026-11-22T06:00+07:00', '2026-11-22', '6.5', '106.00'])(
  '%j has no such clock at its end',
  (typed) => {
    expect(tidyClock(typed)).toBe(typed);
  },
);

test('a year far beyond the Buddhist era of today is accepted', () => {
  expect(parseUntil('9999-12-30', NOW)).toEqual(new Date('9999-12-30T17:00:00Z'));
});

test('parseUntil rejects an end that has passed, and names it as it was typed', () => {
  expect(() => parseUntil('2020-01-01', NOW)).toThrow('2020-01-01 has passed.');
});

test('an end that is neither a time nor a day is refused with both', () => {
  expect(() => parseUntil('พรุ่งนี้', NOW)).toThrow('write it as 2026-11-22 06:00, or 2026-11-22 for the whole day.');
  expect(() => parsePublishingTime('พรุ่งนี้', NOW)).toThrow('write it as 2026-11-22 06:00, which is in Bangkok.');
});
