import { MINUTE_MS } from '@sala/thai';
import { pauseFor } from '../database/index.ts';

/** How long a source has to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long until a source is asked again, in milliseconds; sooner after a failure. */
const INTERVAL_MS = 30 * MINUTE_MS;
const RETRY_MS = 5 * MINUTE_MS;
/** The most by which a pause is lengthened at random, so that stations that start together do not ask together. */
const JITTER_MS = 3 * MINUTE_MS;

/**
 * Calls a refresh at once and then every half hour, until the signal is aborted. A failure is reported and tried again
 * five minutes later; the old data stays.
 */
export async function refreshPeriodically(
  refresh: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  signal: AbortSignal,
  pause = pauseFor,
): Promise<void> {
  while (!signal.aborted) {
    let wait = INTERVAL_MS;
    try {
      await refresh(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    } catch (error) {
      wait = RETRY_MS;
      if (!signal.aborted) onError(error);
    }
    await pause(wait + Math.random() * JITTER_MS, signal);
  }
}
