import { loadInTime } from '../../ui/index.ts';
import { SERVICE_WORKER_URL } from '../offline/index.ts';
import { fetchJson, fetchOk } from '../requests/index.ts';

/** How an attempt to switch notifications on ended; `dismissed` is a question the reader closed without an answer. */
export type Outcome = 'enabled' | 'denied' | 'dismissed' | 'unsupported' | 'failed';

const SUBSCRIPTIONS = '/push/subscriptions';

/** How long it is waited before each further try to subscribe anew, in milliseconds: one of several servers may be starting. */
const RENEWAL_PAUSES = [1_000, 10_000];

/** Asks the reader's leave, subscribes this browser and tells the server. Never throws. */
export async function subscribe(): Promise<Outcome> {
  try {
    // before anything else: browsers let a page ask only right after a click
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
    const applicationServerKey = await fetchPublicKey();
    const subscription = await subscribeWith(applicationServerKey);
    try {
      await notifyServer('POST', { ...subscription.toJSON(), applicationServerKey });
    } catch (cause) {
      // a subscription that the server does not know would look as if all were well
      await subscription.unsubscribe();
      throw cause;
    }
    return 'enabled';
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'NotAllowedError') return 'denied';
    return name === 'NotSupportedError' ? 'unsupported' : 'failed';
  }
}

/**
 * Subscribes this browser anew where it has subscribed with another key than the station gives now, and tells the server
 * of a subscription that it does not know. Never throws.
 */
export async function renewSubscription(): Promise<void> {
  try {
    const subscription = await findOwnSubscription();
    const currentKey = subscription?.options.applicationServerKey;
    if (!subscription || !currentKey) return;
    const applicationServerKey = await fetchPublicKey();
    if (toBase64Url(currentKey) === applicationServerKey) {
      // the service worker renewed it, and ended before the server could be told
      if ((await fetchSubscribedSince(subscription)) === null)
        await notifyServer('POST', { ...subscription.toJSON(), applicationServerKey });
      return;
    }
    for (const pause of RENEWAL_PAUSES) {
      if ((await subscribe()) !== 'failed') return;
      await new Promise((done) => setTimeout(done, pause));
    }
    await subscribe();
  } catch (cause) {
    console.warn('The subscription could not be renewed:', cause);
  }
}

function toBase64Url(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Ends this browser's subscription, here and on the server. Never throws: without a network the push service tells the
 * server.
 */
export async function unsubscribe(): Promise<void> {
  try {
    const subscription = await findOwnSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await notifyServer('DELETE', { endpoint: subscription.endpoint });
  } catch (cause) {
    console.warn('The subscription could not be ended:', cause);
  }
}

/** This browser's subscription; null when it has none. */
export async function findOwnSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * What the server keeps of a subscription: since when, in milliseconds since 1970; null when it keeps nothing.
 * @throws when the server does not answer
 */
export async function fetchSubscribedSince({ endpoint }: PushSubscription): Promise<number | null> {
  try {
    const { since } = await fetchJson<'platform/push/storedSubscriptionRoute', 'action'>(
      `${SUBSCRIPTIONS}/show`,
      toJson('POST', { endpoint }),
    );
    return Date.parse(since);
  } catch (cause) {
    if ((cause as { status?: number }).status === 404) return null;
    throw cause;
  }
}

/**
 * Has the server forget this browser's subscription, then ends it.
 * @throws when the server could not be told: then all is as it was
 */
export async function deleteSubscription(): Promise<void> {
  const subscription = await findOwnSubscription();
  if (!subscription) return;
  await notifyServer('DELETE', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function subscribeWith(applicationServerKey: string): Promise<PushSubscription> {
  // to register a worker that is there waits until it has been looked for in a newer version, which may take for ever
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration?.active) await loadInTime(navigator.serviceWorker.register(SERVICE_WORKER_URL));
  const { pushManager } = await loadInTime(navigator.serviceWorker.ready);
  // one with another key stands in the way of a new one
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const fetchPublicKey = async () => (await fetchJson<'platform/push/keyRoute'>('/push/key')).publicKey;

async function notifyServer(method: 'POST' | 'DELETE', subscription: object): Promise<void> {
  try {
    await fetchOk(SUBSCRIPTIONS, toJson(method, subscription));
  } catch (cause) {
    // a push service that the server does not send to: trying again would not help
    if ((cause as { status?: number }).status === 400) throw new DOMException(String(cause), 'NotSupportedError');
    throw cause;
  }
}

const toJson = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
