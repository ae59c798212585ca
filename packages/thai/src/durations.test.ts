import { expect, test } from 'vitest';
import { formatClock, formatDuration, formatSpokenDuration } from './durations.ts';

test.each<[number, string, string]>([
  [1, '00:01', '00:01'],
  [59, '00:59', '00:59'],
  [59.999, '00:59', '00:59'],
  [60, '01:00', '01:00'],
  [245, '04:05', '04:05'],
  [599, '09:59', '09:59'],
  [600, '10:00', '10:00'],
  [3599, '59:59', '59:59'],
  [3599.999, '59:59', '59:59'],
  [3600, '01:00:00', '1:00:00'],
  [3845, '01:04:05', '1:04:05'],
  [35_999, '09:59:59', '9:59:59'],
  [36_000, '10:00:00', '10:00:00'],
  [86_400, '24:00:00', '24:00:00'],
  [360_000, '100:00:00', '100:00:00'],
])('[5-08 5-09] %d seconds: %s on a card, %s in the player', (seconds, card, player) => {
  expect(formatDuration(seconds)).toBe(card);
  expect(formatClock(seconds)).toBe(player);
});

test.each([0, -0, 0.999, -1, -3600, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined])(
  '[5-10] formatDuration and formatClock return 00:00 for %s',
  (seconds) => {
    expect(formatDuration(seconds)).toBe('00:00');
    expect(formatClock(seconds)).toBe('00:00');
  },
);

test('[5-08 5-09] formatted durations up to eleven hours have the right number of seconds', () => {
  const secondsOf = (text: string): number => text.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  for (let seconds = 0; seconds < 11 * 3600; seconds++) {
    const [card, player] = [formatDuration(seconds), formatClock(seconds)];
    const right =
      secondsOf(card) === seconds &&
      secondsOf(player) === seconds &&
      (seconds < 3600 ? /^[0-5]\d:[0-5]\d$/ : /^\d\d:[0-5]\d:[0-5]\d$/).test(card) &&
      (seconds < 3600 ? /^[0-5]\d:[0-5]\d$/ : /^[1-9]\d?:[0-5]\d:[0-5]\d$/).test(player);
    if (!right) expect.fail(`${seconds}: ${card} ${player}`);
  }
  expect(secondsOf('10:59:59')).toBe(11 * 3600 - 1);
});

test.each([
  [0, '0 วินาที'],
  [40.9, '40 วินาที'],
  [60, '1 นาที'],
  [179, '2 นาที 59 วินาที'],
  [3605, '1 ชั่วโมง 5 วินาที'],
  [Number.NaN, '0 วินาที'],
])('%d seconds are said as %s', (seconds, text) => {
  expect(formatSpokenDuration(seconds)).toBe(text);
});
