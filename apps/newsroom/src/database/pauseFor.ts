import { setTimeout } from 'node:timers/promises';

/** Waits this long, or until the signal is aborted, as work in the background does between its rounds. */
export const pauseFor = (durationMs: number, signal: AbortSignal): Promise<void> =>
  setTimeout(durationMs, undefined, { signal, ref: false }).catch(() => {});
