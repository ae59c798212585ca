import { bindListeners } from './bindListeners.ts';

/** What every media element reports to its player; `waiting` when it should play and has no data. */
export type PlaybackEventType = 'playing' | 'paused' | 'ended' | 'waiting';

/** Reports the events of an element to its player. Returns what ends it. */
export function bindPlaybackEvents(media: HTMLMediaElement, report: (type: PlaybackEventType) => void): () => void {
  return bindListeners(media, {
    playing: () => report('playing'),
    ended: () => report('ended'),
    // an element pauses at its end, too
    pause: () => media.ended || report('paused'),
    waiting: () => media.paused || report('waiting'),
  });
}
