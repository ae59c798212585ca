import { loadInTime } from '../../../../ui/index.ts';
import { isHls } from './stream.ts';

/** Loads hls.js, a file of its own, for browsers that do not play HLS themselves. */
export const loadHls = () => loadInTime(import('./hlsStream.ts'));

/** Older iPhones have no media source extensions, and play HLS themselves. */
export const shouldLoadHls = (src: string): boolean =>
  isHls(src) && ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis);

/** Begins to load the module that a source needs. */
export function preloadEngine(src: string): void {
  // a failed load is repeated when the source is opened
  if (shouldLoadHls(src)) loadHls().catch(() => {});
}
