import { expect, test } from 'vitest';
import { openWithPages } from '../links/testPages.ts';
import { pushActions } from './actions.ts';

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

test('a title and a text lose what nobody sees', () => {
  const input = { title: '\u202eข่าว', url: '/news', body: '\u200b' };
  expect(pushActions[0]?.input.parse(input)).toMatchObject({ title: 'ข่าว', body: '' });
});

test('a title without a visible character reaches the sending as an empty one, which it refuses', () => {
  expect(pushActions[0]?.input.parse({ title: '\u200b\u202e', url: '/news' })).toMatchObject({ title: '' });
});

test('a message whose link leads to no page of the site is refused before it is sent', async () => {
  const { db, close } = await openWithPages();
  const context = { db, siteUrl: 'https://www.sala.example' };
  const sending = pushActions[0]?.run(context as never, { title: 'ข่าว', url: '/nowhere' } as never, undefined as never);
  await expect((sending as AsyncGenerator).next()).rejects.toThrow(
    /^The newsroom knows no page of this site at \/nowhere: /,
  );
  await close();
});
