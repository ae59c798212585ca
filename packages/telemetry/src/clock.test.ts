import { expect, test, vi } from 'vitest';
import { compareClock, dateOfAnswer, metrics } from './index.ts';

const NOW = Date.UTC(2026, 10, 22, 8);
const said: string[] = [];
vi.spyOn(console, 'error').mockImplementation((line) => said.push(line));
vi.spyOn(console, 'info').mockImplementation((line) => said.push(line));
const told = () => said.splice(0);

test('a clock that is off is said once, which way, and once when it is right again', async () => {
  compareClock('main', NOW + 95_000, NOW);
  compareClock('main', NOW + 99_000, NOW);
  expect(told()).toEqual(['the clock of this machine is 95 s behind that of main: one of the two is wrong']);
  expect(await metrics.getSingleMetricAsString('sala_clock_ahead_seconds')).toContain('{whose="main"} -99');
  compareClock('main', NOW - 400, NOW);
  compareClock('main', NOW, NOW);
  expect(told()).toEqual(['the clock of this machine agrees with that of main again']);
  compareClock('main', NOW - 3_600_000, NOW);
  expect(told()).toEqual(['the clock of this machine is 3600 s ahead of that of main: one of the two is wrong']);
});

test('what an answer may take to come is no wrong clock, and each clock is its own', () => {
  compareClock('tags', NOW - 29_000, NOW);
  expect(told()).toEqual([]);
  compareClock('push', NOW - 31_000, NOW);
  expect(told()).toHaveLength(1);
  compareClock('tags', NOW, NOW);
  expect(told()).toEqual([]);
});

test('an answer says when it was sent, unless a cache had it or it says nothing of the kind', () => {
  expect(dateOfAnswer('Sun, 22 Nov 2026 08:00:00 GMT', undefined)).toBe(NOW);
  expect(dateOfAnswer('Sun, 22 Nov 2026 08:00:00 GMT', '5')).toBeUndefined();
  expect(dateOfAnswer('soon', null)).toBeUndefined();
  expect(dateOfAnswer(undefined, null)).toBeUndefined();
});
