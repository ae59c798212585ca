import { expect, test } from 'vitest';
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

test('a title without a visible character reaches the sending as an empty one, which it refuses', () => {
  expect(pushActions[0]?.input.parse({ title: '\u200b\u202e', url: '/news' })).toMatchObject({ title: '' });
});
