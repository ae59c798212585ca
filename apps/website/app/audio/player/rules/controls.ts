import { type Rules, step } from '../playerEvents.ts';
import { PLAYBACK_RATES, sourceOf } from '../playerState.ts';
import { begin } from './reading.ts';

export const CONTROLS: Rules<
  | 'pressPlay'
  | 'seekBy'
  | 'seekTo'
  | 'setVolume'
  | 'toggleMute'
  | 'changeSpeed'
  | 'chooseVoice'
  | 'toggleAutoplay'
  | 'setSleep'
> = {
  // SPEC 4.3-03 to 4.3-06
  pressPlay: (state) => {
    const { playerState, currentQueue, audioQueue, audioPlaylistUrl } = state;
    const [first] = audioQueue;
    if (playerState === 'playing') return step(state, { playerState: 'paused' }, { type: 'pause' });
    if (playerState === 'paused' || playerState === 'ready')
      return step(state, { playerState: 'playing' }, { type: 'play' });
    if (playerState === 'stalled' && currentQueue) return begin(state, currentQueue);
    if (playerState === 'ended' && first) return begin(state, first);
    // a playlist that could not be fetched
    if (playerState === 'stalled' && state.isShowing)
      return step(state, { playerState: 'loading', notice: null }, { type: 'fetchPlaylist', url: audioPlaylistUrl });
    return;
  },

  // SPEC 4.3-07 to 4.3-09
  seekBy: (state, { seconds }) => {
    const { playerState, isIntroPlaying } = state;
    if (playerState === 'loading' || isIntroPlaying || (playerState === 'ended' && seconds > 0)) return;
    if (playerState === 'ready' || playerState === 'ended')
      return step(
        state,
        { playerState: 'playing', notice: null, awaitsPlaylist: false },
        { type: 'seekBy', seconds },
        { type: 'play' },
      );
    return step(state, {}, { type: 'seekBy', seconds });
  },

  seekTo: (state, { seconds }) => {
    const { playerState, isIntroPlaying } = state;
    if (playerState === 'loading' || isIntroPlaying) return;
    if (playerState === 'ready' || playerState === 'ended')
      return step(
        state,
        { playerState: 'playing', notice: null, awaitsPlaylist: false },
        { type: 'seekTo', seconds },
        { type: 'play' },
      );
    return step(state, {}, { type: 'seekTo', seconds });
  },

  // setting 0 mutes (SPEC 2.15-05, 9.1-03)
  setVolume: (state, { volume }) => step(state, { volume, isMuted: volume === '0' }),

  toggleMute: (state) =>
    step(state, { isMuted: !state.isMuted, volume: state.isMuted && state.volume === '0' ? '100' : state.volume }),

  // SPEC 2.15-04
  changeSpeed: (state) => {
    const next = PLAYBACK_RATES.indexOf(state.playbackRate) + 1;
    return step(state, { playbackRate: PLAYBACK_RATES[next] ?? 1 });
  },

  // SPEC 2.15-18, 4.3-10
  chooseVoice: (state, { speakerId }) => {
    const { currentQueue, currentSpeakerId, playerState, isIntroPlaying } = state;
    const source = sourceOf(currentQueue, speakerId);
    const changes = { currentSpeakerId: speakerId };
    const isHeardAlready = source?.src === sourceOf(currentQueue, currentSpeakerId)?.src;
    if (!currentQueue || !source || isHeardAlready || isIntroPlaying) return step(state, changes);
    const isPlaying = playerState === 'playing';
    return step(
      state,
      { ...changes, playerState: 'loading', duration: source.duration },
      ...(isPlaying ? [{ type: 'pause' } as const] : []),
      { type: 'load', item: currentQueue, source },
      { type: 'play' },
    );
  },

  toggleAutoplay: (state) => step(state, { isAutoplayNextNews: !state.isAutoplayNextNews }),

  setSleep: (state, { sleep }) => step(state, { sleep }, { type: 'setSleep', sleep }),
};
