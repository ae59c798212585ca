import { describe, expect, test } from 'vitest';
import type { PlayerEvent } from './playerEvents.ts';
import { transition } from './playerMachine.ts';
import { INITIAL_STATE, type PlayerState } from './playerState.ts';
import { createItem, createPlayerState, FIRST, SECOND, UNREAD } from './testItems.ts';

const STATES = ['loading', 'ready', 'playing', 'paused', 'stalled', 'ended'] as const;
type Name = PlayerState['playerState'];

/** The result of an event in a state as a text: the next state and the effects. */
function outcome(state: PlayerState, event: PlayerEvent): string {
  const next = transition(state, event);
  const effects = next.effects.map((effect) =>
    'source' in effect ? `load ${effect.source.src.slice(7)}` : effect.type,
  );
  if (next.state === state && effects.length === 0) return '-';
  return [next.state.playerState, ...effects].join(' ');
}

/**
 * One line for each event, one outcome for each state in the order of STATES; `-` is ignored, `=` changes nothing of
 * the playing.
 */
function table(rows: [PlayerEvent, ...string[]][], changes: Partial<PlayerState> = {}): void {
  for (const [event, ...expected] of rows) {
    const result = STATES.map((name: Name) => outcome(createPlayerState({ ...changes, playerState: name }), event));
    const expectedCells = STATES.map((name, index) => {
      const cell = (expected.length === 1 ? expected[0] : expected[index]) ?? '';
      return cell.startsWith('=') ? cell.replace('=', name) : cell;
    });
    expect(result, JSON.stringify(event).slice(0, 80)).toEqual(expectedCells);
  }
}

const answer = (item = FIRST, state: 'ready' | 'waiting' | 'failed' = 'ready') =>
  ({ type: 'itemFetched', answer: { state, item } }) as const;
const playlist = (...items: (typeof FIRST)[]) =>
  ({ type: 'playlistFetched', playlist: { url: 'daily-news', name: 'ข่าวประจำวัน', items } }) as const;

