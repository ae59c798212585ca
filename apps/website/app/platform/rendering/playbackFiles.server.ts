/** A route says so in its `handle` when its page plays a stream by itself: what plays it comes with the page's scripts. */
export interface PlaysStream {
  playsStream: true;
}

/** The files of what plays a stream. The build writes them here (playbackFiles.ts); without one there are none. */
export const PLAYBACK_FILES: readonly string[] = [];
