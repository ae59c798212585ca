import type { Database } from '../database.ts';
import { pauseFor } from '../pauseFor.ts';
import { runWithLease } from './lease.ts';

/**
 * Repeats a round of background work in one newsroom at a time, until it is closed: at once, and then whenever so many
 * milliseconds have passed since the last round. A round that fails is reported; one that fails because it is closed is
 * not.
 */
export function repeatWithLease(
  db: Database,
  name: string,
  intervalMs: number,
  runRound: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  return runWithLease(db, name, async (signal) => {
    while (!signal.aborted) {
      await runRound(signal).catch((error) => signal.aborted || onError(error));
      await pauseFor(intervalMs, signal);
    }
  });
}