describe('every state and every event', () => {
  test('[4.3-01] [4.3-03] [4.3-04] [4.3-05] [4.3-06] the play button plays, pauses or loads', () => {
    table([
      [
        { type: 'pressPlay' },
        '-',
        'playing play',
        'paused pause',
        'playing play',
        'loading load 1-12 play',
        'loading load 1-12 play seekTo',
      ],
    ]);
    const atSecond = createPlayerState({ playerState: 'ended', currentQueue: SECOND });
    expect(transition(atSecond, { type: 'pressPlay' }).state.currentQueue).toBe(FIRST);
  });

  test('[4.3-07] [4.3-08] [4.3-09] [9.1-01] seekBy and seekTo change the position, but not during the intro', () => {
    const goes = '= seekBy';
    table([
      [{ type: 'seekBy', seconds: -10 }, '-', 'playing seekBy play', goes, goes, goes, 'playing seekBy play'],
      [{ type: 'seekBy', seconds: 10 }, '-', 'playing seekBy play', goes, goes, goes, '-'],
    ]);
    const goesTo = '= seekTo';
    table([
      [{ type: 'seekTo', seconds: 3 }, '-', 'playing seekTo play', goesTo, goesTo, goesTo, 'playing seekTo play'],
    ]);
    // the intro cannot be sought in; one that the browser has held back begins
    table(
      [
        [{ type: 'seekBy', seconds: 10 }, '-', 'playing play', '-', '-', '-', '-'],
        [{ type: 'seekTo', seconds: 3 }, '-', 'playing play', '-', '-', '-', '-'],
      ],
      { isIntroPlaying: true },
    );
  });

  test('an article that could not be read has no sound to seek in: the one before it stays silent', () => {
    const unread: Partial<PlayerState> = { currentQueue: UNREAD, audioQueue: [UNREAD], playerState: 'ended' };
    for (const event of [
      { type: 'seekBy', seconds: -10 },
      { type: 'seekTo', seconds: 1 },
    ] as const)
      expect(outcome(createPlayerState(unread), event)).toBe('-');
  });

  test('events of the media element change the state', () => {
    table([
      [{ type: 'canPlay' }, 'ready', '-', '-', '-', '-', '-'],
      [{ type: 'playing' }, 'playing'],
      [{ type: 'paused' }, '-', 'paused', 'paused', '-', 'paused', '-'],
      [{ type: 'stalled' }, 'stalled retry', 'stalled retry', 'stalled retry', '-', 'stalled retry', '-'],
      [{ type: 'lost' }, 'stalled retry', 'stalled retry', 'stalled retry', '-', 'stalled retry', '-'],
      [{ type: 'blocked' }, 'ready', '-', 'paused', '-', '-', '-'],
      [{ type: 'durationKnown', seconds: 9 }, '='],
      [{ type: 'slept' }, 'stalled pause', 'paused pause', 'paused pause', '=', 'stalled pause', '='],
    ]);
    table([[{ type: 'playing' }, '= pause']], { isShowing: false });
    table(
      [
        [{ type: 'stalled' }, '-'],
        [{ type: 'lost' }, '-'],
      ],
      { isShowing: false },
    );
  });

  test('a loading notice is shown after a delay, until the sound plays or the sleep timer ends', () => {
    const loading = createPlayerState({ playerState: 'loading' });
    const delayed = transition(loading, { type: 'delayed' }).state;
    expect(delayed.notice?.kind).toBe('loading');
    expect(transition(delayed, { type: 'noticeRead' }).state).toBe(delayed);
    for (const event of [{ type: 'playing' }, { type: 'slept' }] as const)
      expect(transition(delayed, event).state.notice).toBeNull();
    const lost = transition(createPlayerState(), { type: 'lost' }).state;
    for (const state of [
      createPlayerState(),
      createPlayerState({ playerState: 'paused' }),
      lost,
      { ...loading, isShowing: false },
    ])
      expect(transition(state, { type: 'delayed' }).state).toBe(state);
  });

  test('an offline notice stays until the sound plays or pauses, or the sleep timer ends', () => {
    const lost = transition(createPlayerState(), { type: 'lost' }).state;
    expect(lost.notice?.kind).toBe('offline');
    expect(transition(lost, { type: 'noticeRead' }).state).toBe(lost);
    for (const event of [{ type: 'playing' }, { type: 'paused' }, { type: 'slept' }] as const)
      expect(transition(lost, event).state.notice).toBeNull();
  });

  test('[4.3-11] [4.3-14] the end of an article loads the next one, or ends without one, without autoplay or with the sleep timer', () => {
    const goesOn = 'loading heard load 2-12 play';
    table([[{ type: 'ended' }, goesOn, goesOn, goesOn, goesOn, goesOn, '-']]);
    const stops = 'ended heard';
    table([[{ type: 'ended' }, stops, stops, stops, stops, stops, '-']], { isAutoplayNextNews: false });
    // the last of several
    table([[{ type: 'ended' }, stops, stops, stops, stops, stops, '-']], { currentQueue: SECOND });
    table([[{ type: 'ended' }, stops, stops, stops, stops, stops, '-']], { sleep: 'article' });
  });

  test('[4.3-13] the end of the only article fetches the playlist, which goes on with autoplay only', () => {
    const fetches = 'ended heard fetchPlaylist';
    for (const isAutoplayNextNews of [true, false]) {
      const alone = { audioQueue: [FIRST], isAutoplayNextNews };
      table([[{ type: 'ended' }, fetches, fetches, fetches, fetches, fetches, '-']], alone);
      const ended = transition(createPlayerState(alone), { type: 'ended' }).state;
      const { state, effects } = transition(ended, playlist(FIRST, SECOND));
      expect(state.audioQueue).toEqual([FIRST, SECOND]);
      expect(state.currentQueue).toBe(isAutoplayNextNews ? SECOND : FIRST);
      expect(state.playerState).toBe(isAutoplayNextNews ? 'loading' : 'ended');
      expect(effects.length > 0).toBe(isAutoplayNextNews);
    }
  });

  test('a missing file makes the player fetch the article again, since it may have changed', () => {
    const asks = 'loading fetchItem';
    table([[{ type: 'missing' }, asks, asks, asks, '-', asks, '-']]);
    const { state } = transition(createPlayerState(), { type: 'missing' });
    expect(state.currentQueue).toMatchObject({ contentId: '1', sources: [] });
    const changed = { ...FIRST, sources: FIRST.sources.map((source) => ({ ...source, src: `${source.src}-new` })) };
    expect(outcome(state, answer(changed))).toBe('loading load 1-12-new play');
    // the article no longer exists
    expect(outcome(state, { type: 'itemMissing', contentId: '1' })).toBe('loading load 2-12 play');
  });

  test('a file that is missing again is skipped with a notice', () => {
    const gone = { missingSrc: '/sound/1-12' };
    const skips = 'loading load 2-12 play';
    table([[{ type: 'missing' }, skips, skips, skips, '-', skips, '-']], gone);
    const refetching = transition(createPlayerState(), { type: 'missing' }).state;
    for (const state of [
      transition(createPlayerState(gone), { type: 'missing' }).state,
      transition(refetching, answer(FIRST)).state,
    ]) {
      expect(state).toMatchObject({ currentQueue: SECOND, announced: 'ข่าว 2' });
      expect(state.notice).toEqual({ kind: 'missing', title: 'ข่าว 1' });
    }
  });

  test('[4.3-12] [4.3-15] [4.3-16] [9.1-06] the intro plays first, and the current article after it, even if the intro fails', () => {
    expect(INITIAL_STATE.isIntroPlaying).toBe(true);
    const shown = transition(INITIAL_STATE, { type: 'listen', item: FIRST });
    expect(shown.effects).toEqual([{ type: 'playIntro' }]);
    expect(shown.state).toMatchObject({ isShowing: true, currentQueue: FIRST, isIntroPlaying: true });
    const goesOn = 'loading load 1-12 play';
    const intro = { isIntroPlaying: true, isAutoplayNextNews: false };
    table([[{ type: 'ended' }, goesOn, goesOn, goesOn, goesOn, goesOn, '-']], intro);
    // an intro that cannot be played ends
    table(
      [
        [{ type: 'missing' }, goesOn],
        [{ type: 'stalled' }, goesOn],
        [{ type: 'lost' }, goesOn],
        [{ type: 'durationKnown', seconds: 2 }, '-'],
      ],
      intro,
    );
    expect(transition(createPlayerState(intro), { type: 'ended' }).state.isIntroPlaying).toBe(false);
    // a playlist that failed during the intro is not awaited
    const none = { ...intro, currentQueue: null, audioQueue: [] };
    table([[{ type: 'ended' }, 'loading', 'loading', 'loading', '=', '=', '-']], none);
    expect(transition(createPlayerState(none), { type: 'ended' }).state.isIntroPlaying).toBe(false);
  });

  test('[4.3-10] [2.15-18] choosing another speaker pauses, loads the speaker’s source and plays', () => {
    const swaps = 'loading load 1-1 play';
    table([[{ type: 'chooseVoice', speakerId: 1 }, swaps, swaps, 'loading pause load 1-1 play', swaps, swaps, swaps]]);
    table([[{ type: 'chooseVoice', speakerId: 12 }, '=']]);
    table([[{ type: 'chooseVoice', speakerId: 1 }, '=']], { isIntroPlaying: true });
    expect(transition(createPlayerState(), { type: 'chooseVoice', speakerId: 1 }).state.currentSpeakerId).toBe(1);
  });

  test('next and previous load the neighbouring article, fetch the playlist or seek to the start', () => {
    const next = 'loading load 2-12 play';
    table([[{ type: 'next' }, next]]);
    table([[{ type: 'next' }, '-']], { currentQueue: SECOND });
    table([[{ type: 'next' }, 'loading pause fetchPlaylist']], { audioQueue: [FIRST] });
    table([[{ type: 'next' }, '-']], { audioQueue: [], currentQueue: null });
    const previous = 'loading load 1-12 play';
    table([[{ type: 'previous', at: 1 }, previous]], { currentQueue: SECOND });
    const again = '= seekTo';
    table([[{ type: 'previous', at: 20 }, '-', '-', again, again, again, '-']], { currentQueue: SECOND });
  });

  test('[4.3-17] close pauses the player and turns off its sleep timer', () => {
    const closes = 'paused pause setSleep';
    table([[{ type: 'close' }, 'stalled pause setSleep', closes, closes, closes, closes, closes]]);
    const open = createPlayerState({ isCollapsing: true, isReadingAlong: true, awaitsPlaylist: true, sleep: 15 });
    const closed = {
      isShowing: false,
      isCollapsing: false,
      isReadingAlong: false,
      awaitsPlaylist: false,
      sleep: 'off',
    };
    expect(transition(open, { type: 'close' }).state).toMatchObject(closed);
    // keys fetch nothing for a closed player
    const empty = createPlayerState({ currentQueue: null, audioQueue: [], playerState: 'loading' });
    expect(outcome(transition(empty, { type: 'close' }).state, { type: 'pressPlay' })).toBe('-');
  });

  test('[4.3-18] pages with their own sound pause and collapse the player', () => {
    for (const pathname of ['/program', '/program/news-tonight', '/live', '/live/online']) {
      table([
        [{ type: 'navigated', pathname }, 'stalled pause', 'paused pause', 'paused pause', '-', 'stalled pause', '-'],
      ]);
      expect(transition(createPlayerState(), { type: 'navigated', pathname }).state.isCollapsing).toBe(true);
    }
    for (const pathname of ['/home', '/programme-of-the-day', '/news/live'])
      table([[{ type: 'navigated', pathname }, '-']]);
    // another tab of a programme's page, for a reader who listens there
    table([[{ type: 'navigated', pathname: '/program/news-tonight', isQueryOnly: true }, '-']]);
  });

  test('[4.3-17] [4.3-18] responses that arrive after closing, or on a page with its own sound, do not start playback', () => {
    const gone = { type: 'navigated', pathname: '/live' } as const;
    const unread = { currentQueue: UNREAD, audioQueue: [UNREAD] };
    const listed = { currentQueue: null, audioQueue: [] };
    const offline = { playerState: 'stalled', notice: { kind: 'offline', title: '' } } as const;
    const cases: [Partial<PlayerState>, PlayerEvent][] = [
      [{ ...unread, playerState: 'loading' }, answer(createItem('9'))],
      [{ ...unread, ...offline }, answer(createItem('9'))],
      [{ ...listed, playerState: 'loading' }, playlist(FIRST, SECOND)],
      // during the intro
      [{ ...listed, playerState: 'playing', isIntroPlaying: true }, playlist(FIRST, SECOND)],
      [{ audioQueue: [FIRST], playerState: 'ended', awaitsPlaylist: true }, playlist(FIRST, SECOND)],
    ];
    for (const [before, comes] of cases)
      for (const event of [gone, { type: 'close' }] as const) {
        const left = transition(createPlayerState(before), event).state;
        const { state, effects } = transition(left, comes);
        expect([state.playerState, effects]).toEqual([left.playerState, []]);
      }
    // a press begins it
    const left = transition(createPlayerState({ ...listed, playerState: 'loading' }), gone).state;
    const there = transition(left, playlist(FIRST, SECOND)).state;
    expect(outcome(there, { type: 'pressPlay' })).toBe('loading load 1-12 play');
  });

  test('settings, pages and layout do not change what plays', () => {
    const rest: PlayerEvent[] = [
      ...([{ type: 'setVolume', volume: '30' }, { type: 'toggleMute' }, { type: 'changeSpeed' }] as const),
      ...([{ type: 'toggleAutoplay' }, { type: 'open', page: 'settings' }, { type: 'back' }] as const),
      ...([{ type: 'toggleCollapse' }, { type: 'reopen' }, { type: 'resized', left: 7 }] as const),
      ...([{ type: 'toggleReadAlong', width: 1280 }, { type: 'noticeRead' }] as const),
      { type: 'push', item: FIRST },
    ];
    table(rest.map((event) => [event, '=']));
    table([
      [{ type: 'setSleep', sleep: 15 }, '= setSleep'],
      [{ type: 'closeReadAlong' }, '-'],
      [{ type: 'resized', left: 992 }, '-'],
    ]);
    table([[{ type: 'reset' }, 'stalled unload setSleep']]);
  });
});

