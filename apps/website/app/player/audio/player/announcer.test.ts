import { expect, test } from 'vitest';
import type { PlayerState } from '../playback/playerState.ts';
import { createItem, createPlayerState, SECOND } from '../playback/testItems.ts';
import { createAnnouncer } from './announcer.ts';

/** The announcements for consecutive states. */
function announcements(tellsKey: boolean, ...states: Partial<PlayerState>[]): string[] {
  const announce = createAnnouncer(tellsKey);
  return states.map((changes) => announce(createPlayerState(changes)));
}

test('the announcer says what is read, paused, resumed and finished', () => {
  expect(
    announcements(false, { playerState: 'loading' }, {}, { playerState: 'paused' }, {}, { playerState: 'ended' }, {}),
  ).toEqual(['', 'กำลังอ่าน ข่าว 1', 'หยุดชั่วคราว', 'ฟังต่อ', 'อ่านจบแล้ว', 'กำลังอ่าน ข่าว 1']);
});

test('another speed is announced, but not the one with which the player opens', () => {
  const slow = { playbackRate: 0.5 } as const;
  expect(
    announcements(false, { isShowing: false, playerState: 'paused' }, slow, {}, { playerState: 'paused' }),
  ).toEqual(['', 'กำลังอ่าน ข่าว 1', 'ความเร็ว 1×', 'หยุดชั่วคราว']);
});

test('the shortcut key is announced once', () => {
  const next = { currentQueue: SECOND, announced: SECOND.title };
  expect(announcements(true, {}, { ...next, playerState: 'loading' }, next)).toEqual([
    'กำลังอ่าน ข่าว 1 กด Alt+P เพื่อหยุดหรือฟังต่อ',
    'กำลังอ่าน ข่าว 1 กด Alt+P เพื่อหยุดหรือฟังต่อ',
    'ข่าวถัดไป ข่าว 2',
  ]);
});

test('loading, a missing sound and the next article are announced', () => {
  const missing = { kind: 'missing', title: 'ข่าว 1' } as const;
  const next = { currentQueue: SECOND, announced: SECOND.title, notice: missing };
  const loading = { playerState: 'loading', notice: { kind: 'loading', title: 'ข่าว 1' } } as const;
  expect(
    announcements(false, loading, {}, { ...next, playerState: 'loading' }, next, { ...next, notice: null }),
  ).toEqual(['กำลังโหลดเสียง', 'กำลังอ่าน ข่าว 1', 'ไม่พบไฟล์เสียงของข่าว “ข่าว 1”', 'ข่าวถัดไป ข่าว 2', 'ข่าวถัดไป ข่าว 2']);
});

test('closing the player is announced, and the article when it is opened again', () => {
  const closed = { isShowing: false, playerState: 'paused' } as const;
  expect(announcements(false, {}, closed, { playerState: 'loading' }, {})).toEqual([
    ...['กำลังอ่าน ข่าว 1', 'ปิดเครื่องเล่นแล้ว', 'ปิดเครื่องเล่นแล้ว'],
    'กำลังอ่าน ข่าว 1',
  ]);
});

test('lines that arrive later and waiting for the next article are not announced', () => {
  const ended = { playerState: 'ended', awaitsPlaylist: true } as const;
  const withLines = { currentQueue: createItem('1') };
  const states = [{}, withLines, { ...withLines, playerState: 'loading' } as const, withLines, ended];
  expect(new Set(announcements(false, ...states))).toEqual(new Set(['กำลังอ่าน ข่าว 1']));
});
