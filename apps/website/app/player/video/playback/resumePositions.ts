import { createResumePositions } from '../../media/index.ts';

/** A position so near to the beginning or the end, in seconds, is not stored: the viewer begins anew. */
const EDGE_SECONDS = 15;

const KEY = 'videoPlaces';

const positions = createResumePositions(KEY, (value): value is number => Number.isFinite(value));

/** Where a viewer stopped, in seconds. */
export const findResumePosition = positions.find;

/** Keeps where a viewer is; forgets it where there is nothing to go on from. */
export function saveResumePosition(id: string, seconds: number, duration: number): void {
  const isWorthSaving = seconds >= EDGE_SECONDS && seconds <= duration - EDGE_SECONDS;
  positions.save(id, isWorthSaving ? Math.floor(seconds) : null);
}

/**
 * The second a page's address asks for: `?t=90`. One at the end or beyond counts for nothing: there is only what comes
 * next.
 * @param duration seconds, 0 when it is not known
 */
export function parseStartSecond(search: string, duration: number): number | null {
  const input = new URLSearchParams(search).get('t') ?? '';
  const second = /^\d{1,6}$/.test(input) ? Number(input) : Number.NaN;
  return second < (duration || Number.POSITIVE_INFINITY) ? second : null;
}