describe('responses of the services', () => {
  const unread = { currentQueue: UNREAD, audioQueue: [UNREAD] };
  const result = createItem('9');

  test('a fetched article is played if the player still waits for it', () => {
    const reads = 'loading load 9-12 play';
    table([[answer(result), reads, '=', '=', '=', '=', '=']], unread);
    const offline = { ...unread, notice: { kind: 'offline', title: '' } } as const;
    table([[answer(result), reads, '=', '=', '=', reads, '=']], offline);
    table([[answer(UNREAD, 'waiting'), '=', '=', '=', '=', 'loading', '=']], offline);
    table([[answer(result), '=']], { ...unread, isShowing: false });
    table([[answer(result), '=']], { ...unread, isIntroPlaying: true });
    table([[answer(createItem('77')), '-']], unread);
  });

  test('an article whose narration is being made is awaited; a failed or missing one is skipped', () => {
    table([[answer({ ...UNREAD }, 'waiting'), '=']], unread);
    expect(
      transition(createPlayerState({ ...unread, playerState: 'loading' }), answer(UNREAD, 'waiting')).state.notice,
    ).toEqual({
      kind: 'waiting',
      title: 'ข่าว 9',
    });
    const passes = { currentQueue: UNREAD, audioQueue: [UNREAD, SECOND] };
    const next = 'loading load 2-12 play';
    for (const event of [answer(UNREAD, 'failed'), { type: 'itemMissing', contentId: '9' } as const])
      table([[event, next, '-', '-', '-', '-', '-']], passes);
    expect(
      transition(createPlayerState({ ...passes, playerState: 'loading' }), answer(UNREAD, 'failed')).state.notice?.kind,
    ).toBe('failed');
    // an article of a playlist plays, whatever the response for it
    table([
      [{ type: 'itemMissing', contentId: '1' }, '-'],
      [{ type: 'itemDelayed', contentId: '1' }, '-'],
    ]);
    table([[{ type: 'itemDelayed', contentId: '9' }, 'stalled', '-', '-', '-', '-', '-']], unread);
  });

  test('a playing article goes on when its new narration is pending or has failed', () => {
    table([
      [answer({ ...FIRST, sources: [] }, 'failed'), '-'],
      [answer({ ...FIRST, sources: [] }, 'waiting'), '-'],
    ]);
  });

  test('lines of the playing sound are added while it plays; lines of another sound are ignored', () => {
    const unlined = createItem('1', [12], false);
    const playing = createPlayerState({ currentQueue: unlined, audioQueue: [unlined, SECOND] });
    expect(transition(playing, answer(FIRST))).toMatchObject({
      state: { currentQueue: FIRST, playerState: 'playing' },
      effects: [],
    });
    const changed = { ...FIRST, sources: FIRST.sources.map((source) => ({ ...source, src: `${source.src}-new` })) };
    expect(transition(playing, answer(changed)).state).toBe(playing);
  });

  test('an article that has not begun takes the new sound of a changed article, and keeps the old one until it is there', () => {
    const changed = createItem('2', [11]);
    expect(transition(createPlayerState(), answer(changed)).state.audioQueue[1]).toBe(changed);
    expect(transition(createPlayerState(), answer({ ...changed, sources: [] })).state.audioQueue[1]).toBe(SECOND);
    // the player of the tab's last page, before it is pressed
    const queue = { audioQueue: [FIRST, SECOND], currentQueue: FIRST, playlistInfo: null, audioPlaylistUrl: '' };
    const restored = transition(INITIAL_STATE, { type: 'restore', ...queue }).state;
    const corrected = { ...FIRST, sources: FIRST.sources.map((source) => ({ ...source, src: `${source.src}-new` })) };
    const { state } = transition(restored, answer(corrected));
    expect(state.currentQueue).toBe(corrected);
  });

  test('a playlist plays from its first article, or from the pressed one', () => {
    for (const [from, first] of [
      ['', FIRST],
      ['2', SECOND],
      ['77', FIRST],
    ] as const) {
      const requested = transition(createPlayerState(), { type: 'listenToPlaylist', url: 'daily-news', from });
      expect(requested).toMatchObject({
        state: { playerState: 'loading', currentQueue: null },
        effects: [{ type: 'pause' }, { type: 'fetchPlaylist' }],
      });
      const { state, effects } = transition(requested.state, playlist(FIRST, SECOND));
      expect(state).toMatchObject({ currentQueue: first, playlistInfo: { url: 'daily-news', name: 'ข่าวประจำวัน' } });
      expect(effects.map(({ type }) => type)).toEqual(['load', 'play']);
    }
  });

  test('[4.3-04] a failed playlist stalls, an empty one ends, a press fetches either again, and another is ignored', () => {
    const nothing = { currentQueue: null, audioQueue: [] };
    table([[{ type: 'playlistFailed', url: 'daily-news' }, 'stalled']], nothing);
    const ended = { awaitsPlaylist: true, playerState: 'ended' } as const;
    expect(outcome(createPlayerState(ended), { type: 'playlistFailed', url: 'daily-news' })).toBe('ended');
    table([
      [{ type: 'playlistFailed', url: 'sport' }, '-'],
      [{ type: 'playlistFailed', url: 'daily-news' }, '-'],
    ]);
    table([[playlist(), 'ended']], nothing);
    expect(outcome(createPlayerState({ audioQueue: [FIRST], ...ended }), playlist(FIRST))).toBe('ended');
    table([[{ ...playlist(FIRST), playlist: { ...playlist(FIRST).playlist, url: 'sport' } }, '-']]);
    for (const playerState of ['stalled', 'ended'] as const)
      expect(outcome(createPlayerState({ ...nothing, playerState }), { type: 'pressPlay' })).toBe(
        'loading fetchPlaylist',
      );
  });

  test('where nothing follows, an article that was left for the next one can be heard on', () => {
    const playing = createPlayerState({ playerState: 'playing', audioQueue: [FIRST], currentQueue: FIRST });
    const { state: asked } = transition(playing, { type: 'next' });
    for (const answer of [{ type: 'playlistFailed', url: 'daily-news' }, playlist(FIRST)] as const) {
      const { state } = transition(asked, answer);
      expect(state).toMatchObject({ playerState: 'paused', awaitsPlaylist: false });
      expect(outcome(state, { type: 'pressPlay' })).toBe('playing play');
      expect(transition(state, { type: 'pressPlay' }).state.notice, 'what was said of the next one').toBeNull();
    }
  });

  test('[4.3-12] a playlist that fails, or is empty, before its intro begins does not leave the player loading', () => {
    const waiting: Partial<PlayerState> = {
      currentQueue: null,
      audioQueue: [],
      isIntroPlaying: true,
      playerState: 'loading',
    };
    for (const [answered, left] of [
      [{ type: 'playlistFailed', url: 'daily-news' }, 'stalled'],
      [playlist(), 'ended'],
    ] as const) {
      let state = createPlayerState(waiting);
      for (const event of [answered, { type: 'playing' }, { type: 'ended' }] as const)
        state = transition(state, event).state;
      expect(state.playerState).toBe(left);
      expect(outcome(state, { type: 'pressPlay' })).toBe('loading fetchPlaylist');
    }
  });

  test('a restored player is collapsed and waits for a press', () => {
    const queue = { currentQueue: SECOND, audioQueue: [FIRST, SECOND], playlistInfo: null, audioPlaylistUrl: 'sport' };
    const { state, effects } = transition(INITIAL_STATE, { type: 'restore', ...queue });
    expect(state).toMatchObject({ ...queue, isShowing: true, isCollapsing: true, playerState: 'stalled' });
    // the article may have been corrected since
    expect(effects).toEqual([{ type: 'fetchItem', item: SECOND }]);
    expect(transition(state, { type: 'pressPlay' }).effects).toEqual([{ type: 'playIntro' }]);
    // nothing is loaded yet, so a page with its own sound pauses nothing
    const elsewhere = transition(state, { type: 'navigated', pathname: '/live' }).state;
    expect(transition(elsewhere, { type: 'pressPlay' }).effects).toEqual([{ type: 'playIntro' }]);
  });
});
