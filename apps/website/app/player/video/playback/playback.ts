import { applyRule, type Rules } from '../../media/index.ts';

/** Why nothing can be played, for good or until something changes. */
export type PlaybackError =
  | { kind: 'unplayable' }
  | { kind: 'gone' }
  /** Its address answers, but parts of it are nowhere. */
  | { kind: 'incomplete' }
  | { kind: 'offAir'; onAirAt: number | null }
  /** A programme was to be started over of which nothing before is there. */
  | { kind: 'onlyLive' }
  | { kind: 'failed' };

/** How far it is with playing. What the element knows itself (position, volume, speed) is not kept here. */
export interface Playback {
  phase: 'waiting' | 'playing' | 'paused' | 'ended' | 'stopped';
  /** A picture has been seen since it was opened. */
  hasBegun: boolean;
  /** The network gave nothing when it was last asked. */
  isCutOff: boolean;
  trouble: PlaybackError | null;
}

export type PlaybackEvent =
  | { type: 'opened' }
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'waiting' }
  | { type: 'ended' }
  /** The viewer goes from the end to another second. */
  | { type: 'resumed' }
  /** A piece came, or did not. */
  | { type: 'came' }
  | { type: 'lost' }
  | { type: 'stopped'; trouble: PlaybackError };

export const INITIAL_PLAYBACK: Playback = { phase: 'paused', hasBegun: false, isCutOff: false, trouble: null };

// what is told of a stream that was given up comes late and changes nothing: only opening it again does
const unlessStopped =
  (next: (state: Playback) => Partial<Playback>) =>
  (state: Playback): Playback =>
    state.phase === 'stopped' ? state : { ...state, ...next(state) };

const RULES: Rules<Playback, PlaybackEvent> = {
  opened: () => ({ ...INITIAL_PLAYBACK, phase: 'waiting' }),
  playing: unlessStopped(() => ({ phase: 'playing', hasBegun: true, isCutOff: false })),
  paused: unlessStopped(({ phase }) => ({ phase: phase === 'ended' ? 'ended' : 'paused' })),
  waiting: unlessStopped(() => ({ phase: 'waiting' })),
  ended: unlessStopped(() => ({ phase: 'ended' })),
  resumed: unlessStopped(({ phase }) => ({ phase: phase === 'ended' ? 'waiting' : phase })),
  came: unlessStopped(() => ({ isCutOff: false })),
  // what is in the buffer is still played
  lost: unlessStopped(() => ({ isCutOff: true })),
  stopped: (state, { trouble }) => ({ ...state, phase: 'stopped', trouble }),
};

/** The playback after an event. */
export function transition(state: Playback, event: PlaybackEvent): Playback {
  return applyRule(RULES, state, event);
}
