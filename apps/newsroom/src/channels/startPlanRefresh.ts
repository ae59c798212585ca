import { CHANNELS } from '@sala/station';
import { pauseFor } from '../database/index.ts';
import type { Schedule } from './schedule.ts';

/** Less than the time after which an edit takes effect (`toEffectiveSeconds`), in milliseconds. */
const INTERVAL_MS = 10_000;

/**
 * Reads the plan of every channel every few seconds, until it is closed: when the database stops, every newsroom has the
 * same plans, also of channels that had no viewer.
 */
export function startPlanRefresh(schedule: Schedule): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const refreshing = (async () => {
    while (!signal.aborted) {
      const now = Date.now() / 1000;
      // a failure is reported by the request that it concerns
      await Promise.allSettled(CHANNELS.map(({ key }) => schedule(key, now, now)));
      await pauseFor(INTERVAL_MS, signal);
    }
  })();
  return {
    close: () => {
      closing.abort();
      return refreshing;
    },
  };
}
