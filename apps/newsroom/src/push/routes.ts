import { ECDH } from 'node:crypto';
import { type PushKey, pushSubscription, type StoredSubscription } from '@sala/contracts';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/index.ts';
import { limitBody, parseBody, sendProblem } from '../http/index.ts';
import type { PushSettings } from '../settings/index.ts';
import { isAllowedEndpoint } from './endpoint.ts';
import { pushSubscriptions } from './schema.ts';
import { loadVapidKeys } from './vapid.ts';

const small = limitBody('A subscription');

/**
 * What browsers that want to be told of news ask for: the station's key, and to be subscribed or forgotten, and to see
 * what is kept.
 */
export function createPushRoutes(db: Database, settings: PushSettings): Hono {
  const app = new Hono();

  app.get('/push/key', async (c) => {
    const { publicKey } = await loadVapidKeys(db, settings);
    return c.json({ publicKey } satisfies PushKey);
  });

  app.post('/push/subscriptions', small, async (c) => {
    const read = await parseBody(c, pushSubscription);
    if (typeof read === 'string') return refuse(c, read);
    const endpoint = isAllowedEndpoint(read.endpoint, settings.hosts);
    if (!endpoint) return refuse(c, 'endpoint: not at a push service that this station sends to');
    const { p256dh, auth } = read.keys;
    if (!isPublicKey(p256dh)) return refuse(c, 'keys.p256dh: not a point on the curve P-256');
    await db
      .insert(pushSubscriptions)
      .values({ endpoint, p256dh, auth })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { p256dh, auth } });
    return c.json({}, 201);
  });

  // a POST though it changes nothing: an endpoint is a secret, and an address stands in logs
  app.post('/push/subscriptions/show', small, async (c) => {
    const read = await parseBody(c, pushSubscription.pick({ endpoint: true }));
    if (typeof read === 'string') return refuse(c, read);
    const endpoint = URL.parse(read.endpoint)?.href ?? '';
    const [kept] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    if (!kept) return sendProblem(c, 404, 'No such subscription', 'Nothing is kept of this endpoint.');
    c.header('cache-control', 'no-store');
    return c.json({ since: kept.createdAt.toISOString() } satisfies StoredSubscription);
  });

  app.delete('/push/subscriptions', small, async (c) => {
    const read = await parseBody(c, pushSubscription.pick({ endpoint: true }));
    if (typeof read === 'string') return refuse(c, read);
    const endpoint = URL.parse(read.endpoint)?.href;
    // a browser that was never subscribed is not subscribed afterwards either
    if (endpoint) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    return c.body(null, 204);
  });

  return app;
}

const refuse = (c: Context, detail: string): Response => sendProblem(c, 400, 'Bad subscription', detail);

/** Whether messages can be encrypted for this key: what is none would fail at every message. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
