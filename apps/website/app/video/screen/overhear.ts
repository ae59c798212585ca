import type { PlaybackEvent } from './playback.ts';

/** Tells what becomes of the film in the element; answers what ends it. */
export function overhear(video: HTMLVideoElement, tell: (event: PlaybackEvent) => void): () => void {
  const listeners = {
    playing: () => tell({ type: 'playing' }),
    waiting: () => !video.paused && tell({ type: 'waiting' }),
    // an element pauses at its end, too
    pause: () => !video.ended && tell({ type: 'paused' }),
    ended: () => tell({ type: 'ended' }),
  };
  for (const [type, listen] of Object.entries(listeners)) video.addEventListener(type, listen);
  return () => {
    for (const [type, listen] of Object.entries(listeners)) video.removeEventListener(type, listen);
  };
}
