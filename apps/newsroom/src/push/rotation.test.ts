import type { PushSubscription } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { listRows, type OpenDatabase } from '../database/index.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { readConfig } from '../settings/config.ts';
import { createPushRoutes } from './index.ts';
import { openPushService, type TestPushService } from './testPushService.ts';
import { sendAll } from './testSending.ts';

// Two newsrooms on one database while keys are changed, one machine after the other, as docs/operations.md says.

const MESSAGE = { title: 'ข่าวด่วน', body: 'น้ำท่วม', url: '/news/content/1' };

onBothDatabases((open) => {
  let database: OpenDatabase;
  let service: TestPushService;
  beforeEach(async () => {
    [database, service] = await Promise.all([open(), openPushService()]);
  });
  afterEach(() => Promise.all([database.close(), service.close()]));

  const { generateVAPIDKeys } = webPush;
  type Keys = ReturnType<typeof generateVAPIDKeys>;

  /** A newsroom whose settings name these keys, or none, with the requests of readers and editors. */
  function newsroom(keys?: Keys, previousKeys?: Keys) {
    const { push } = readConfig({ PUSH_HOSTS: service.host, VAPID_SUBJECT: 'mailto:desk@station.test' });
    const settings = { ...push, keys, previousKeys };
    const app = createPushRoutes(database.db, settings);
    return {
      key: async () => ((await (await app.request('/push/key')).json()) as { publicKey: string }).publicKey,
      take: async (subscription: PushSubscription & { applicationServerKey: string }) =>
        expect(
          (
            await app.request('/push/subscriptions', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(subscription),
            })
          ).status,
        ).toBe(201),
      unsubscribe: (endpoint: string) =>
        app.request('/push/subscriptions', {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ endpoint }),
        }),
      send: async () => (await sendAll(database.db, settings, MESSAGE)).at(-1),
    };
  }
  type Newsroom = ReturnType<typeof newsroom>;

  /** Subscribes a browser, whose push service accepts only messages signed with the key of the subscription. */
  async function subscribe(to: Newsroom, storedBy = to): Promise<{ key: string; endpoint: string }> {
    const key = await to.key();
    const subscription = service.subscribe((answer) =>
      answer.writeHead(service.messages.at(-1)?.publicKey === key ? 201 : 403).end(),
    );
    await storedBy.take({ ...subscription, applicationServerKey: key });
    return { key, endpoint: subscription.endpoint };
  }

  const all = (count: number) => ({ subscriptions: count, sent: count, expired: 0, failures: {} });

  test.each(['of the settings', 'that the newsroom made itself'])(
    'changing a key %s loses no subscription, whichever newsroom readers and editors use',
    async (whose) => {
      const old = whose === 'of the settings' ? generateVAPIDKeys() : undefined;
      const fresh = generateVAPIDKeys();
      const before = newsroom(old);
      // a newsroom in each step of the procedure
      const announced = newsroom(old, fresh);
      const changed = newsroom(fresh, old);

      await subscribe(before);
      expect(await announced.key()).toBe(await before.key());
      await subscribe(announced, before);
      expect(await before.send()).toEqual(all(2));
      expect(await announced.send()).toEqual(all(2));

      const reader = await subscribe(changed, announced);
      expect(reader.key).not.toBe(await announced.key());
      await subscribe(announced, changed);
      for (let time = 0; time < 6; time++)
        for (const one of [announced, changed]) expect(await one.send()).toEqual(all(4));

      // a browser that meets both newsrooms goes from one key to the other and back
      for (const next of [announced, changed]) {
        await changed.unsubscribe(reader.endpoint);
        Object.assign(reader, await subscribe(next, changed));
      }
      expect(await announced.send()).toEqual(all(4));
      expect(await changed.send()).toEqual(all(4));
    },
  );

  test('without the first step of a key change, four messages remove no subscription', async () => {
    const [before, changed] = [newsroom(generateVAPIDKeys()), newsroom(generateVAPIDKeys())];
    await subscribe(before);
    await subscribe(changed);
    for (let time = 0; time < 4; time++)
      expect(await changed.send()).toMatchObject({ sent: 1, expired: 0, failures: { 'answered with 403': 1 } });
    const rows = await listRows(
      database.db,
      sql`select application_server_key = ${await before.key()} as known from push_subscriptions order by 1`,
    );
    expect(rows).toEqual([{ known: false }, { known: true }]);
  });
});
