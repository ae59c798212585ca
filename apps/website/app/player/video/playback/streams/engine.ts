import { isHls } from './stream.ts';

/** What puts HLS together where the browser does not play it itself: a file of its own. */
export const loadHls = () => import('./hlsStream.ts');

/** Older iPhones have no media source extensions, and play HLS themselves. */
export const needsHls = (src: string): boolean =>
  isHls(src) && ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis);

/** Begins to load what a source needs to be played. */
export function preloadEngine(src: string): void {
  // without a network it is tried again when the source is opened
  if (needsHls(src)) loadHls().catch(() => {});
}
