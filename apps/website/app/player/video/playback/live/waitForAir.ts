import type { PlaybackError } from '../playback.ts';

/** The longest timer that browsers have, in milliseconds: 24 days. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** The shortest delay before a channel that is off the air is requested again, in milliseconds. */
const MIN_WAIT_MS = 5000;

/** Calls `again` when a channel is back on the air, if its error says when. Returns what ends the wait. */
export function waitForAir(error: PlaybackError, again: () => void): () => void {
  if (error.kind !== 'offAir' || error.onAirAt === null) return () => {};
  const wait = Math.max(error.onAirAt - Date.now(), MIN_WAIT_MS);
  if (wait > MAX_WAIT_MS) return () => {};
  const timer = setTimeout(again, wait);
  return () => clearTimeout(timer);
}
