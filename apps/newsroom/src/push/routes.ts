import { ECDH } from 'node:crypto';
import { pushKey, pushSubscription, storedSubscription } from '@sala/contracts';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError } from '../http/index.ts';
import type { PushSettings } from '../settings/index.ts';
import { isAllowedEndpoint } from './endpoint.ts';
import { pushSubscriptions } from './schema.ts';
import { loadVapidKeys } from './vapid.ts';

const KEY = {
  path: '/push/key',
  summary: 'The public key for push subscriptions',
  input: z.object({}),
  answer: pushKey,
};

const ERROR_TITLE = 'Bad subscription';
const A_SUBSCRIPTION = 'A subscription';
const namedByEndpoint = { name: A_SUBSCRIPTION, contract: pushSubscription.pick({ endpoint: true }) };
const SUBSCRIPTIONS = { path: '/push/subscriptions', input: z.object({}), badRequestTitle: ERROR_TITLE };

/**
 * The endpoints for push messages: they give browsers the station's key, add and remove subscriptions, and show what is
 * stored of one.
 */
export function createPushRoutes(db: Database, settings: PushSettings, catalogue: Catalogue = []): Hono {
  const app = new Hono();

  addEndpoint(app, catalogue, KEY, async () => {
    const { publicKey } = await loadVapidKeys(db, settings);
    return { publicKey };
  });

  const subscribe = {
    ...SUBSCRIPTIONS,
    method: 'post',
    summary: 'Subscribes a browser, or updates the keys of its subscription',
    body: { name: A_SUBSCRIPTION, contract: pushSubscription },
    answer: z.object({}),
    status: 201,
  } as const;
  addEndpoint(app, catalogue, subscribe, async (_, { body }) => {
    const endpoint = isAllowedEndpoint(body.endpoint, settings.hosts);
    if (!endpoint) throw new HttpError(400, ERROR_TITLE, 'endpoint: not at a push service that this station sends to');
    const { applicationServerKey = null } = body;
    const { p256dh, auth } = body.keys;
    if (!isPublicKey(p256dh)) throw new HttpError(400, ERROR_TITLE, 'keys.p256dh: not a point on the curve P-256');
    await db
      .insert(pushSubscriptions)
      .values({ endpoint, p256dh, auth, applicationServerKey })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { p256dh, auth, applicationServerKey, refusals: 0 },
      });
    return {};
  });

  // a POST although it changes nothing: a subscription's endpoint is a secret, and addresses of requests are logged
  const show = {
    ...SUBSCRIPTIONS,
    method: 'post',
    path: '/push/subscriptions/show',
    summary: 'The time at which a browser subscribed',
    body: namedByEndpoint,
    answer: storedSubscription,
    isPrivate: true,
  } as const;
  addEndpoint(app, catalogue, show, async (_, { body }) => {
    const endpoint = URL.parse(body.endpoint)?.href ?? '';
    const [subscription] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    if (!subscription) throw new HttpError(404, 'No such subscription', 'Nothing is stored of this endpoint.');
    return { since: subscription.createdAt.toISOString() };
  });

  const forget = {
    ...SUBSCRIPTIONS,
    method: 'delete',
    summary: 'Deletes the subscription of a browser; succeeds if there is none',
    body: namedByEndpoint,
  } as const;
  addEndpoint(app, catalogue, forget, async (_, { body }) => {
    const endpoint = URL.parse(body.endpoint)?.href;
    if (endpoint) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  });

  return app;
}

/** Whether messages can be encrypted for this key; an invalid one would fail at every message. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
