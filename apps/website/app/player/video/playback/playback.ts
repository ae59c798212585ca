import { applyRule, type Rules } from '../../media/index.ts';

/** Why nothing can be played, for good or until something changes. */
export type PlaybackError =
  | { kind: 'unplayable' }
  | { kind: 'gone' }
  /** Its address answers, but segments of it are missing. */
  | { kind: 'incomplete' }
  | { kind: 'offAir'; onAirAt: number | null }
  /** A programme cannot be started over, because the stream has nothing before live. */
  | { kind: 'onlyLive' }
  | { kind: 'failed' };

/** The state of playback. What the element itself has (position, volume, speed) is not in it. */
export interface Playback {
  phase: 'waiting' | 'playing' | 'paused' | 'ended' | 'stopped';
  /** A picture has been shown since the source was opened. */
  hasBegun: boolean;
  /** The last request failed because of the network. */
  isCutOff: boolean;
  trouble: PlaybackError | null;
}

export type PlaybackEvent =
  | { type: 'opened' }
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'waiting' }
  | { type: 'ended' }
  /** The viewer seeks back from the end. */
  | { type: 'resumed' }
  /** A request succeeded, or failed because of the network. */
  | { type: 'received' }
  | { type: 'lost' }
  | { type: 'stopped'; trouble: PlaybackError };

export const INITIAL_PLAYBACK: Playback = { phase: 'paused', hasBegun: false, isCutOff: false, trouble: null };

// late events of a stream that was given up change nothing: only opening it again does
const ignoreWhenStopped =
  (next: (state: Playback) => Partial<Playback>) =>
  (state: Playback): Playback =>
    state.phase === 'stopped' ? state : { ...state, ...next(state) };

const RULES: Rules<Playback, PlaybackEvent> = {
  opened: () => ({ ...INITIAL_PLAYBACK, phase: 'waiting' }),
  playing: ignoreWhenStopped(() => ({ phase: 'playing', hasBegun: true, isCutOff: false })),
  paused: ignoreWhenStopped(({ phase }) => ({ phase: phase === 'ended' ? 'ended' : 'paused' })),
  waiting: ignoreWhenStopped(() => ({ phase: 'waiting' })),
  ended: ignoreWhenStopped(() => ({ phase: 'ended' })),
  resumed: ignoreWhenStopped(({ phase }) => ({ phase: phase === 'ended' ? 'waiting' : phase })),
  received: ignoreWhenStopped(() => ({ isCutOff: false })),
  // the buffered part still plays
  lost: ignoreWhenStopped(() => ({ isCutOff: true })),
  stopped: (state, { trouble }) => ({ ...state, phase: 'stopped', trouble }),
};

/** The playback after an event. */
export function transition(state: Playback, event: PlaybackEvent): Playback {
  return applyRule(RULES, state, event);
}
