import { expect, test } from 'vitest';
import { pushKey, pushMessage, pushSubscription } from './push.ts';

const P256DH = `B${'a'.repeat(86)}`;
const AUTH = 'a'.repeat(22);
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: P256DH, auth: AUTH } };

test('a push subscription is accepted as browsers serialize it', () => {
  expect(pushSubscription.parse(SUBSCRIPTION)).toEqual(SUBSCRIPTION);
  for (const expirationTime of [null, undefined, 1795319346000])
    expect(pushSubscription.safeParse({ ...SUBSCRIPTION, expirationTime }).success).toBe(true);
});

test.each([
  ['no endpoint', { endpoint: '' }],
  ['no keys', { keys: undefined }],
  ['a short key', { keys: { p256dh: P256DH.slice(1), auth: AUTH } }],
  ['a long secret', { keys: { p256dh: P256DH, auth: `${AUTH}a` } }],
  ['a secret in another alphabet', { keys: { p256dh: P256DH, auth: AUTH.replace('a', '+') } }],
  ['a padded secret', { keys: { p256dh: P256DH, auth: `${AUTH}==` } }],
  ['a secret that is a number', { keys: { p256dh: P256DH, auth: 5 } }],
  ['an expiry in words', { expirationTime: 'tomorrow' }],
])('a push subscription with %s is rejected', (_, change) => {
  expect(pushSubscription.safeParse({ ...SUBSCRIPTION, ...change }).success).toBe(false);
});

test('the public key of a station has 65 bytes', () => {
  expect(pushKey.parse({ publicKey: P256DH })).toEqual({ publicKey: P256DH });
  expect(pushKey.safeParse({ publicKey: AUTH }).success).toBe(false);
});

test.each(['/news/content/1', '/', 'https://partner.example/1', 'http://localhost:3000/news'])(
  'a push message may lead to %s',
  (url) => {
    expect(pushMessage.parse({ title: ' ข่าวด่วน ', url })).toEqual({ title: 'ข่าวด่วน', url });
  },
);

test.each(['', 'news', '//evil.test/1', 'javascript:alert(1)', '/\\evil.test', 'https://a b'])(
  'a push message must not lead to %j',
  (url) => {
    expect(pushMessage.safeParse({ title: 'ข่าวด่วน', url }).success).toBe(false);
  },
);

test('a push message requires a title', () => {
  for (const title of ['', ' ', undefined, null, 7])
    expect(pushMessage.safeParse({ title, url: '/' }).success).toBe(false);
});
