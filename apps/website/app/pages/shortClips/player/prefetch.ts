import type { Connection } from '../../../player/video/index.ts';

/** When the beginning of the next clip is prefetched; clips after that never are. */
export type Prefetch =
  /** Not at all, because the reader saves data. */
  | 'never'
  /** When the current clip is fully loaded. */
  | 'afterwards'
  /** As soon as the current clip plays. */
  | 'meanwhile';

/** On a slow connection the current clip must not share the bandwidth. */
export function choosePrefetch({ saveData = false, effectiveType = '4g' }: Connection): Prefetch {
  if (saveData) return 'never';
  return effectiveType === '4g' ? 'meanwhile' : 'afterwards';
}

/** True when the next clip may be prefetched, by how much of the current one has loaded. */
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
