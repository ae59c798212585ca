import type { Collected, CollectedEvent, CollectedVital } from '@sala/contracts';
import { hasConsent } from '../../consent/index.ts';
import type { Adapter } from './adapter.ts';

const COLLECT_PATH = '/collect';
/** Events are sent together: after so many milliseconds, or when so many are waiting. */
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 10;

/**
 * Sends events to the station's own collector, a few at a time, at the latest when the page is hidden. A batch that is
 * lost is not sent again.
 */
export function startCollector(): Adapter & { measured(vitals: CollectedVital[]): void } {
  let events: CollectedEvent[] = [];
  let vitals: CollectedVital[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch: Collected = { device: toDevice(navigator.userAgent), orientation: readOrientation(), events, vitals };
    events = [];
    vitals = [];
    if (batch.events.length + batch.vitals.length === 0 || !hasConsent()) return;
    navigator.sendBeacon(COLLECT_PATH, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  };
  const added = () => {
    // on a page that is being left no timer fires any more
    if (events.length + vitals.length >= MAX_WAITING || document.visibilityState === 'hidden') send();
    else timer ??= setTimeout(send, MAX_WAIT_MS);
  };
  const hidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', hidden);

  return {
    track(event) {
      events.push(event);
      added();
    },
    measured(more) {
      vitals.push(...more);
      added();
    },
    stop() {
      events = [];
      vitals = [];
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    },
  };
}

/** SPEC 5-12 */
function toDevice(userAgent: string): Collected['device'] {
  return /mobile/i.test(userAgent) && !/ipad|tablet/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** SPEC 5-13 */
function readOrientation(): Collected['orientation'] {
  return matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait';
}
