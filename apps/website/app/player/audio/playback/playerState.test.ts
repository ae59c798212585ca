import type { AudioSource, AudioStyle } from '@sala/contracts';
import { SPEAKERS } from '@sala/station';
import { expect, test } from 'vitest';
import { toPlayerLeft } from './playerLeft.ts';
import { transition } from './playerMachine.ts';
import {
  canReadAlong,
  findSource,
  findSpeaker,
  INITIAL_STATE,
  listSpeakers,
  PLAYBACK_RATES,
  type PlayerState,
} from './playerState.ts';
import { createItem, createPlayerState, FIRST, SECOND, UNREAD } from './testItems.ts';

const after = (state: PlayerState, ...events: Parameters<typeof transition>[1][]): PlayerState =>
  events.reduce((before, event) => transition(before, event).state, state);

test('[3.3-26] [3.3-27] [3.3-28] [3.3-29] [3.3-30] [4.3-02] [9.1-03] [9.1-04] [9.1-05] [9.1-07] the initial state has the specified fields and defaults', () => {
  expect(INITIAL_STATE).toMatchObject({
    playerState: 'stalled',
    duration: 0,
    isShowing: false,
    isCollapsing: false,
    isAutoplayNextNews: true,
    currentQueue: null,
    audioQueue: [],
    currentPlayerPage: 'player',
    playlistInfo: null,
    playerLeft: 992,
    isMuted: false,
    currentSpeakerId: 12,
    isIntroPlaying: true,
    audioPlaylistUrl: 'daily-news',
    volume: '100',
  });
});

test('[3.3-31] setting the queue makes its first item current', () => {
  const state = after(INITIAL_STATE, { type: 'listen', item: FIRST });
  expect(state).toMatchObject({ audioQueue: [FIRST], currentQueue: FIRST });
  const playlist = { url: 'daily-news', name: 'ข่าวประจำวัน', items: [SECOND, FIRST] };
  const listed = after(
    INITIAL_STATE,
    { type: 'listenToPlaylist', url: 'daily-news', from: '' },
    { type: 'playlistFetched', playlist },
  );
  expect(listed).toMatchObject({ audioQueue: [SECOND, FIRST], currentQueue: SECOND });
});

test('[3.3-32] push adds one article, a playlist adds several, none twice; reset restores the initial state', () => {
  const playlist = { url: 'daily-news', name: 'ข่าวประจำวัน', items: [FIRST, createItem('3'), createItem('4')] };
  const state = after(
    createPlayerState({ audioQueue: [FIRST] }),
    { type: 'push', item: SECOND },
    { type: 'push', item: SECOND },
    { type: 'playlistFetched', playlist },
  );
  expect(state.audioQueue.map(({ contentId }) => contentId)).toEqual(['1', '2', '3', '4']);
  expect(after(state, { type: 'reset' })).toEqual(INITIAL_STATE);
});

test('pressing a listen button again pauses and resumes; while loading it expands the player', () => {
  const playlistInfo = { url: 'daily-news', name: 'ข่าวประจำวัน' };
  for (const again of [
    { type: 'listen', item: { ...UNREAD, contentId: '1' } },
    { type: 'listenToPlaylist', url: 'other', from: '1' },
    { type: 'listenToPlaylist', url: 'daily-news', from: '' },
  ] as const) {
    for (const [before, now] of [
      ['playing', 'paused'],
      ['paused', 'playing'],
    ] as const)
      expect(after(createPlayerState({ playerState: before, isCollapsing: true, playlistInfo }), again)).toMatchObject({
        playerState: now,
        isCollapsing: true,
        currentQueue: FIRST,
      });
    const closed = createPlayerState({ playerState: 'paused', isShowing: false, playlistInfo });
    expect(after(closed, again)).toMatchObject({ playerState: 'loading', isShowing: true });
  }
  const loading = createPlayerState({ playerState: 'loading', isCollapsing: true });
  expect(after(loading, { type: 'listen', item: FIRST })).toMatchObject({
    playerState: 'loading',
    isCollapsing: false,
  });
  expect(after(createPlayerState(), { type: 'listenToPlaylist', url: 'daily-news', from: '2' })).toMatchObject({
    playerState: 'loading',
    currentQueue: null,
    startsAt: '2',
  });
});

test('[3.3-14] the speaker of an article without a style, or with an unknown one, is speaker 1', () => {
  expect(findSpeaker(UNREAD, 12).id).toBe(1);
  expect(findSpeaker({ ...UNREAD, audioStyleId: 'somebody' }, 12).id).toBe(1);
  expect(findSpeaker({ ...UNREAD, audioStyleId: 'speaker-11' }, 12).id).toBe(11);
  expect(findSpeaker(createItem('1', [11]), 12).id).toBe(11);
  // nobody of the station
  const [source] = createItem('1', [99]).sources;
  const style = { ...(source?.audioStyle as AudioStyle), audioStyleLabel: 'เสียงรับเชิญ' };
  const guest = { ...createItem('1', [99]), sources: [{ ...(source as AudioSource), audioStyle: style }] };
  expect(findSpeaker(guest, 1)).toMatchObject({ id: 99, name: 'เสียงรับเชิญ' });
  // and without a name
  expect(findSpeaker(createItem('1', [99]), 1).name).toMatch(/[ก-ฮ]/);
});

test('[3.3-15] findSource falls back to the first source', () => {
  expect(findSource(FIRST, 1)?.src).toBe('/sound/1-1');
  expect(findSource(FIRST, 11)?.src).toBe('/sound/1-12');
  expect(findSource(UNREAD, 12)).toBeUndefined();
});

