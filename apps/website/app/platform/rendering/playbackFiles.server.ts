/**
 * A field of a route's `handle` for pages that play a stream automatically: their HTML loads the player with the page's
 * scripts.
 */
export interface PlaysStream {
  playsStream: true;
}

/** The files that play a stream. The build writes them here (bundling/playbackFiles.ts); without a build there are none. */
export const PLAYBACK_FILES: readonly string[] = [];
