import { loadInTime } from '../../ui/index.ts';
import { preloadEngine } from './playback/streams/engine.ts';

/** Loads the playback module, for folders that have controls of their own. */
export const loadPlayback = () => loadInTime(import('./playback/index.ts'));

export type PlaybackModule = Awaited<ReturnType<typeof loadPlayback>>;

/** Begins to load the modules that play a stream, for a page that will start it by itself; only in browsers. */
export function preloadPlayback(src: string): void {
  // a failed load is repeated when playback starts
  loadPlayback().catch(() => {});
  preloadEngine(src);
}
