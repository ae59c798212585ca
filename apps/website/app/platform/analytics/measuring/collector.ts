import type { Collected, CollectedEvent, CollectedVital } from '@sala/contracts';
import { hasConsent } from '../../consent/index.ts';
import type { Adapter } from './adapter.ts';

const COLLECT_PATH = '/collect';
/** How long events wait for others, in milliseconds, and how many wait. */
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 10;

/**
 * The station's own collector: events go there a few at a time, at the latest when the page is hidden; what is lost is
 * lost without harm.
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
    // the last things are told while the page is being left
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
export function toDevice(userAgent: string): Collected['device'] {
  return /mobile/i.test(userAgent) && !/ipad|tablet/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** SPEC 5-13 */
export function readOrientation(): Collected['orientation'] {
  return matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait';
}
