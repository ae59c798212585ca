import type { Connection } from '../../../player/video/index.ts';

/** How far the next clip is fetched before the reader goes to it: its beginning, never those after it. */
export type Prefetch =
  /** Not at all: the reader saves data. */
  | 'never'
  /** When all of what is watched is there. */
  | 'afterwards'
  /** As soon as what is watched plays. */
  | 'meanwhile';

/** On a slow connection nothing is taken away from the clip that is watched. */
export function choosePrefetch({ saveData = false, effectiveType = '4g' }: Connection): Prefetch {
  if (saveData) return 'never';
  return effectiveType === '4g' ? 'meanwhile' : 'afterwards';
}

/** Whether it is time for the next clip, by what there is of this one. */
export function shouldPrefetchNext(
  ahead: Prefetch,
  { readyState, buffered, duration }: Pick<HTMLMediaElement, 'readyState' | 'buffered' | 'duration'>,
): boolean {
  if (ahead === 'never') return false;
  if (ahead === 'meanwhile') return readyState >= HAVE_ENOUGH;
  return buffered.length > 0 && buffered.end(buffered.length - 1) >= duration - END_TOLERANCE_SECONDS;
}

/** HTMLMediaElement.HAVE_ENOUGH_DATA */
const HAVE_ENOUGH = 4;
/** The sound of a video may end a little before its picture, in seconds. */
const END_TOLERANCE_SECONDS = 0.5;
