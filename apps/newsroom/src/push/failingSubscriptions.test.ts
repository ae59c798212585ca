import type { ServerResponse } from 'node:http';
import type { PushSubscription } from '@sala/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { readConfig } from '../settings/index.ts';
import { pushSubscriptions } from './schema.ts';
import { createSilentHosts } from './silentHosts.ts';
import { openPushService, type TestPushService } from './testPushService.ts';
import { sendAll } from './testSending.ts';

const MESSAGE = { title: 'น้ำท่วมฉับพลัน', url: '/news/content/1' };
const PACE = { batchSize: 100, retryMs: { least: 0, most: 0 } };
const TIMEOUT = { failure: 'without an answer in time', isTimeout: true };
/** A push service that never answers. */
const beSilent = () => {};

test('a host is left out after three time-outs, until it answers', () => {
  const hosts = createSilentHosts();
  const [one, other] = ['https://a.test/1', 'https://a.test/2'];
  for (const endpoint of [one, other]) hosts.note(endpoint, TIMEOUT);
  expect(hosts.has(one)).toBe(false);
  hosts.note(one, TIMEOUT);
  expect([one, other, 'https://b.test/1'].map(hosts.has)).toEqual([true, true, false]);
  hosts.note(other, { failure: 'answered with 500' });
  expect(hosts.has(one)).toBe(false);
});

onBothDatabases((open) => {
  const database = openForAll(open);
  let service: TestPushService;
  let misbehaving: TestPushService;
  beforeEach(async () => {
    await database.db.delete(pushSubscriptions);
    [service, misbehaving] = await Promise.all([openPushService(), openPushService()]);
  });
  afterEach(() => Promise.all([service.close(), misbehaving.close()]));

  const store = (subscriptions: PushSubscription[], failures = 0, days = 0) =>
    database.db.insert(pushSubscriptions).values(
      subscriptions.map(({ endpoint, keys }) => ({
        endpoint,
        ...keys,
        failures,
        failingSince: failures > 0 ? sql`now() - make_interval(days => ${days})` : null,
      })),
    );
  const send = async (pace: Parameters<typeof sendAll>[3] = PACE) => {
    const { push } = readConfig({ PUSH_HOSTS: `${service.host},${misbehaving.host}` });
    return (await sendAll(database.db, push, MESSAGE, pace)).at(-1);
  };
  const find = async ({ endpoint }: PushSubscription) => {
    const [row] = await database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    return row && { failures: row.failures, isFailing: row.failingSince !== null };
  };

  test('a host that never answers costs the time-outs of one round, however many subscriptions it has', async () => {
    await store(Array.from({ length: 90 }, () => misbehaving.subscribe(beSilent)));
    const report = await send({ ...PACE, timeoutMs: 100 });
    const { 'without an answer in time': waited = 0, 'at a host that does not answer': left } = report?.failures ?? {};
    // twenty are sent at once, and a few more begin before the third time-out
    expect(waited).toBeLessThanOrEqual(22);
    expect(left).toBe(90 - waited);
  });

  test('subscriptions that failed before are sent to after all others, and one that works again is as before', async () => {
    const failing = misbehaving.subscribe(500);
    const recovered = misbehaving.subscribe();
    const order: string[] = [];
    const note = (name: string) => (response: ServerResponse) => {
      order.push(name);
      response.writeHead(201).end();
    };
    const late = misbehaving.subscribe(note('late'));
    await store([failing, recovered, late], 3);
    await store(Array.from({ length: 5 }, () => service.subscribe(note('first'))));
    expect(await send()).toMatchObject({ sent: 7, failures: { 'answered with 500': 1 } });
    expect(order).toEqual([...Array(5).fill('first'), 'late']);
    expect(await Promise.all([failing, recovered, late].map(find))).toEqual([
      { failures: 4, isFailing: true },
      { failures: 0, isFailing: false },
      { failures: 0, isFailing: false },
    ]);
  });

  test('a subscription is deleted after five failures in a row over a week, when others get the message', async () => {
    const [old, rare, recent] = [500, 500, 500].map((status) => misbehaving.subscribe(status));
    await store([old as PushSubscription], 4, 8);
    await store([rare as PushSubscription], 3, 8);
    await store([recent as PushSubscription], 4, 6);
    // the fault may be the station's own
    expect(await send()).toMatchObject({ sent: 0 });
    expect(await find(old as PushSubscription)).toEqual({ failures: 5, isFailing: true });
    await database.db.update(pushSubscriptions).set({ failures: sql`${pushSubscriptions.failures} - 1` });
    await store([service.subscribe()]);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(await Promise.all([old, rare, recent].map((one) => find(one as PushSubscription)))).toEqual([
      undefined,
      { failures: 4, isFailing: true },
      { failures: 5, isFailing: true },
    ]);
  });

  test('an answer that never ends, and one that never begins its body, do not hold a message', async () => {
    const drip = (response: ServerResponse) => void response.writeHead(201).write('x');
    await store([misbehaving.subscribe(drip), service.subscribe()]);
    expect(await send()).toMatchObject({ sent: 2 });
  });

  test.each([403, 307])('what may be the station’s fault (%i) is counted only where it is not', async (status) => {
    const rejected = misbehaving.subscribe(status);
    await store([rejected]);
    await send();
    expect(await find(rejected)).toMatchObject({ failures: status === 403 ? 0 : 1 });
  });
});
