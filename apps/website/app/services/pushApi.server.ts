import { pushKey } from '@sala/contracts';
import { request } from 'undici';
import { fetchArea } from './service.server.ts';
import { settings } from './settings.server.ts';

// The service that keeps who wants to be notified, and notifies them (SPEC 2.13-05 leaves its call open).

/** The key that browsers subscribe with. */
export function fetchPushKey(signal: AbortSignal) {
  return fetchArea('pushKey', `${settings.pushApi}/key`, pushKey, signal);
}

/**
 * Passes a subscription on, or its end, and says the status of the answer. Never throws: a service that cannot be reached is a
 * 503, and whatever is no success is logged.
 */
export async function sendSubscription(
  method: 'POST' | 'DELETE',
  subscription: object,
  signal: AbortSignal,
): Promise<number> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const body = JSON.stringify(subscription);
    const answer = await request(`${settings.pushApi}/subscriptions`, { method, headers, body, signal });
    await answer.body.dump();
    if (answer.statusCode >= 300) console.error('pushSubscriptions failed:', answer.statusCode);
    return answer.statusCode;
  } catch (cause) {
    console.error('pushSubscriptions failed:', cause);
    return 503;
  }
}
