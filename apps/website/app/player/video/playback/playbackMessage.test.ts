import { expect, test } from 'vitest';
import { INITIAL_PLAYBACK, type Playback, type PlaybackError } from './playback.ts';
import { describePlayback } from './playbackMessage.ts';

const NOW = Date.UTC(2026, 10, 21, 20);
const playback = (changed: Partial<Playback>): Playback => ({ ...INITIAL_PLAYBACK, ...changed });
const said = (changed: Partial<Playback>, isLive = false) => describePlayback(playback(changed), isLive, NOW);
const stopped = (trouble: PlaybackError, isLive = false) => said({ phase: 'stopped', trouble }, isLive);

test('while there is a picture nothing is said', () => {
  expect(said({ phase: 'playing', hasBegun: true })).toBeNull();
  expect(said({ phase: 'paused' })).toBeNull();
  // what is in the buffer is still played
  expect(said({ phase: 'playing', hasBegun: true, isCutOff: true })).toBeNull();
});

test.each<[string, Partial<Playback>, boolean, string]>([
  ['a film is opened', { phase: 'waiting' }, false, 'กำลังเปิดวิดีโอ…'],
  ['a channel is opened', { phase: 'waiting' }, true, 'กำลังเปิดสัญญาณ…'],
  ['it waits for more', { phase: 'waiting', hasBegun: true }, false, 'กำลังโหลดภาพต่อ…'],
  ['the network is lost', { phase: 'waiting', hasBegun: true, isCutOff: true }, false, 'สัญญาณขาดหาย'],
  ['it never had a network', { phase: 'waiting', isCutOff: true }, true, 'สัญญาณขาดหาย'],
  ['a film is over', { phase: 'ended', hasBegun: true }, false, 'จบแล้ว'],
  ['a channel is over', { phase: 'ended', hasBegun: true }, true, 'การถ่ายทอดสดจบลงแล้ว'],
])('when %s it is said', (_, state, isLive, title) => {
  expect(said(state, isLive)?.title).toBe(title);
});

test('a lost network is waited for: nobody has to load the page anew', () => {
  expect(said({ phase: 'waiting', isCutOff: true })).toMatchObject({
    text: expect.stringContaining('ไม่ต้องโหลดหน้านี้ใหม่'),
    action: 'again',
  });
});

test('whatever is wrong has words of its own and a way on', () => {
  const troubles: PlaybackError[] = [
    { kind: 'unplayable' },
    { kind: 'gone' },
    { kind: 'incomplete' },
    { kind: 'offAir', onAirAt: NOW + 3_600_000 },
    { kind: 'onlyLive' },
    { kind: 'failed' },
  ];
  for (const isLive of [false, true]) {
    const words = troubles.map((trouble) => stopped(trouble, isLive));
    expect(new Set(words.map((one) => one?.title)).size).toBe(troubles.length);
    for (const one of words) {
      expect(one?.text).not.toBe('');
      expect(one?.action ?? one?.link).toBeDefined();
      expect(one?.action === undefined).toBe(one?.actionLabel === undefined);
    }
  }
  // a channel is told from a film, and the way on leads to its kind
  for (const kind of ['gone', 'incomplete', 'failed'] as const) {
    const [film, channel] = [stopped({ kind }), stopped({ kind }, true)];
    expect(channel?.title === film?.title).toBe(kind === 'failed');
    expect(channel?.link).not.toEqual(film?.link);
  }
});

test('off the air it is said when the channel is back, by the clock in Thailand', () => {
  const text = (onAirAt: number | null) => stopped({ kind: 'offAir', onAirAt }, true)?.text;
  expect(text(Date.UTC(2026, 10, 21, 23))).toBe('กลับมาออกอากาศเวลา 06:00 น.');
  expect(text(Date.UTC(2026, 10, 23, 23))).toBe('กลับมาออกอากาศวันที่ 24 พฤศจิกายน 2569 เวลา 06:00 น.');
  expect(text(null)).toBe('โปรดดูเวลาออกอากาศในผังรายการ');
});
