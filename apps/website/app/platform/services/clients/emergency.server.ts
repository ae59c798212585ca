import { type Emergency, emergency } from '@sala/contracts';
import { limitTime } from '@sala/http-server';
import { readMonotonicTime } from '../../clock/index.server.ts';
import { bindCache } from '../caches.server.ts';
import { mainApi } from './mainApi.server.ts';

/** How long an answer counts before the service is asked again, in milliseconds. */
const FRESH_MS = 5000;
/** How long an answer is shown while the service does not answer. */
const MAX_STALE_MS = 60_000;
/** How long a page waits for an answer before it is rendered with the last one. */
const PAGE_WAIT_MS = 300;
const TIMEOUT_MS = 2000;

let latest: { emergency: Emergency | null; at: number } = { emergency: null, at: Number.NEGATIVE_INFINITY };
let requestedAt = Number.NEGATIVE_INFINITY;
let pending: Promise<void> | undefined;

// after a change the next page asks again
bindCache('emergency', () => {
  requestedAt = Number.NEGATIVE_INFINITY;
  pending = undefined;
});

/** The emergency message; null when there is none, or when its service has not answered for a minute. Never throws. */
export async function fetchEmergency(now: () => number = readMonotonicTime): Promise<Emergency | null> {
  if (!pending && now() - requestedAt >= FRESH_MS) {
    requestedAt = now();
    const request = update(now).finally(() => {
      if (pending === request) pending = undefined;
    });
    pending = request;
  }
  if (pending) await limitTime(pending, PAGE_WAIT_MS).catch(() => {});
  return now() - latest.at < MAX_STALE_MS ? latest.emergency : null;
}

/** What the service says now. */
export function requestEmergency(signal: AbortSignal) {
  return mainApi.fetchArea('emergency', '/emergency', emergency, signal);
}

async function update(now: () => number): Promise<void> {
  const at = now();
  const area = await requestEmergency(AbortSignal.timeout(TIMEOUT_MS));
  // 404: the service has no emergencies
  if (area.error && area.error.status !== 404) return;
  // an older request may be answered after a newer one
  if (at >= latest.at) latest = { emergency: area.response, at };
}
