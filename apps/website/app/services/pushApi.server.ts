import { pushKey } from '@sala/contracts';
import { fetchArea, tellService } from './service.server.ts';
import { settings } from './settings.server.ts';

// The service that keeps who wants to be notified, and notifies them (SPEC 2.13-05 leaves its call open).

/** The key that browsers subscribe with. */
export function fetchPushKey(signal: AbortSignal) {
  return fetchArea('pushKey', `${settings.pushApi}/key`, pushKey, signal);
}

/** Passes a subscription on, or its end, and says the status of the answer. Never throws. */
export function sendSubscription(
  method: 'POST' | 'DELETE',
  subscription: object,
  signal: AbortSignal,
): Promise<number> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const told = { method, headers, body: JSON.stringify(subscription) };
  return tellService('pushSubscriptions', `${settings.pushApi}/subscriptions`, told, signal);
}
