import { compareClock, parseAnswerDate } from '@sala/telemetry';
import webPush from 'web-push';
import { parseRetryAfter } from '../http/index.ts';
import type { VapidKeys } from '../settings/index.ts';
import { isAllowedEndpoint } from './endpoint.ts';
import type { pushSubscriptions } from './schema.ts';

/**
 * How long a push service keeps a message for a browser that is offline, in seconds: the morning's news is stale at
 * night.
 */
export const TTL_SECONDS = 4 * 3600;
/** Milliseconds after which a silent push service counts as failed. */
const TIMEOUT_MS = 10_000;

export type Subscription = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/**
 * The sender: the keys to sign with, the station's contact, the further hosts that are allowed, and how long a push
 * service may be silent, in milliseconds.
 */
export interface Sender {
  keys: VapidKeys;
  subject: string;
  hosts: string[];
  timeoutMs?: number | undefined;
}

/**
 * The result of a delivery: the push service accepted the message, no longer knows the subscription, or why it failed.
 * `isRejected` is set when the signature is invalid, or was not made with the key of the subscription; `retryAfterMs`
 * when the push service did not take the message now, and may take it after so many milliseconds; `isTimeout` when it
 * did not answer; `isOfStation` when the station itself did not send it.
 */
export type Delivery =
  | 'sent'
  | 'expired'
  | { failure: string; isRejected?: boolean; retryAfterMs?: number; isTimeout?: boolean; isOfStation?: boolean };

/** Encrypts a message for a subscription and hands it to its push service. Never throws. */
export async function deliver(
  subscription: Subscription,
  payload: string,
  { keys, subject, hosts, timeoutMs = TIMEOUT_MS }: Sender,
): Promise<Delivery> {
  const endpoint = isAllowedEndpoint(subscription.endpoint, hosts);
  // PUSH_HOSTS may have changed since it was stored
  if (!endpoint) return { failure: 'at a host that is no longer allowed', isOfStation: true };
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } },
      payload,
      { TTL: TTL_SECONDS, vapidDetails: { subject, ...keys } },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      body: new Uint8Array(body),
      // a redirect is not followed: its target was not checked
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    // a push service rejects signatures of another time than its own
    const sentAt = parseAnswerDate(answer.headers.get('date'), answer.headers.get('age'));
    if (sentAt) compareClock('the push services', sentAt);
    if (answer.ok) return 'sent';
    const { status } = answer;
    if (status === 404 || status === 410) return 'expired';
    const isBusy = status === 429 || status >= 500;
    return {
      failure: `answered with ${status}`,
      isRejected: status === 401 || status === 403,
      ...(isBusy && { retryAfterMs: parseRetryAfter(answer.headers.get('retry-after')) }),
    };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    if (name === 'TimeoutError') return { failure: 'without an answer in time', isTimeout: true };
    return { failure: cause?.code ?? message };
  }
}
