import { bindListeners } from './bindListeners.ts';

/** What every media element tells its player. `waiting`: it should go on and cannot. */
export type PlaybackEventType = 'playing' | 'paused' | 'ended' | 'waiting';

/** Tells a player what becomes of its element; answers what ends it. */
export function bindPlaybackEvents(media: HTMLMediaElement, tell: (type: PlaybackEventType) => void): () => void {
  return bindListeners(media, {
    playing: () => tell('playing'),
    ended: () => tell('ended'),
    // an element pauses at its end, too
    pause: () => media.ended || tell('paused'),
    waiting: () => media.paused || tell('waiting'),
  });
}
