import type { ServerResponse } from 'node:http';
import type { PushSubscription } from '@sala/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { CommandFailed } from '../errors/describeError.ts';
import { type PushSettings, readConfig } from '../settings/index.ts';
import { deliver } from './deliver.ts';
import { type PushReport, pushMessages, pushSubscriptions } from './schema.ts';
import { openPushService, type TestPushService } from './testPushService.ts';
import { sendAll } from './testSending.ts';
import { loadVapidKeys } from './vapid.ts';

const MESSAGE = { title: 'ข่าวด่วน 🚨', body: 'น้ำท่วมฉับพลัน', url: '/news/content/1' };

const PACE = { batchSize: 100, retryMs: { least: 0, most: 0 } };

onBothDatabases((open) => {
  const database = openForAll(open);
  let service: TestPushService;
  let settings: PushSettings;
  beforeEach(async () => {
    for (const table of [pushSubscriptions, pushMessages]) await database.db.delete(table);
    service = await openPushService();
    settings = readConfig({ PUSH_HOSTS: service.host, VAPID_SUBJECT: 'mailto:desk@station.test' }).push;
  });
  afterEach(() => service.close());

  const store = (...subscriptions: PushSubscription[]) =>
    database.db.insert(pushSubscriptions).values(subscriptions.map(({ endpoint, keys }) => ({ endpoint, ...keys })));
  const endpoints = async () => (await database.db.select().from(pushSubscriptions)).map((row) => row.endpoint).sort();
  const send = (message = MESSAGE, pace = PACE): Promise<PushReport[]> => sendAll(database.db, settings, message, pace);
  /** The reports of a sending are of its batches; the last one is that of its end. */
  const sendAndReport = async (message = MESSAGE) => (await send(message)).at(-1);

  test('a message reaches every browser, signed with the station’s key and encrypted', async () => {
    const subscriptions = [service.subscribe(), service.subscribe()];
    await store(...subscriptions);
    expect(await sendAndReport()).toEqual({ subscriptions: 2, sent: 2, expired: 0, failures: {} });
    expect(service.messages.map((message) => message.endpoint).sort()).toEqual(await endpoints());
    const { publicKey } = await loadVapidKeys(database.db, settings);
    for (const message of service.messages) {
      expect(message.payload).toEqual(MESSAGE);
      expect(message.publicKey).toBe(publicKey);
      expect(message.claims).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:desk@station.test' });
      expect(message.headers).toMatchObject({ ttl: '14400', 'content-encoding': 'aes128gcm' });
    }
  });

  test('subscriptions that their push service has dropped are removed', async () => {
    const known = service.subscribe();
    await store(known, service.subscribe(410), service.subscribe(404));
    expect(await sendAndReport()).toEqual({ subscriptions: 3, sent: 1, expired: 2, failures: {} });
    expect(await endpoints()).toEqual([known.endpoint]);
  });

  /** The answer of an endpoint that accepts only messages of one key, as real push services do. */
  const onlyOf = (publicKey: string) => (answer: ServerResponse) =>
    answer.writeHead(service.messages.at(-1)?.publicKey === publicKey ? 201 : 403).end();
  const stored = () =>
    database.db
      .select({ key: pushSubscriptions.applicationServerKey, refusals: pushSubscriptions.refusals })
      .from(pushSubscriptions);

  test('after a key change each message is signed with the key of its subscription', async () => {
    const storedKeys = await loadVapidKeys(database.db, settings);
    const [previousKeys, keys] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    for (const { publicKey } of [storedKeys, previousKeys, keys]) {
      const { endpoint, keys: own } = service.subscribe(onlyOf(publicKey));
      await database.db.insert(pushSubscriptions).values({ endpoint, ...own, applicationServerKey: publicKey });
    }
    settings = { ...settings, keys, previousKeys };
    expect(await sendAndReport()).toEqual({ subscriptions: 3, sent: 3, expired: 0, failures: {} });
    expect(service.messages).toHaveLength(3);
  });

  test('the key of a subscription without a stored key is found once and stored', async () => {
    const [previousKeys, keys] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    settings = { ...settings, keys, previousKeys };
    await store(service.subscribe(onlyOf(previousKeys.publicKey)));
    expect(await sendAndReport()).toMatchObject({ sent: 1 });
    expect(await stored()).toEqual([{ key: previousKeys.publicKey, refusals: 0 }]);
    service.messages.length = 0;
    await send();
    expect(service.messages).toHaveLength(1);
  });

  test('a message that arrives forgets the refused ones before it', async () => {
    const { publicKey } = await loadVapidKeys(database.db, settings);
    const { endpoint, keys } = service.subscribe();
    await database.db.insert(pushSubscriptions).values({ endpoint, ...keys, refusals: 4 });
    await send();
    expect(await stored()).toEqual([{ key: publicKey, refusals: 0 }]);
  });

  test('a subscription with an unknown key is removed after five rejected messages', async () => {
    await store(service.subscribe(403));
    for (let refusals = 1; refusals < 5; refusals++) {
      expect(await sendAndReport()).toMatchObject({ expired: 0, failures: { 'answered with 403': 1 } });
      expect(await stored()).toEqual([{ key: null, refusals }]);
    }
    expect(await sendAndReport()).toEqual({ subscriptions: 1, sent: 0, expired: 1, failures: {} });
    expect(await stored()).toEqual([]);
  });

  test('a rejection with the key of the subscription does not remove it', async () => {
    const { publicKey } = await loadVapidKeys(database.db, settings);
    const { endpoint, keys } = service.subscribe(403);
    await database.db.insert(pushSubscriptions).values({ endpoint, ...keys, applicationServerKey: publicKey });
    for (let time = 0; time < 6; time++) await send();
    expect(await stored()).toEqual([{ key: publicKey, refusals: 0 }]);
  });

  test('failures are counted by cause, and their subscriptions stay', async () => {
    await store(
      service.subscribe(429),
      service.subscribe(503),
      service.subscribe(503),
      service.subscribe((answer) => answer.destroy()),
      service.subscribe(),
    );
    const report = await sendAndReport();
    expect(report).toMatchObject({ sent: 1, expired: 0 });
    const { 'answered with 429': busy, 'answered with 503': broken, ...others } = report?.failures ?? {};
    expect([busy, broken, Object.values(others)]).toEqual([1, 2, [1]]);
    expect(await endpoints()).toHaveLength(5);
  });

  test('a message that a busy push service does not take is sent once more, after those to others', async () => {
    const busyOnce = (status: number) => {
      const statuses = [status, 201];
      return service.subscribe((answer) => answer.writeHead(statuses.shift() ?? 500).end());
    };
    const [busy, broken, other] = [busyOnce(429), busyOnce(503), service.subscribe()];
    await store(busy, broken, other);
    expect(await sendAndReport()).toEqual({ subscriptions: 3, sent: 3, expired: 0, failures: {} });
    const sent = service.messages.map(({ endpoint }) => endpoint);
    expect(sent.slice(3).sort()).toEqual([busy.endpoint, broken.endpoint].sort());
    expect(sent).toHaveLength(5);
  });

  test.each<[string, number | ((answer: ServerResponse) => void)]>([
    ['whose answer was lost', (answer) => answer.destroy()],
    ['that is refused', 400],
    [
      'whose push service asks for too long a pause',
      (answer) => answer.writeHead(429, { 'retry-after': '3600' }).end(),
    ],
  ])('a message %s is not sent again', async (_, answer) => {
    await store(service.subscribe(answer));
    expect(await sendAndReport()).toMatchObject({ sent: 0 });
    expect(service.messages).toHaveLength(1);
  });

  test('a redirect is not followed', async () => {
    await store(service.subscribe(307));
    expect(await sendAndReport()).toMatchObject({ sent: 0, failures: { 'answered with 307': 1 } });
    expect(service.messages).toHaveLength(1);
  });

  test('a stored endpoint whose host is no longer allowed is not requested', async () => {
    await store(service.subscribe());
    settings = { ...settings, hosts: [] };
    expect(await sendAndReport()).toMatchObject({ sent: 0, failures: { 'at a host that is no longer allowed': 1 } });
    expect(service.messages).toEqual([]);
    expect(await endpoints()).toHaveLength(1);
  });

  test('a subscription with invalid keys fails alone', async () => {
    const broken = { ...service.subscribe(), keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
    await store(broken, service.subscribe());
    const report = await sendAndReport();
    expect(report?.sent).toBe(1);
    expect(Object.values(report?.failures ?? {})).toEqual([1]);
  });

  test('deliver fails when a push service does not respond in time', async () => {
    const { endpoint, keys } = service.subscribe(() => {});
    const sender = { ...settings, keys: await loadVapidKeys(database.db, settings), timeoutMs: 20 };
    expect(await deliver({ endpoint, ...keys }, '{}', sender)).toMatchObject({ failure: 'without an answer in time' });
  });

  test('at most twenty messages are sent at once, with a report after each batch', async () => {
    const waiting: ServerResponse[] = [];
    let most = 0;
    let left = 50;
    const hold = async (answer: ServerResponse) => {
      waiting.push(answer);
      most = Math.max(most, waiting.length);
      if (waiting.length !== Math.min(20, left)) return;
      // a few more round trips, so that any further message would have arrived
      for (let trip = 0; trip < 10; trip++) await fetch(`http://${service.host}/nobody`);
      left -= waiting.length;
      for (const one of waiting.splice(0)) one.writeHead(201).end();
    };
    await store(...Array.from({ length: 50 }, () => service.subscribe(hold)));
    // on a busy machine the test's own round trips may take longer than a push service may
    const pace = { ...PACE, batchSize: 20, timeoutMs: 120_000 };
    expect((await send(MESSAGE, pace)).map(({ sent }) => sent)).toEqual([20, 40, 50, 50]);
    expect(most).toBe(20);
  });

  test('without subscriptions nothing is sent', async () => {
    expect(await send()).toEqual([{ subscriptions: 0, sent: 0, expired: 0, failures: {} }]);
  });

  test.each<[string, typeof MESSAGE, RegExp]>([
    ['no title', { ...MESSAGE, title: '' }, /^The message’s title cannot be used: it is empty\.$/],
    ['an invalid address', { ...MESSAGE, url: 'javascript:alert(1)' }, /^The message[^\n]+\.$/],
    ['a body that is too long', { ...MESSAGE, body: 'ก'.repeat(1400) }, /^The message[^\n]+\.$/],
  ])('a message with %s is rejected with one sentence', async (_, message, sentence) => {
    await store(service.subscribe());
    const refused = send(message);
    await expect(refused).rejects.toThrow(CommandFailed);
    await expect(refused).rejects.toThrow(sentence);
    expect(service.messages).toEqual([]);
  });

  test('a message of up to 4,096 encrypted bytes is sent, and a longer one rejected', async () => {
    await store(service.subscribe());
    const rest = 3993 - Buffer.byteLength(JSON.stringify({ ...MESSAGE, body: '' }));
    expect(await sendAndReport({ ...MESSAGE, body: 'a'.repeat(rest) })).toMatchObject({ sent: 1 });
    expect(service.messages[0]?.headers['content-length']).toBe('4096');
    await expect(send({ ...MESSAGE, body: 'a'.repeat(rest + 1) })).rejects.toThrow('3994 bytes');
  });

  test('more subscriptions than one batch are all processed', async () => {
    const { endpoint, keys } = service.subscribe();
    await store(...Array.from({ length: 1001 }, (_, index) => ({ endpoint: `${endpoint}?${index}`, keys })));
    settings = { ...settings, hosts: [] };
    expect((await sendAndReport())?.failures).toEqual({ 'at a host that is no longer allowed': 1001 });
  });
});
