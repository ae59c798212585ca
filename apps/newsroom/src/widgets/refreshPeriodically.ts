import { setTimeout } from 'node:timers/promises';

const MINUTE = 60_000;
/** How long a source has to answer, in milliseconds. */
const DEADLINE = 10_000;
/** After so long a source is asked again, in milliseconds; sooner when it failed. */
const EVERY = 30 * MINUTE;
const AFTER_FAILURE = 5 * MINUTE;
/** Stations that start together do not ask together: every pause is up to so much longer. */
const JITTER = 3 * MINUTE;

/** Waits so long, or until the signal ends it. */
type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const pauseFor: Pause = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false });

/**
 * Refreshes something at once and then every half hour, until the signal is aborted. A failure is told and tried again
 * five minutes later; what was there stays.
 */
export async function refreshPeriodically(
  refresh: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  signal: AbortSignal,
  pause = pauseFor,
): Promise<void> {
  while (!signal.aborted) {
    let wait = EVERY;
    try {
      await refresh(AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]));
    } catch (error) {
      wait = AFTER_FAILURE;
      if (!signal.aborted) onError(error);
    }
    await pause(wait + Math.random() * JITTER, signal).catch(() => {});
  }
}
