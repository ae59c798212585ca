import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayerController } from '../playerController.ts';
import { performAction } from './performAction.ts';

const STATE = { isMuted: false, captions: 'off', duration: 1000, settings: { volume: 0.5, speed: 1 } };
let calls: unknown[];
beforeEach(() => {
  calls = [];
});

/** A player that records its calls. */
function player(state: object = {}, live: { from: number; to: number } | null = null): PlayerController {
  const record = (name: string) => vi.fn((...values: unknown[]) => void calls.push([name, ...values]));
  const names = ['play', 'pause', 'setMuted', 'set', 'seekTo', 'toggleFullscreen'];
  return {
    ...Object.fromEntries(names.map((name) => [name, record(name)])),
    video: { paused: true, currentTime: 100 },
    live: () => live,
    state: () => ({ ...STATE, ...state }),
  } as never;
}

test('togglePlay plays and pauses', () => {
  expect(performAction(player(), { type: 'togglePlay' })).toBe('');
  performAction({ ...player(), video: { paused: false } } as never, { type: 'togglePlay' });
  expect(calls).toEqual([['play'], ['pause']]);
});

test('sound and captions are toggled and announced', () => {
  expect(performAction(player(), { type: 'toggleMute' })).toBe('ปิดเสียง');
  expect(performAction(player({ isMuted: true }), { type: 'toggleMute' })).toBe('เปิดเสียง');
  expect(performAction(player(), { type: 'toggleCaptions' })).toBe('แสดงคำบรรยาย');
  expect(performAction(player({ captions: 'on' }), { type: 'toggleCaptions' })).toBe('ซ่อนคำบรรยาย');
  expect(calls).toEqual([
    ['setMuted', true],
    ['setMuted', false],
    ['set', { isCaptioned: true }],
    ['set', { isCaptioned: false }],
  ]);
  expect(performAction(player({ captions: 'none' }), { type: 'toggleCaptions' })).toBe('วิดีโอนี้ไม่มีคำบรรยาย');
});

test('seeking by a share of a video goes at most to ten seconds before its end', () => {
  for (const share of [0, 0.3, 1]) performAction(player(), { type: 'seekToShare', share });
  expect(performAction(player(), { type: 'seekBy', seconds: -10 })).toBe('ย้อนกลับ 10 วินาที');
  expect(calls).toEqual([0, 300, 990, 90].map((seconds) => ['seekTo', seconds]));
});

test('seeking by a share of a channel goes within its window, and the end is live', () => {
  for (const share of [0, 0.5, 1]) performAction(player({}, { from: 200, to: 7200 }), { type: 'seekToShare', share });
  expect(calls).toEqual([200, 3700, 7200].map((seconds) => ['seekTo', seconds]));
});

test.each([
  [0.5, 0.05, 0.55],
  [0.98, 0.05, 1],
  [0.02, -0.05, 0],
])('a volume of %d changed by %d is %d', (volume, share, after) => {
  const message = performAction(player({ settings: { volume, speed: 1 } }), { type: 'volumeBy', share });
  expect([calls, message]).toEqual([[['set', { volume: after }]], `ระดับเสียง ${Math.round(after * 100)}%`]);
});

test('speedBy steps through the speeds, stops at the last, and does nothing for a channel', () => {
  expect(performAction(player(), { type: 'speedBy', steps: 1 })).toBe('ความเร็ว 1.25×');
  expect(performAction(player({ settings: { volume: 1, speed: 2 } }), { type: 'speedBy', steps: 1 })).toBe('');
  expect(performAction(player({}, { from: 0, to: 1 }), { type: 'speedBy', steps: -1 })).toBe('');
  expect(calls).toEqual([['set', { speed: 1.25 }]]);
});
