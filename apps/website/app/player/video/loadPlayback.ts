import { preloadEngine } from './playback/streams/engine.ts';

/** What plays videos, for rooms that have controls of their own; it comes when it is asked for. */
export const loadPlayback = () => import('./playback/index.ts');

export type PlaybackModule = Awaited<ReturnType<typeof loadPlayback>>;

/** Begins to load what plays a stream; in a browser, for a page that will play it by itself. */
export function preloadPlayback(src: string): void {
  // what does not come now is tried again when it is needed
  loadPlayback().catch(() => {});
  preloadEngine(src);
}
