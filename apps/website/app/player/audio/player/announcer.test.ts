import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';
import type { PlayerState } from './playerState.ts';
import { createItem, createPlayerState, SECOND } from './testItems.ts';

/** What is told of states that follow each other. */
function told(tellsKey: boolean, ...states: Partial<PlayerState>[]): string[] {
  const announce = createAnnouncer(tellsKey);
  return states.map((changes) => announce(createPlayerState(changes)));
}

test('who does not see the player is told what is read, that it was paused, and that it goes on', () => {
  expect(
    told(false, { playerState: 'loading' }, {}, { playerState: 'paused' }, {}, { playerState: 'ended' }, {}),
  ).toEqual(['', 'กำลังอ่าน ข่าว 1', 'หยุดชั่วคราว', 'ฟังต่อ', 'อ่านจบแล้ว', 'กำลังอ่าน ข่าว 1']);
});

test('the key is told once', () => {
  const next = { currentQueue: SECOND, announced: SECOND.title };
  expect(told(true, {}, { ...next, playerState: 'loading' }, next)).toEqual([
    'กำลังอ่าน ข่าว 1 กด Alt+P เพื่อหยุดหรือฟังต่อ',
    'กำลังอ่าน ข่าว 1 กด Alt+P เพื่อหยุดหรือฟังต่อ',
    'ข่าวถัดไป ข่าว 2',
  ]);
});

test('a sound that waits, fails or is passed over is told, and what comes instead', () => {
  const missing = { kind: 'missing', title: 'ข่าว 1' } as const;
  const next = { currentQueue: SECOND, announced: SECOND.title, notice: missing };
  const loading = { playerState: 'loading', notice: { kind: 'loading', title: 'ข่าว 1' } } as const;
  expect(told(false, loading, {}, { ...next, playerState: 'loading' }, next, { ...next, notice: null })).toEqual([
    'กำลังโหลดเสียง',
    'กำลังอ่าน ข่าว 1',
    'ไม่พบไฟล์เสียงของข่าว “ข่าว 1”',
    'ข่าวถัดไป ข่าว 2',
    'ข่าวถัดไป ข่าว 2',
  ]);
});

test('a player that is closed says so, and what is read when it is opened again', () => {
  const closed = { isShowing: false, playerState: 'paused' } as const;
  expect(told(false, {}, closed, { playerState: 'loading' }, {})).toEqual([
    ...['กำลังอ่าน ข่าว 1', 'ปิดเครื่องเล่นแล้ว', 'ปิดเครื่องเล่นแล้ว'],
    'กำลังอ่าน ข่าว 1',
  ]);
});

test('an article whose lines come later, and a next one that is waited for, are no news', () => {
  const ended = { playerState: 'ended', awaitsPlaylist: true } as const;
  const withLines = { currentQueue: createItem('1') };
  const states = [{}, withLines, { ...withLines, playerState: 'loading' } as const, withLines, ended];
  expect(new Set(told(false, ...states))).toEqual(new Set(['กำลังอ่าน ข่าว 1']));
});
