import { expect, test } from 'vitest';
import { isAllowedEndpoint } from './endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-_',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH8',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2fa',
])('isAllowedEndpoint accepts %s', (endpoint) => {
  expect(isAllowedEndpoint(endpoint, [])).toBe(endpoint);
});

test.each([
  ['no scheme', 'fcm.googleapis.com/fcm/send/1'],
  ['the scheme http', 'http://fcm.googleapis.com/fcm/send/1'],
  ['another scheme', 'ftp://fcm.googleapis.com/1'],
  ['another host', 'https://evil.test/fcm.googleapis.com'],
  ['a subdomain of FCM’s host', 'https://a.fcm.googleapis.com/1'],
  ['a host that ends like an allowed one', 'https://evilpush.apple.com/1'],
  ['a host that begins like an allowed one', 'https://fcm.googleapis.com.evil.test/1'],
  ['a host with a dot at its end', 'https://fcm.googleapis.com./1'],
  ['a port', 'https://fcm.googleapis.com:8443/1'],
  ['a user', 'https://me@fcm.googleapis.com/1'],
  ['a password', 'https://:secret@fcm.googleapis.com/1'],
  ['an allowed host as its user name', 'https://fcm.googleapis.com@evil.test/1'],
  ['a loopback address', 'https://127.0.0.1/1'],
  ['more than 2,000 characters', `https://fcm.googleapis.com/${'a'.repeat(2000)}`],
  ['too many characters once it is escaped', `https://fcm.googleapis.com/${'ก'.repeat(300)}`],
])('isAllowedEndpoint rejects an endpoint with %s', (_, endpoint) => {
  expect(isAllowedEndpoint(endpoint, [])).toBe(null);
});

test('isAllowedEndpoint accepts http for a listed host, with exactly its port', () => {
  const hosts = ['push.test', 'localhost:4700'];
  expect(isAllowedEndpoint('http://localhost:4700/1', hosts)).toBe('http://localhost:4700/1');
  expect(isAllowedEndpoint('https://push.test/1', hosts)).toBe('https://push.test/1');
  for (const endpoint of [
    'http://localhost/1',
    'http://localhost:4701/1',
    'http://a.push.test/1',
    'http://me@push.test/1',
    'ftp://push.test/1',
  ])
    expect(isAllowedEndpoint(endpoint, hosts)).toBe(null);
});

test('isAllowedEndpoint normalizes an endpoint', () => {
  expect(isAllowedEndpoint(' https://FCM.googleapis.com:443/a\tb\0c ', [])).toBe('https://fcm.googleapis.com/ab%00c');
});
