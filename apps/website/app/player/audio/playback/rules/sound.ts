import { type Rules, toStep } from '../playerEvents.ts';
import type { PlayerState } from '../playerState.ts';
import { finishArticle, finishIntro, handleMissingSound, isStopped } from './reading.ts';

const isStarting = ({ playerState }: PlayerState): boolean => playerState !== 'paused' && playerState !== 'ended';

/** True when the player sounds or is going to. */
export const isSounding = (state: PlayerState): boolean =>
  state.isShowing && (isStarting(state) || state.awaitsPlaylist);

/**
 * The state in which the player waits for a press. A sound that is not loaded yet cannot be paused: the press starts
 * it.
 */
export function toHalted({ playerState }: PlayerState): Partial<PlayerState> {
  const isLoaded = playerState === 'playing' || playerState === 'ready';
  return {
    playerState: isLoaded ? 'paused' : playerState === 'ended' ? 'ended' : 'stalled',
    awaitsPlaylist: false,
    notice: null,
  };
}

/** True for a notice that no longer holds once the sound plays or is no longer wanted. */
export const isTransientNotice = ({ notice }: PlayerState): boolean =>
  notice !== null && ['loading', 'waiting', 'offline'].includes(notice.kind);

/** The rules for events of the sound; after the player was closed they are ignored. */
export const SOUND_RULES: Rules<
  | 'canPlay'
  | 'playing'
  | 'paused'
  | 'ended'
  | 'stalled'
  | 'delayed'
  | 'lost'
  | 'missing'
  | 'blocked'
  | 'durationKnown'
  | 'slept'
  | 'silenced'
> = {
  canPlay: (state) => (state.playerState === 'loading' ? toStep(state, { playerState: 'ready' }) : undefined),

  playing: (state) => {
    if (!state.isShowing) return toStep(state, {}, { type: 'pause' });
    // nothing follows the intro of a playlist that has failed or is empty
    if (!state.currentQueue && isStopped(state)) return;
    return toStep(state, { playerState: 'playing', notice: isTransientNotice(state) ? null : state.notice });
  },

  // paused by the device: a call, or headphones that were unplugged
  paused: (state) => {
    if (!isStarting(state) || state.playerState === 'loading') return;
    return toStep(state, { playerState: 'paused', notice: isTransientNotice(state) ? null : state.notice });
  },

  ended: (state) => {
    if (state.playerState === 'ended') return;
    return state.isIntroPlaying ? finishIntro(state) : finishArticle(state);
  },

  stalled: (state) => {
    // an intro that does not load is skipped
    if (state.isIntroPlaying) return finishIntro(state);
    if (!isStarting(state) || !state.isShowing) return;
    return toStep(state, { playerState: 'stalled' }, { type: 'retry' });
  },

  delayed: (state) =>
    state.isShowing && !state.notice && ['loading', 'stalled'].includes(state.playerState)
      ? toStep(state, { notice: { kind: 'loading', title: state.currentQueue?.title ?? '' } })
      : undefined,

  lost: (state) => {
    if (state.isIntroPlaying) return finishIntro(state);
    if (!isStarting(state) || !state.isShowing) return;
    const notice = { kind: 'offline', title: state.currentQueue?.title ?? '' } as const;
    return toStep(state, { playerState: 'stalled', notice }, { type: 'retry' });
  },

  missing: (state) => {
    if (state.isIntroPlaying) return finishIntro(state);
    return isStarting(state) ? handleMissingSound(state) : undefined;
  },

  blocked: (state) => {
    if (state.playerState === 'loading') return toStep(state, { playerState: 'ready' });
    return state.playerState === 'playing' ? toStep(state, { playerState: 'paused' }) : undefined;
  },

  durationKnown: (state, { seconds }) => (state.isIntroPlaying ? undefined : toStep(state, { duration: seconds })),

  slept: (state) => {
    const awake = { sleep: 'off', awaitsPlaylist: false } as const;
    return isStarting(state)
      ? toStep(state, { ...awake, ...toHalted(state) }, { type: 'pause' })
      : toStep(state, awake);
  },

  // also what waits for the network or its narration
  silenced: (state) => (isSounding(state) ? toStep(state, toHalted(state), { type: 'pause' }) : undefined),
};
