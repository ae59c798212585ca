import { pushKey, storedSubscription } from '@sala/contracts';
import { toJsonMessage } from './ask.server.ts';
import { createService } from './service.server.ts';
import { settings } from './settings.server.ts';

// The service that keeps who wants to be notified, and notifies them (SPEC 2.13-05 leaves its call open).

const push = createService('push', settings.pushApi);

/** The key that browsers subscribe with. */
export function fetchPushKey(signal: AbortSignal) {
  return push.fetchArea('pushKey', '/key', pushKey, signal);
}

/** Passes a subscription on, or its end, and says the status of the answer. Never throws. */
export function sendSubscription(
  method: 'POST' | 'DELETE',
  subscription: object,
  signal: AbortSignal,
): Promise<number> {
  return push.send('pushSubscriptions', '/subscriptions', toJsonMessage(method, subscription), signal);
}

/** What the service keeps of a subscription; nothing is a 404. */
export function fetchStoredSubscription(endpoint: string, signal: AbortSignal) {
  return push.fetchArea(
    'keptSubscription',
    '/subscriptions/show',
    storedSubscription,
    signal,
    toJsonMessage('POST', { endpoint }),
  );
}
