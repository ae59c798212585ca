import { setTimeout as pause } from 'node:timers/promises';
import { type Database, forgetTakenWrites } from '../database/index.ts';
import { forgetEmails } from './forgetEmails.ts';

/** How often it is looked for what has been kept long enough, in milliseconds. */
const INTERVAL = 3_600_000;

/**
 * Forgets in the background, at once and then every hour, until it is stopped. Several newsrooms may do so: what one has forgotten, none
 * finds.
 */
export function keepForgetting(db: Database, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await forgetEmails(db).catch(onError);
      await forgetTakenWrites(db).catch(onError);
      await pause(INTERVAL, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
