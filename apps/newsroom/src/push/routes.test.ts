import { problem, pushKey, storedSubscription } from '@sala/contracts';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import type { OpenDatabase } from '../database/index.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { readConfig } from '../settings/config.ts';
import { createPushRoutes } from './index.ts';
import { pushSubscriptions } from './schema.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1';
const P256DH = webPush.generateVAPIDKeys().publicKey;
const AUTH = 'a'.repeat(22);
const SUBSCRIPTION = { endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: P256DH, auth: AUTH } };

onBothDatabases((open) => {
  let database: OpenDatabase;
  let app: Hono;
  beforeAll(async () => {
    database = await open();
    app = createPushRoutes(database.db, readConfig({ PUSH_HOSTS: 'push.test:4700' }).push);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(pushSubscriptions);
  });

  const ask = (method: string, body: unknown) =>
    app.request('/push/subscriptions', { method, body: typeof body === 'string' ? body : JSON.stringify(body) });
  const stored = () =>
    database.db
      .select({ endpoint: pushSubscriptions.endpoint, p256dh: pushSubscriptions.p256dh, auth: pushSubscriptions.auth })
      .from(pushSubscriptions);

  test('the key to subscribe with is always the same', async () => {
    const first = await app.request('/push/key');
    expect(first.status).toBe(200);
    const key = await first.json();
    expect(pushKey.parse(key)).toEqual(key);
    expect(await (await app.request('/push/key')).json()).toEqual(key);
  });

  test('a browser subscribes once, with its newest keys', async () => {
    for (const auth of [AUTH, AUTH, 'b'.repeat(22)]) {
      const answer = await ask('POST', { ...SUBSCRIPTION, keys: { p256dh: P256DH, auth } });
      expect([answer.status, await answer.json()]).toEqual([201, {}]);
    }
    expect(await stored()).toEqual([{ endpoint: ENDPOINT, p256dh: P256DH, auth: 'b'.repeat(22) }]);
  });

  test('a listed host may subscribe over http', async () => {
    expect((await ask('POST', { ...SUBSCRIPTION, endpoint: 'http://push.test:4700/1' })).status).toBe(201);
  });

  test('a browser is forgotten, and one that was never known too', async () => {
    await ask('POST', SUBSCRIPTION);
    await ask('POST', { ...SUBSCRIPTION, endpoint: `${ENDPOINT}2` });
    for (let time = 0; time < 2; time++) {
      const answer = await ask('DELETE', { endpoint: ENDPOINT });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    expect((await ask('DELETE', { endpoint: 'nowhere' })).status).toBe(204);
    expect((await stored()).map((row) => row.endpoint)).toEqual([`${ENDPOINT}2`]);
  });

  test('what is kept of a browser is told to who knows its endpoint', async () => {
    const show = (endpoint: string) =>
      app.request('/push/subscriptions/show', { method: 'POST', body: JSON.stringify({ endpoint }) });
    await ask('POST', SUBSCRIPTION);
    const answer = await show(ENDPOINT);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const kept = await answer.json();
    expect(kept).toEqual({ since: expect.any(String) });
    expect(Math.abs(Date.parse(storedSubscription.parse(kept).since) - Date.now())).toBeLessThan(600_000);
    for (const endpoint of [`${ENDPOINT}2`, 'nowhere', '%']) {
      const unknown = await show(endpoint);
      expect([unknown.status, problem.parse(await unknown.json()).title]).toEqual([404, 'No such subscription']);
    }
    expect((await app.request('/push/subscriptions/show', { method: 'POST', body: '{}' })).status).toBe(400);
  });

  test.each<[string, unknown, string]>([
    ['not JSON', '{', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['no object', '7', 'body: '],
    ['without keys', { endpoint: ENDPOINT }, 'keys: '],
    ['with a short secret', { ...SUBSCRIPTION, keys: { p256dh: P256DH, auth: 'a' } }, 'keys.auth: '],
    ['with a key that is none', { ...SUBSCRIPTION, keys: { p256dh: 'B'.repeat(87), auth: AUTH } }, 'keys.p256dh: '],
    ['of another host', { ...SUBSCRIPTION, endpoint: 'https://evil.test/1' }, 'endpoint: '],
    ['of this machine', { ...SUBSCRIPTION, endpoint: 'http://127.0.0.1:4000/' }, 'endpoint: '],
  ])('a subscription %s is a problem', async (_, body, detail) => {
    const answer = await ask('POST', body);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(problem.parse(await answer.json()).detail).toContain(detail);
    expect(await stored()).toEqual([]);
  });

  describe.each(['POST', 'DELETE'])('%s', (method) => {
    test('takes at most 4 kB', async () => {
      const answer = await ask(method, { ...SUBSCRIPTION, more: 'a'.repeat(4096) });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
      expect(problem.parse(await answer.json()).status).toBe(413);
    });

    test('takes no subscription without an endpoint', async () => {
      expect((await ask(method, { keys: SUBSCRIPTION.keys })).status).toBe(400);
    });
  });
});
