import { problem, pushKey, storedSubscription } from '@sala/contracts';
import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { createApis } from '../apis.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { readConfig } from '../settings/config.ts';
import { createPushRoutes } from './index.ts';
import { pushSubscriptions } from './schema.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1';
const P256DH = webPush.generateVAPIDKeys().publicKey;
const AUTH = 'a'.repeat(22);
const SUBSCRIPTION = { endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: P256DH, auth: AUTH } };

onBothDatabases((open) => {
  const database = openForAll(open);
  let app: Hono;
  beforeAll(async () => {
    const routes = createPushRoutes(database.db, readConfig({ PUSH_HOSTS: 'push.test:4700' }).push);
    app = createApis(database.db, { address: 'http://newsroom.test' }).route('/', routes);
  });
  beforeEach(async () => {
    await database.db.delete(pushSubscriptions);
  });

  const sendBody = (method: string, body: unknown) =>
    app.request('/push/subscriptions', { method, body: typeof body === 'string' ? body : JSON.stringify(body) });
  const stored = () =>
    database.db
      .select({ endpoint: pushSubscriptions.endpoint, p256dh: pushSubscriptions.p256dh, auth: pushSubscriptions.auth })
      .from(pushSubscriptions);

  test('GET /push/key always returns the same key', async () => {
    const first = await app.request('/push/key');
    expect(first.status).toBe(200);
    const key = await first.json();
    expect(pushKey.parse(key)).toEqual(key);
    expect(await (await app.request('/push/key')).json()).toEqual(key);
  });

  test('repeated subscriptions of a browser are stored once, with the newest keys', async () => {
    for (const auth of [AUTH, AUTH, 'b'.repeat(22)]) {
      const answer = await sendBody('POST', { ...SUBSCRIPTION, keys: { p256dh: P256DH, auth } });
      expect([answer.status, await answer.json()]).toEqual([201, {}]);
    }
    expect(await stored()).toEqual([{ endpoint: ENDPOINT, p256dh: P256DH, auth: 'b'.repeat(22) }]);
  });

  test('a browser that subscribes again begins without the refusals of before', async () => {
    await sendBody('POST', SUBSCRIPTION);
    await database.db.update(pushSubscriptions).set({ refusals: 4 });
    await sendBody('POST', SUBSCRIPTION);
    const rows = await database.db.select({ refusals: pushSubscriptions.refusals }).from(pushSubscriptions);
    expect(rows).toEqual([{ refusals: 0 }]);
  });

  test('a listed host can subscribe over http', async () => {
    expect((await sendBody('POST', { ...SUBSCRIPTION, endpoint: 'http://push.test:4700/1' })).status).toBe(201);
  });

  test('DELETE removes a subscription and responds with 204 for an unknown one', async () => {
    await sendBody('POST', SUBSCRIPTION);
    await sendBody('POST', { ...SUBSCRIPTION, endpoint: `${ENDPOINT}2` });
    for (let time = 0; time < 2; time++) {
      const answer = await sendBody('DELETE', { endpoint: ENDPOINT });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    expect((await sendBody('DELETE', { endpoint: 'nowhere' })).status).toBe(204);
    expect((await stored()).map((row) => row.endpoint)).toEqual([`${ENDPOINT}2`]);
  });

  test('show returns the stored data of a subscription for its endpoint, and 404 for an unknown one', async () => {
    const show = (endpoint: string) =>
      app.request('/push/subscriptions/show', { method: 'POST', body: JSON.stringify({ endpoint }) });
    await sendBody('POST', SUBSCRIPTION);
    const answer = await show(ENDPOINT);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const shown = await answer.json();
    expect(shown).toEqual({ since: expect.any(String) });
    expect(Math.abs(Date.parse(storedSubscription.parse(shown).since) - Date.now())).toBeLessThan(600_000);
    for (const endpoint of [`${ENDPOINT}2`, 'nowhere', '%']) {
      const unknown = await show(endpoint);
      expect([unknown.status, problem.parse(await unknown.json()).title]).toEqual([404, 'No such subscription']);
    }
    expect((await app.request('/push/subscriptions/show', { method: 'POST', body: '{}' })).status).toBe(400);
  });

  test.each<[string, unknown, string]>([
    ['that is not JSON', '{', 'not JSON'],
    ['of an empty body', '', 'not JSON'],
    ['that is no object', '7', 'body: '],
    ['without keys', { endpoint: ENDPOINT }, 'keys: '],
    ['with a short secret', { ...SUBSCRIPTION, keys: { p256dh: P256DH, auth: 'a' } }, 'keys.auth: '],
    ['with an invalid key', { ...SUBSCRIPTION, keys: { p256dh: 'B'.repeat(87), auth: AUTH } }, 'keys.p256dh: '],
    ['of another host', { ...SUBSCRIPTION, endpoint: 'https://evil.test/1' }, 'endpoint: '],
    ['of a loopback address', { ...SUBSCRIPTION, endpoint: 'http://127.0.0.1:4000/' }, 'endpoint: '],
  ])('POST rejects a subscription %s', async (_, body, detail) => {
    const answer = await sendBody('POST', body);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(problem.parse(await answer.json()).detail).toContain(detail);
    expect(await stored()).toEqual([]);
  });

  describe.each(['POST', 'DELETE'])('%s', (method) => {
    test('rejects a body of more than 4 kB', async () => {
      const answer = await sendBody(method, { ...SUBSCRIPTION, more: 'a'.repeat(4096) });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
      expect(problem.parse(await answer.json()).status).toBe(413);
    });

    test('rejects a subscription without an endpoint', async () => {
      expect((await sendBody(method, { keys: SUBSCRIPTION.keys })).status).toBe(400);
    });
  });
});
