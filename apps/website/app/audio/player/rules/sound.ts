import { type Rules, step } from '../playerEvents.ts';
import type { PlayerState } from '../playerState.ts';
import { introOver, missing, over } from './reading.ts';

export const isUnderWay = ({ playerState }: PlayerState): boolean =>
  playerState !== 'paused' && playerState !== 'ended';

/** What a listener leaves waits for a press; what is not loaded yet is not paused: the press begins it. */
export function halted({ playerState }: PlayerState): Partial<PlayerState> {
  const isLoaded = playerState === 'playing' || playerState === 'ready';
  return {
    playerState: isLoaded ? 'paused' : playerState === 'ended' ? 'ended' : 'stalled',
    ...{ awaitsPlaylist: false, notice: null },
  };
}

/** Whether the notice is of something that is over as soon as the sound comes, or is no longer wanted. */
export const isPassing = ({ notice }: PlayerState): boolean =>
  notice !== null && ['loading', 'waiting', 'offline'].includes(notice.kind);

/** What the sound itself does; what it does after the player was closed is of no concern. */
export const SOUND: Rules<
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
> = {
  canPlay: (state) => (state.playerState === 'loading' ? step(state, { playerState: 'ready' }) : undefined),

  playing: (state) => {
    if (!state.isShowing) return step(state, {}, { type: 'pause' });
    return step(state, { playerState: 'playing', notice: isPassing(state) ? null : state.notice });
  },

  // by somebody else: a call, a headphone that was pulled out
  paused: (state) => {
    if (!isUnderWay(state) || state.playerState === 'loading') return;
    return step(state, { playerState: 'paused', notice: isPassing(state) ? null : state.notice });
  },

  ended: (state) => {
    if (state.playerState === 'ended') return;
    return state.isIntroPlaying ? introOver(state) : over(state);
  },

  stalled: (state) => {
    // an intro that does not come is not waited for
    if (state.isIntroPlaying) return introOver(state);
    if (!isUnderWay(state) || !state.isShowing) return;
    return step(state, { playerState: 'stalled' }, { type: 'retry' });
  },

  delayed: (state) =>
    state.isShowing && !state.notice && ['loading', 'stalled'].includes(state.playerState)
      ? step(state, { notice: { kind: 'loading', title: state.currentQueue?.title ?? '' } })
      : undefined,

  lost: (state) => {
    if (state.isIntroPlaying) return introOver(state);
    if (!isUnderWay(state) || !state.isShowing) return;
    const notice = { kind: 'offline', title: state.currentQueue?.title ?? '' } as const;
    return step(state, { playerState: 'stalled', notice }, { type: 'retry' });
  },

  missing: (state) => {
    if (state.isIntroPlaying) return introOver(state);
    return isUnderWay(state) ? missing(state) : undefined;
  },

  blocked: (state) => {
    if (state.playerState === 'loading') return step(state, { playerState: 'ready' });
    return state.playerState === 'playing' ? step(state, { playerState: 'paused' }) : undefined;
  },

  durationKnown: (state, { seconds }) => (state.isIntroPlaying ? undefined : step(state, { duration: seconds })),

  slept: (state) => {
    const awake = { sleep: 'off', awaitsPlaylist: false } as const;
    return isUnderWay(state) ? step(state, { ...awake, ...halted(state) }, { type: 'pause' }) : step(state, awake);
  },
};
