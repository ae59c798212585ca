import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEntries } from '../actions/index.ts';
import { acquireLease } from '../database/index.ts';
import { leases } from '../database/schema.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { type PushSettings, readConfig } from '../settings/index.ts';
import { pushActions } from './actions.ts';
import { deleteOldMessages, listPending, toLeaseName } from './messages.ts';
import { resumeSendings } from './resumeSendings.ts';
import { pushMessages, pushSubscriptions } from './schema.ts';
import { sendMessage } from './sendMessage.ts';
import { openPushService, type TestPushService } from './testPushService.ts';
import { storeMessage } from './testSending.ts';

const MESSAGE = { title: 'น้ำท่วมฉับพลัน', url: '/news/content/1' };
const PACE = { batchSize: 30, retryMs: { least: 0, most: 60_000 } };
const never = new AbortController().signal;

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

onBothDatabases((open) => {
  const database = openForAll(open);
  let service: TestPushService;
  let settings: PushSettings;
  let answers: (() => void)[];
  let stopping: AbortController;
  beforeEach(async () => {
    for (const table of [pushSubscriptions, pushMessages, leases]) await database.db.delete(table);
    service = await openPushService();
    settings = readConfig({ PUSH_HOSTS: service.host }).push;
    answers = [];
    stopping = new AbortController();
  });
  afterEach(() => service.close());

  const subscribe = async (count: number, answer?: (response: ServerResponse) => void) => {
    const subscriptions = Array.from({ length: count }, () => service.subscribe(answer));
    await database.db
      .insert(pushSubscriptions)
      .values(subscriptions.map(({ endpoint, keys }) => ({ endpoint, ...keys })));
  };
  let onHeld = () => {};
  const hold = (response: ServerResponse) => {
    answers.push(() => response.writeHead(201).end());
    onHeld();
  };
  /** Resolves when the push service holds so many messages unanswered. */
  const waitUntilHeld = (count: number) =>
    new Promise<void>((done) => {
      onHeld = () => answers.length >= count && done();
      onHeld();
    });
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer();
  };
  const endpoints = () => service.messages.map(({ endpoint }) => endpoint);
  const resume = (signal = never) => resumeSendings(database.db, settings, signal);
  const listNotifications = async () => {
    const [, list] = pushActions;
    const output = await (list?.run({ db: database.db } as never, {} as never, undefined as never) as Promise<object>);
    return list?.print(output as never, {} as never) as string[];
  };
  const readLog = () => listEntries(database.db, { action: 'push', words: [], limit: 10 });

  test('a sending that is stopped goes on with those who have not got the message, and nobody gets it twice', async () => {
    await subscribe(70, hold);
    const message = await storeMessage(database.db, MESSAGE);
    const sending = collect(sendMessage(database.db, settings, message, stopping.signal, PACE));
    await waitUntilHeld(20);
    stopping.abort();
    // those on their way are waited for, because they may arrive
    answerAll();
    expect((await sending).at(-1)).toMatchObject({ subscriptions: 70, sent: 20 });
    expect(await listNotifications()).toEqual([expect.stringMatching(/น้ำท่วมฉับพลัน .*interrupted after 20 of 70: /)]);

    const resuming = resume();
    await waitUntilHeld(20);
    expect(await listNotifications()).toEqual([expect.stringMatching(/being sent: 20 of 70$/)]);
    onHeld = answerAll;
    answerAll();
    await resuming;
    expect(endpoints()).toHaveLength(70);
    expect(new Set(endpoints()).size).toBe(70);
    expect(await listNotifications()).toEqual([
      expect.stringMatching(/malee {2}น้ำท่วมฉับพลัน {2}\/news\/content\/1 {2}70 sent, 0 expired and removed, 0 failed$/),
    ]);
    expect((await readLog())[0]).toMatchObject({
      who: 'malee',
      input: MESSAGE,
      outcome: 'done',
      message: '70 sent, 0 expired and removed, 0 failed',
    });
  });

  test('a killed newsroom’s message goes on after its last stored batch, and those busy get it at the end', async () => {
    const statuses = [503];
    await subscribe(1, (response) => response.writeHead(statuses.shift() ?? 201).end());
    await subscribe(69);
    const message = await storeMessage(database.db, MESSAGE);
    // the third report never comes: the newsroom is killed after two batches
    const sending = sendMessage(database.db, settings, message, never, PACE);
    for (let batch = 0; batch < 2; batch++) await sending.next();
    expect(service.messages).toHaveLength(60);
    expect(await listPending(database.db)).toMatchObject([{ report: { sent: 59 } }]);
    const [pending] = await listPending(database.db);
    await collect(sendMessage(database.db, settings, pending as never, never, PACE));
    expect(await listPending(database.db)).toEqual([]);
    expect(endpoints()).toHaveLength(71);
    expect(new Set(endpoints()).size).toBe(70);
    // what the killed one would store now is refused
    await expect(sending.next()).rejects.toThrow('another newsroom sends this message');
  });

  test('of several newsrooms one goes on with a message, and none while another sends it', async () => {
    await subscribe(40);
    const { id } = await storeMessage(database.db, MESSAGE);
    const lease = await acquireLease(database.db, toLeaseName(id));
    await resume();
    expect(service.messages).toEqual([]);
    await lease?.release();
    await Promise.all([resume(), resume(), resume()]);
    expect(endpoints()).toHaveLength(40);
    const entries = await readLog();
    await resume();
    expect([endpoints().length, await readLog()]).toEqual([40, entries]);
  });

  test('a message that was not sent within four hours is not sent any more, and the log says so', async () => {
    await subscribe(3);
    await storeMessage(database.db, MESSAGE);
    await database.db.execute(sql`update push_messages set created_at = now() - interval '241 minutes'`);
    await resume();
    expect(service.messages).toEqual([]);
    expect((await readLog())[0]).toMatchObject({
      outcome: 'failed',
      message: expect.stringMatching(/\nNot everybody was reached: 3 not sent within 4 hours\.$/),
    });
  });

  test('what has become of a message is stored for thirty days', async () => {
    for (const days of [29, 31]) {
      await storeMessage(database.db, { ...MESSAGE, title: String(days) });
      await database.db.execute(
        sql`update push_messages set created_at = now() - make_interval(days => ${days}) where title = ${String(days)}`,
      );
    }
    await deleteOldMessages(database.db);
    expect(await listPending(database.db)).toMatchObject([{ title: '29' }]);
  });
});
