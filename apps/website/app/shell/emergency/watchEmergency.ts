import type { Emergency } from '@sala/contracts';
import { pollWhileVisible } from '../../platform/polling/index.ts';
import { fetchJson } from '../../platform/requests/index.ts';

/** Where the website says what is raised. */
const EMERGENCY_PATH = '/emergency';
const POLL_INTERVAL_MS = 45_000;
/** Another page asks at once, but not more often than this. */
const MIN_INTERVAL_MS = 10_000;

// the page came with the message of its rendering
let requestedAt = performance.now();

/** Reports the emergency message, now and while the page is open and visible. Returns what ends it. */
export function watchEmergency(report: (emergency: Emergency | null) => void): () => void {
  let hasEnded = false;
  const poll = async () => {
    requestedAt = performance.now();
    const { text, href } = await fetchJson<'shell/emergency/emergencyRoute'>(EMERGENCY_PATH, { cache: 'no-cache' });
    if (!hasEnded) report(text ? { text, href: href ?? '' } : null);
  };
  const end = pollWhileVisible(
    poll,
    POLL_INTERVAL_MS,
    performance.now() - requestedAt >= MIN_INTERVAL_MS ? 0 : POLL_INTERVAL_MS,
  );
  return () => {
    hasEnded = true;
    end();
  };
}
