import { pushKey, storedSubscription } from '@sala/contracts';
import { toJsonMessage } from '../callService.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The push service, which stores subscriptions and sends notifications (SPEC 2.13-05 does not specify its API).

const push = createService('push', settings.pushApi);

/** The key that browsers subscribe with. */
export function fetchPushKey(signal: AbortSignal) {
  return push.fetchArea('pushKey', '/key', pushKey, signal);
}

/** Sends a subscription or its end to the service, and returns the status of the answer. Never throws. */
export function sendSubscription(
  method: 'POST' | 'DELETE',
  subscription: object,
  signal: AbortSignal,
): Promise<number> {
  return push.send('pushSubscriptions', '/subscriptions', toJsonMessage(method, subscription), signal);
}

/** What the service stores of a subscription; 404 when there is none. */
export function fetchStoredSubscription(endpoint: string, signal: AbortSignal) {
  return push.fetchArea(
    'keptSubscription',
    '/subscriptions/show',
    storedSubscription,
    signal,
    toJsonMessage('POST', { endpoint }),
  );
}
