import type Hls from 'hls.js';
import type { Fragment } from 'hls.js';

/** How many segments in a row may be missing before the stream is given up. */
const MAX_GAPS = 3;
/** How close to the beginning of a missing segment a video stops, in seconds. */
const TOLERANCE_SECONDS = 1;

/** Plays on behind missing segments of a video until `signal` aborts. */
export function createSegmentSkipper(hls: Hls, video: HTMLVideoElement, onSkip: () => void, signal: AbortSignal) {
  let missing = 0;
  let isHalted = false;
  const halt = () => {
    isHalted = true;
    hls.stopLoad();
  };
  const goOn = () => {
    if (signal.aborted) return;
    isHalted = false;
    hls.startLoad(video.currentTime);
  };
  return {
    /** Skips a missing segment; false when too many are missing. */
    skip({ start, end }: Fragment): boolean {
      missing++;
      if (missing > MAX_GAPS * hls.levels.length) return false;
      // another rendition may have the segment
      const isNowhere = missing % hls.levels.length === 0;
      halt();
      const leap = () => {
        const isThere = video.currentTime > start - TOLERANCE_SECONDS && video.currentTime < end;
        if (isNowhere && isThere && !signal.aborted) {
          video.currentTime = end;
          onSkip();
        }
        goOn();
      };
      // hls.js handles the error first
      if (!isNowhere || video.readyState < video.HAVE_FUTURE_DATA) setTimeout(leap);
      else video.addEventListener('waiting', leap, { once: true, signal });
      return true;
    },
    /** hls.js 1.7.4 can wait for ever for a request that it aborted to change renditions for a missing segment. */
    handleAborted(frag: Fragment | undefined): void {
      if (missing === 0 || isHalted || frag?.type !== 'main') return;
      halt();
      setTimeout(goOn);
    },
    /** A segment has arrived. */
    reset(): void {
      missing = 0;
    },
  };
}
