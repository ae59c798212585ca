import { createResumePositions } from '../../media/index.ts';

/**
 * A position this near to the beginning or the end, in seconds, is not stored: the video then starts from its
 * beginning.
 */
const EDGE_SECONDS = 15;

const KEY = 'videoPlaces';

const positions = createResumePositions(KEY, (value): value is number => Number.isFinite(value));

/** Where a viewer stopped, in seconds. */
export const findResumePosition = positions.find;

/** Stores a viewer's position; removes it near the beginning and the end. */
export function saveResumePosition(id: string, seconds: number, duration: number): void {
  const isWorthSaving = seconds >= EDGE_SECONDS && seconds <= duration - EDGE_SECONDS;
  positions.save(id, isWorthSaving ? Math.floor(seconds) : null);
}
