import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayerController } from '../playerController.ts';
import { performAction } from './performAction.ts';

const STATE = { isMuted: false, captions: 'off', duration: 1000, settings: { volume: 0.5, speed: 1 } };
let told: unknown[];
beforeEach(() => {
  told = [];
});

/** An player that only says what it was told. */
function player(state: object = {}, live: { from: number; to: number } | null = null): PlayerController {
  const tell = (name: string) => vi.fn((...values: unknown[]) => void told.push([name, ...values]));
  const names = ['play', 'pause', 'setMuted', 'set', 'seekTo', 'toggleFullscreen'];
  return {
    ...Object.fromEntries(names.map((name) => [name, tell(name)])),
    video: { paused: true, currentTime: 100 },
    live: () => live,
    state: () => ({ ...STATE, ...state }),
  } as never;
}

test('what plays is paused, what is paused plays', () => {
  expect(performAction(player(), { type: 'togglePlay' })).toBe('');
  performAction({ ...player(), video: { paused: false } } as never, { type: 'togglePlay' });
  expect(told).toEqual([['play'], ['pause']]);
});

test('sound and captions are turned on and off, and said', () => {
  expect(performAction(player(), { type: 'toggleMute' })).toBe('ปิดเสียง');
  expect(performAction(player({ isMuted: true }), { type: 'toggleMute' })).toBe('เปิดเสียง');
  expect(performAction(player(), { type: 'toggleCaptions' })).toBe('แสดงคำบรรยาย');
  expect(performAction(player({ captions: 'on' }), { type: 'toggleCaptions' })).toBe('ซ่อนคำบรรยาย');
  expect(told).toEqual([
    ['setMuted', true],
    ['setMuted', false],
    ['set', { isCaptioned: true }],
    ['set', { isCaptioned: false }],
  ]);
  expect(performAction(player({ captions: 'none' }), { type: 'toggleCaptions' })).toBe('วิดีโอนี้ไม่มีคำบรรยาย');
});

test('a place is a share of the film, and the end is short of it', () => {
  for (const share of [0, 0.3, 1]) performAction(player(), { type: 'seekToShare', share });
  expect(performAction(player(), { type: 'seekBy', seconds: -10 })).toBe('ย้อนกลับ 10 วินาที');
  expect(told).toEqual([0, 300, 990, 90].map((seconds) => ['seekTo', seconds]));
});

test('of a channel it is a share of its window, and the end is live', () => {
  for (const share of [0, 0.5, 1]) performAction(player({}, { from: 200, to: 7200 }), { type: 'seekToShare', share });
  expect(told).toEqual([200, 3700, 7200].map((seconds) => ['seekTo', seconds]));
});

test.each([
  [0.5, 0.05, 0.55],
  [0.98, 0.05, 1],
  [0.02, -0.05, 0],
])('a volume of %d and %d more is %d', (volume, share, after) => {
  const said = performAction(player({ settings: { volume, speed: 1 } }), { type: 'volumeBy', share });
  expect([told, said]).toEqual([[['set', { volume: after }]], `ระดับเสียง ${Math.round(after * 100)}%`]);
});

test('speeds follow one another; the last is the last, and what is live has its own', () => {
  expect(performAction(player(), { type: 'speedBy', steps: 1 })).toBe('ความเร็ว 1.25×');
  expect(performAction(player({ settings: { volume: 1, speed: 2 } }), { type: 'speedBy', steps: 1 })).toBe('');
  expect(performAction(player({}, { from: 0, to: 1 }), { type: 'speedBy', steps: -1 })).toBe('');
  expect(told).toEqual([['set', { speed: 1.25 }]]);
});
