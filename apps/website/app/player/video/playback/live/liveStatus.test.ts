import { expect, test } from 'vitest';
import { formatBehind, formatWallClock, toLiveStatus } from './liveStatus.ts';

const place = (latency: number) => ({ from: 0, to: 7188, latency, targetLatency: 12, segmentSeconds: 4, zeroAt: null });

test.each([
  [10, true, 0],
  [16.9, true, 0],
  [20, true, 0],
  [20.1, false, 8],
  [72, false, 60],
  [7112, false, 7100],
])('with a latency of %d s and a target of 12 s the player is live: %j', (latency, isLive, behind) => {
  expect(toLiveStatus(place(latency))).toEqual({ isLive, behind });
});

test.each([
  [31, 'ช้ากว่าสด 31 วินาที'],
  [65, 'ช้ากว่าสด 1 นาที'],
  [3599, 'ช้ากว่าสด 59 นาที'],
  [3600, 'ช้ากว่าสด 1 ชั่วโมง'],
  [3661, 'ช้ากว่าสด 1 ชั่วโมง 1 นาที'],
])('formatBehind describes %i s as %s', (seconds, words) => {
  expect(formatBehind(seconds)).toBe(words);
});

test('formatWallClock shows the time in Thailand', () => {
  expect(formatWallClock(Date.UTC(2026, 10, 21, 23, 59, 5))).toBe('06:59:05');
});
