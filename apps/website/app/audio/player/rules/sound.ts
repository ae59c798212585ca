import { type Rules, step } from '../playerEvents.ts';
import type { PlayerState } from '../playerState.ts';
import { introOver, over } from './queue.ts';

const isUnderWay = ({ playerState }: PlayerState): boolean => playerState !== 'paused' && playerState !== 'ended';

/** What the sound itself does; what it does after the player was closed is of no concern. */
export const SOUND: Rules<
  'canPlay' | 'playing' | 'paused' | 'ended' | 'stalled' | 'missing' | 'blocked' | 'durationKnown' | 'slept'
> = {
  canPlay: (state) => (state.playerState === 'loading' ? step(state, { playerState: 'ready' }) : undefined),

  playing: (state) => {
    if (!state.isShowing) return step(state, {}, { type: 'pause' });
    const isOver = state.notice?.kind === 'waiting' || state.notice?.kind === 'offline';
    return step(state, { playerState: 'playing', notice: isOver ? null : state.notice });
  },

  // by somebody else: a call, a headphone that was pulled out
  paused: (state) =>
    isUnderWay(state) && state.playerState !== 'loading' ? step(state, { playerState: 'paused' }) : undefined,

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

  missing: (state) => {
    if (state.isIntroPlaying) return introOver(state);
    return isUnderWay(state) ? over(state, { kind: 'missing', title: state.currentQueue?.title ?? '' }) : undefined;
  },

  blocked: (state) => {
    if (state.playerState === 'loading') return step(state, { playerState: 'ready' });
    return state.playerState === 'playing' ? step(state, { playerState: 'paused' }) : undefined;
  },

  durationKnown: (state, { seconds }) => (state.isIntroPlaying ? undefined : step(state, { duration: seconds })),

  slept: (state) => {
    const awake = { sleep: 'off' } as const;
    return isUnderWay(state) ? step(state, { ...awake, playerState: 'paused' }, { type: 'pause' }) : step(state, awake);
  },
};