test('[3.3-16] [3.3-17] [3.3-18] the speakers are 12, 1 and 11 in this order, and the first is the default', () => {
  expect(SPEAKERS.map(({ id }) => id)).toEqual([12, 1, 11]);
  for (const { id, name, imgUrl } of SPEAKERS) {
    expect(id).toBeTypeOf('number');
    expect(name).toMatch(/[ก-ฮ]/);
    expect(imgUrl).toMatch(/^data:image\//);
  }
  expect(SPEAKERS[0]?.id).toBe(INITIAL_STATE.currentSpeakerId);
  expect(listSpeakers(createItem('1', [11, 12])).map(({ id }) => id)).toEqual([12, 11]);
});

test('[2.15-04] [9.1-02] the speed cycles through 1, 0.5 and 1.5', () => {
  expect(PLAYBACK_RATES).toEqual([1, 0.5, 1.5]);
  const rates = [1, 2, 3].map(
    (presses) => after(createPlayerState(), ...Array(presses).fill({ type: 'changeSpeed' })).playbackRate,
  );
  expect(rates).toEqual([0.5, 1.5, 1]);
});

test('[2.15-05] volume 0 mutes, any other unmutes; unmuting at volume 0 sets it to 100', () => {
  const at = (volume: string) => after(createPlayerState(), { type: 'setVolume', volume });
  expect(at('0')).toMatchObject({ volume: '0', isMuted: true });
  expect(at('35')).toMatchObject({ volume: '35', isMuted: false });
  expect(after(at('35'), { type: 'toggleMute' })).toMatchObject({ volume: '35', isMuted: true });
  expect(after(at('0'), { type: 'toggleMute' })).toMatchObject({ volume: '100', isMuted: false });
});

test('[2.15-01] [2.15-14] back leads through the pages to the first; voiceSelect does not open with only one voice', () => {
  const voices = after(createPlayerState(), { type: 'open', page: 'settings' }, { type: 'open', page: 'voiceSelect' });
  expect(voices.currentPlayerPage).toBe('voiceSelect');
  expect(after(voices, { type: 'back' }).currentPlayerPage).toBe('settings');
  expect(after(voices, { type: 'back' }, { type: 'back' }).currentPlayerPage).toBe('player');
  const alone = createPlayerState({ currentQueue: createItem('1', [12]), currentPlayerPage: 'settings' });
  expect(after(alone, { type: 'open', page: 'voiceSelect' })).toBe(alone);
});

test('[2.15-13] [4.3-19] the title bar toggles, the reopen button expands the player, both at the first page', () => {
  const settings = createPlayerState({ currentPlayerPage: 'settings' });
  const collapsed = after(settings, { type: 'toggleCollapse' });
  expect(collapsed).toMatchObject({ isCollapsing: true, currentPlayerPage: 'player' });
  expect(after(collapsed, { type: 'toggleCollapse' }).isCollapsing).toBe(false);
  expect(after({ ...collapsed, currentPlayerPage: 'settings' }, { type: 'reopen' })).toMatchObject({
    isCollapsing: false,
    currentPlayerPage: 'player',
  });
});

test('the player collapses in a window of at most 400 px height, unless reading along', () => {
  const settings = createPlayerState({ currentPlayerPage: 'settings' });
  expect(after(settings, { type: 'yieldToPage', height: 401 })).toBe(settings);
  expect(after(settings, { type: 'yieldToPage', height: 400 })).toMatchObject({
    isCollapsing: true,
    currentPlayerPage: 'player',
  });
  for (const changes of [{ isCollapsing: true }, { isReadingAlong: true }]) {
    const state = createPlayerState(changes);
    expect(after(state, { type: 'yieldToPage', height: 256 })).toBe(state);
  }
});

test('[4.3-20] reading along is not possible during the intro or without lines', () => {
  expect(canReadAlong(createPlayerState())).toBe(true);
  for (const changes of [
    { isIntroPlaying: true },
    { currentQueue: createItem('1', [12], false) },
    { currentQueue: UNREAD },
  ]) {
    const state = createPlayerState(changes);
    expect(canReadAlong(state)).toBe(false);
    expect(after(state, { type: 'toggleReadAlong', width: 1280 })).toBe(state);
  }
});

test('[4.3-21] reading along collapses the player on a screen narrower than 1200 px', () => {
  for (const [width, isCollapsing] of [
    [375, true],
    [1199, true],
    [1200, false],
  ] as const) {
    const reading = after(createPlayerState(), { type: 'toggleReadAlong', width });
    expect(reading).toMatchObject({ isReadingAlong: true, isCollapsing });
    expect(after(reading, { type: 'toggleReadAlong', width })).toMatchObject({ isReadingAlong: false, isCollapsing });
    expect(after(reading, { type: 'closeReadAlong' }).isReadingAlong).toBe(false);
    expect(after(reading, { type: 'navigated', pathname: '/home' })).toMatchObject({
      isReadingAlong: false,
      isCollapsing: true,
    });
  }
});

test('[2.15-20] the player’s left edge is 0, beside the article, or 400 px from the right', () => {
  expect(toPlayerLeft(375, undefined)).toBe(0);
  expect(toPlayerLeft(991, 600)).toBe(0);
  expect(toPlayerLeft(1100, 720)).toBe(720);
  // an aside that is narrower than the player
  expect(toPlayerLeft(1000, 700)).toBe(654);
  expect(toPlayerLeft(1000, undefined, 985)).toBe(639);
  expect(toPlayerLeft(1200, 800)).toBe(800);
  expect(toPlayerLeft(1920, 800)).toBe(1520);
});
