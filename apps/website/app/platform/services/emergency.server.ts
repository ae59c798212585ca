import { subscribe } from 'node:diagnostics_channel';
import { CHANGE_CHANNELS, type Emergency, emergency } from '@sala/contracts';
import { mainApi } from './mainApi.server.ts';

/** How long what was told is taken for true without asking again, in milliseconds. */
const FRESH_MS = 5000;
/** How long it stands while the service does not answer. */
const MAX_STALE_MS = 60_000;
/** How long a page waits to be told: none is late for it. */
const PAGE_WAIT_MS = 300;
const TIMEOUT_MS = 2000;

let told: { emergency: Emergency | null; at: number } = { emergency: null, at: Number.NEGATIVE_INFINITY };
let askedAt = Number.NEGATIVE_INFINITY;
let asking: Promise<void> | undefined;

// it is asked for again before the next page, whatever was told
subscribe(CHANGE_CHANNELS.told, () => {
  askedAt = Number.NEGATIVE_INFINITY;
  asking = undefined;
});

/** The emergency message; null when there is none, or when its service has not answered for a minute. Never throws. */
export async function fetchEmergency(now: () => number = Date.now): Promise<Emergency | null> {
  if (!asking && now() - askedAt >= FRESH_MS) {
    askedAt = now();
    const asked = ask(now).finally(() => {
      if (asking === asked) asking = undefined;
    });
    asking = asked;
  }
  if (asking) await Promise.race([asking, new Promise((done) => setTimeout(done, PAGE_WAIT_MS))]);
  return now() - told.at < MAX_STALE_MS ? told.emergency : null;
}

/** What the service says now. */
export function requestEmergency(signal: AbortSignal) {
  return mainApi.fetchArea('emergency', '/emergency', emergency, signal);
}

async function ask(now: () => number): Promise<void> {
  const at = now();
  const area = await requestEmergency(AbortSignal.timeout(TIMEOUT_MS));
  // a service that has no such thing knows of no emergency
  if (area.error && area.error.status !== 404) return;
  // an answer that was asked for before it was forgotten may come later than the newer one
  if (at >= told.at) told = { emergency: area.response, at };
}
