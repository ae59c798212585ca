import { expect, test } from 'vitest';
import { INITIAL_PLAYBACK, type Playback, type PlaybackError } from './playback.ts';
import { describePlayback } from './playbackMessage.ts';

const NOW = Date.UTC(2026, 10, 21, 20);
const playback = (changed: Partial<Playback>): Playback => ({ ...INITIAL_PLAYBACK, ...changed });
const messageFor = (changed: Partial<Playback>, isLive = false) => describePlayback(playback(changed), isLive, NOW);
const messageForError = (trouble: PlaybackError, isLive = false) => messageFor({ phase: 'stopped', trouble }, isLive);

test('there is no message while a picture is shown', () => {
  expect(messageFor({ phase: 'playing', hasBegun: true })).toBeNull();
  expect(messageFor({ phase: 'paused' })).toBeNull();
  // the buffer is still playing
  expect(messageFor({ phase: 'playing', hasBegun: true, isCutOff: true })).toBeNull();
});

test.each<[string, Partial<Playback>, boolean, string]>([
  ['a video is opened', { phase: 'waiting' }, false, 'กำลังเปิดวิดีโอ…'],
  ['a channel is opened', { phase: 'waiting' }, true, 'กำลังเปิดสัญญาณ…'],
  ['the player buffers', { phase: 'waiting', hasBegun: true }, false, 'กำลังโหลดภาพต่อ…'],
  ['the network is lost', { phase: 'waiting', hasBegun: true, isCutOff: true }, false, 'สัญญาณขาดหาย'],
  ['the network is missing from the start', { phase: 'waiting', isCutOff: true }, true, 'สัญญาณขาดหาย'],
  ['a video has ended', { phase: 'ended', hasBegun: true }, false, 'จบแล้ว'],
  ['a channel has ended', { phase: 'ended', hasBegun: true }, true, 'การถ่ายทอดสดจบลงแล้ว'],
])('there is a message when %s', (_, state, isLive, title) => {
  expect(messageFor(state, isLive)?.title).toBe(title);
});

test('the message of a lost network says that the page need not be reloaded', () => {
  expect(messageFor({ phase: 'waiting', isCutOff: true })).toMatchObject({
    text: expect.stringContaining('ไม่ต้องโหลดหน้านี้ใหม่'),
    action: 'again',
  });
});

test('each error has its own message with an action or a link', () => {
  const troubles: PlaybackError[] = [
    { kind: 'unplayable' },
    { kind: 'gone' },
    { kind: 'incomplete' },
    { kind: 'offAir', onAirAt: NOW + 3_600_000 },
    { kind: 'onlyLive' },
    { kind: 'failed' },
  ];
  for (const isLive of [false, true]) {
    const words = troubles.map((trouble) => messageForError(trouble, isLive));
    expect(new Set(words.map((one) => one?.title)).size).toBe(troubles.length);
    for (const one of words) {
      expect(one?.text).not.toBe('');
      expect(one?.action ?? one?.link).toBeDefined();
      expect(one?.action === undefined).toBe(one?.actionLabel === undefined);
    }
  }
  // messages differ between channels and videos, and links lead to the same kind
  for (const kind of ['gone', 'incomplete', 'failed'] as const) {
    const [film, channel] = [messageForError({ kind }), messageForError({ kind }, true)];
    expect(channel?.title === film?.title).toBe(kind === 'failed');
    expect(channel?.link).not.toEqual(film?.link);
  }
});

test('the message outside broadcasting hours has the next start in Thai time', () => {
  const text = (onAirAt: number | null) => messageForError({ kind: 'offAir', onAirAt }, true)?.text;
  expect(text(Date.UTC(2026, 10, 21, 23))).toBe('กลับมาออกอากาศเวลา 06:00 น.');
  expect(text(Date.UTC(2026, 10, 23, 23))).toBe('กลับมาออกอากาศวันที่ 24 พฤศจิกายน 2569 เวลา 06:00 น.');
  expect(text(null)).toBe('โปรดดูเวลาออกอากาศในผังรายการ');
});
