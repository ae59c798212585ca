import { expect, test, vi } from 'vitest';
import { compareClock, metrics, parseAnswerDate } from './index.ts';

const NOW = Date.UTC(2026, 10, 22, 8);
const lines: string[] = [];
vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
vi.spyOn(console, 'info').mockImplementation((line) => lines.push(line));
const takeLogged = () => lines.splice(0);

test('a wrong clock is logged once with its direction, and once more when it is right again', async () => {
  compareClock('main', NOW + 95_000, NOW);
  compareClock('main', NOW + 99_000, NOW);
  expect(takeLogged()).toEqual(['the clock of this machine is 95 s behind that of main: one of the two is wrong']);
  expect(await metrics.getSingleMetricAsString('sala_clock_ahead_seconds')).toContain('{whose="main"} -99');
  compareClock('main', NOW - 400, NOW);
  compareClock('main', NOW, NOW);
  expect(takeLogged()).toEqual(['the clock of this machine agrees with that of main again']);
  compareClock('main', NOW - 3_600_000, NOW);
  expect(takeLogged()).toEqual(['the clock of this machine is 3600 s ahead of that of main: one of the two is wrong']);
});

test('a difference under 30 seconds is not logged, and each clock is compared on its own', () => {
  compareClock('tags', NOW - 29_000, NOW);
  expect(takeLogged()).toEqual([]);
  compareClock('push', NOW - 31_000, NOW);
  expect(takeLogged()).toHaveLength(1);
  compareClock('tags', NOW, NOW);
  expect(takeLogged()).toEqual([]);
});

test('parseAnswerDate returns the Date header, unless the response has an Age or the header is invalid', () => {
  expect(parseAnswerDate('Sun, 22 Nov 2026 08:00:00 GMT', undefined)).toBe(NOW);
  expect(parseAnswerDate('Sun, 22 Nov 2026 08:00:00 GMT', '5')).toBeUndefined();
  expect(parseAnswerDate('soon', null)).toBeUndefined();
  expect(parseAnswerDate(undefined, null)).toBeUndefined();
});
