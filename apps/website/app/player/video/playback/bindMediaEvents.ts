import type { PlaybackEvent } from './playback.ts';

/** Tells what becomes of the video in the element; answers what ends it. */
export function bindMediaEvents(video: HTMLVideoElement, send: (event: PlaybackEvent) => void): () => void {
  const listeners = {
    playing: () => send({ type: 'playing' }),
    waiting: () => !video.paused && send({ type: 'waiting' }),
    // an element pauses at its end, too
    pause: () => !video.ended && send({ type: 'paused' }),
    ended: () => send({ type: 'ended' }),
  };
  for (const [type, listen] of Object.entries(listeners)) video.addEventListener(type, listen);
  return () => {
    for (const [type, listen] of Object.entries(listeners)) video.removeEventListener(type, listen);
  };
}
