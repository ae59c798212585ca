import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CommandFailed } from '../errors/index.ts';
import { openWithPages } from '../links/testPages.ts';
import { createShutdown } from '../shutdown/index.ts';
import { pushActions } from './actions.ts';

const SENT_BEFORE = 'This message was sent in the last hour, or is being sent: send it once more with --again.';
const CALL = { caller: { who: 'malee', origin: 'command line' }, shutdown: createShutdown() };
const SENT = { subscriptions: 13, sent: 12, expired: 1, failures: {} };
const print = (report: object) => pushActions[0]?.print(report as never, {} as never);

test('push prints how many messages were sent, expired and failed', () => {
  expect(print(SENT)).toEqual({ lines: ['12 sent, 1 expired and removed, 0 failed'] });
});

test('push fails with the causes when messages failed', () => {
  expect(print({ ...SENT, failures: { 'answered with 429': 2, ECONNREFUSED: 1 } })).toEqual({
    lines: ['12 sent, 1 expired and removed, 3 failed'],
    failed: 'Not everybody was reached: 2 answered with 429, 1 ECONNREFUSED.',
  });
});

test('push fails when the sending is interrupted, and says where it goes on', () => {
  expect(print({ ...SENT, subscriptions: 40, interrupted: 'It is interrupted: the newsroom is stopping.' })).toEqual({
    lines: ['13 of 40 messages'],
    failed:
      'It is interrupted: the newsroom is stopping. A running newsroom goes on with it within a minute: notifications list shows how far it is.',
  });
});

test('a title and a text lose what nobody sees', () => {
  const input = { title: '\u202eข่าว', url: '/news', body: '\u200b' };
  expect(pushActions[0]?.input.parse(input)).toMatchObject({ title: 'ข่าว', body: '' });
});

test('a title without a visible character reaches the sending as an empty one, which it refuses', () => {
  expect(pushActions[0]?.input.parse({ title: '\u200b\u202e', url: '/news' })).toMatchObject({ title: '' });
});

test('a message whose link leads to no page of the site is refused before it is sent', async () => {
  const { db, close } = await openWithPages();
  const context = { db, siteUrl: 'https://www.sala.example', ...CALL };
  const sending = pushActions[0]?.run(context as never, { title: 'ข่าว', url: '/nowhere' } as never, undefined as never);
  await expect((sending as AsyncGenerator).next()).rejects.toThrow(
    /^The newsroom knows no page of this site at \/nowhere: /,
  );
  await close();
});

test.each([
  [{ title: 'น้ำ<b>ล้น</b>' }, /^Readers see <b> in the title/],
  [{ title: 'น้ำล้น', body: '**ด่วน** อพยพ' }, /^Readers see “\*\*ด่วน\*\*” in the body/],
])('a message with HTML or Markdown is refused before it is sent', async (texts, sentence) => {
  const { db, close } = await openWithPages();
  const context = { db, siteUrl: 'https://www.sala.example', ...CALL };
  const input = { ...texts, url: '/news/content/7' };
  const sending = pushActions[0]?.run(context as never, input as never, undefined as never);
  await expect((sending as AsyncGenerator).next()).rejects.toThrow(sentence);
  await close();
});

test('a message that goes out, or went out in the last hour, is sent once more only when that is said', async () => {
  const { db, close } = await openWithPages();
  const message = { title: 'น้ำล้นตลิ่ง', url: '/news/content/7' };
  const start = (input: object) => {
    const context = {
      db,
      siteUrl: 'https://www.sala.example',
      push: { hosts: new Set(), subject: '', vapid: null },
      ...CALL,
    };
    const sending = pushActions[0]?.run(context as never, input as never, undefined as never);
    return (sending as AsyncGenerator).next();
  };
  await expect(start({ ...message, body: 'ก'.repeat(2000) })).rejects.toThrow(/^The message is too long: /);

  const both = await Promise.allSettled([start(message), start(message)]);
  const nobody = { value: { subscriptions: 0, sent: 0, expired: 0, failures: {} } };
  expect(both.sort((one, other) => one.status.localeCompare(other.status))).toEqual([
    { status: 'fulfilled', value: expect.objectContaining(nobody) },
    { status: 'rejected', reason: new CommandFailed(SENT_BEFORE) },
  ]);
  expect(await start({ ...message, title: 'น้ำลดแล้ว' })).toMatchObject(nobody);
  expect(await start({ ...message, again: true })).toMatchObject(nobody);

  await db.execute(sql`update leases set until = until - interval '59 minutes'`);
  await expect(start(message)).rejects.toThrow(SENT_BEFORE);
  await db.execute(sql`update leases set until = until - interval '1 minute'`);
  expect(await start(message)).toMatchObject(nobody);
  await close();
});
