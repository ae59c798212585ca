import type { AudioItem } from '@sala/contracts';
import { type Rules, type Step, toStep } from '../playerEvents.ts';
import { findSource, PLAYBACK_RATES, type PlayerState } from '../playerState.ts';
import { startArticle } from './reading.ts';

export const CONTROL_RULES: Rules<
  | 'pressPlay'
  | 'seekBy'
  | 'seekTo'
  | 'setVolume'
  | 'toggleMute'
  | 'changeSpeed'
  | 'changedElsewhere'
  | 'chooseVoice'
  | 'toggleAutoplay'
  | 'setSleep'
> = {
  // SPEC 4.3-03 to 4.3-06
  pressPlay: (state) => {
    const { playerState, currentQueue, audioQueue, audioPlaylistUrl } = state;
    const [first] = audioQueue;
    if (playerState === 'playing') return toStep(state, { playerState: 'paused' }, { type: 'pause' });
    if (playerState === 'paused' || playerState === 'ready')
      return toStep(state, { playerState: 'playing', notice: null }, { type: 'play' });
    if (playerState === 'stalled' && currentQueue) return startArticle(state, currentQueue);
    if (playerState === 'ended' && first) return restart(state, first);
    // a playlist that could not be fetched, or was empty
    if (playerState !== 'loading' && state.isShowing)
      return toStep(state, { playerState: 'loading', notice: null }, { type: 'fetchPlaylist', url: audioPlaylistUrl });
    return;
  },

  // SPEC 4.3-07 to 4.3-09
  seekBy: (state, event) => (state.playerState === 'ended' && event.seconds > 0 ? undefined : seek(state, event)),
  seekTo: seek,
  // setting 0 mutes (SPEC 2.15-05, 9.1-03)
  setVolume: (state, { volume }) => toStep(state, { volume, isMuted: volume === '0' }),

  toggleMute: (state) =>
    toStep(state, { isMuted: !state.isMuted, volume: state.isMuted && state.volume === '0' ? '100' : state.volume }),

  // SPEC 2.15-04
  changeSpeed: (state) => {
    const next = PLAYBACK_RATES.indexOf(state.playbackRate) + 1;
    return toStep(state, { playbackRate: PLAYBACK_RATES[next] ?? 1 });
  },

  // the voice stays: its sound is the one that is loaded
  changedElsewhere: (state, { settings }) => toStep(state, { ...settings, currentSpeakerId: state.currentSpeakerId }),

  // SPEC 2.15-18, 4.3-10
  chooseVoice: (state, { speakerId }) => {
    const { currentQueue, currentSpeakerId, playerState, isIntroPlaying } = state;
    const source = findSource(currentQueue, speakerId);
    const changes = { currentSpeakerId: speakerId };
    const isHeardAlready = source?.src === findSource(currentQueue, currentSpeakerId)?.src;
    if (!currentQueue || !source || isHeardAlready || isIntroPlaying) return toStep(state, changes);
    const isPlaying = playerState === 'playing';
    return toStep(
      state,
      { ...changes, playerState: 'loading', duration: source.duration },
      ...(isPlaying ? [{ type: 'pause' } as const] : []),
      { type: 'load', item: currentQueue, source },
      { type: 'play' },
    );
  },

  toggleAutoplay: (state) => toStep(state, { isAutoplayNextNews: !state.isAutoplayNextNews }),

  setSleep: (state, { sleep }) => toStep(state, { sleep }, { type: 'setSleep', sleep }),
};

/** Seeks, and plays from there an article that has ended or not begun. */
function seek(state: PlayerState, event: { type: 'seekBy' | 'seekTo'; seconds: number }): Step | undefined {
  const { playerState, isIntroPlaying, currentQueue, currentSpeakerId } = state;
  // an intro that the browser has held back begins; it has no position to resume
  if (playerState === 'ready' && isIntroPlaying)
    return toStep(state, { playerState: 'playing', notice: null }, { type: 'play' });
  if (playerState === 'loading' || isIntroPlaying) return;
  // an article that could not be read: the element still has the sound before it
  if (!findSource(currentQueue, currentSpeakerId)) return;
  if (playerState !== 'ready' && playerState !== 'ended') return toStep(state, {}, event);
  return toStep(state, { playerState: 'playing', notice: null, awaitsPlaylist: false }, event, { type: 'play' });
}

/** The queue begins anew (SPEC 4.3-05): from the beginning of its first article, wherever the listener left that. */
function restart(state: PlayerState, first: AudioItem): Step {
  const begun = startArticle(state, first);
  return { ...begun, effects: [...begun.effects, { type: 'seekTo', seconds: 0 }] };
}
