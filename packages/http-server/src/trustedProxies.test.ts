import { expect, test } from 'vitest';
import { findReaderAddress, isFromProxy, parseTrustedProxies } from './trustedProxies.ts';

const PEER = '10.0.0.9';
const addressFor = (setting: string, forwarded: string, peer = PEER) =>
  findReaderAddress(parseTrustedProxies(setting) ?? expect.unreachable(), peer, forwarded);

test.each([
  ['0', '198.51.100.7', PEER],
  ['1', '', PEER],
  ['1', '198.51.100.7', '198.51.100.7'],
  ['1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['2', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['2', '198.51.100.7', '198.51.100.7'],
  ['10.0.0.0/8', '', PEER],
  ['10.0.0.0/8', '198.51.100.7', '198.51.100.7'],
  ['10.0.0.0/8', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['10.0.0.0/8 192.0.2.1', '203.0.113.9, 198.51.100.7, 192.0.2.1', '198.51.100.7'],
  ['10.0.0.0/8', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['10.0.0.0/8', 'unknown', 'unknown'],
  ['10.0.0.0/8,2001:db8::/32', '2001:db9::7, 2001:db8::1', '2001:db9::7'],
  ['10.0.0.0/8', '198.51.100.7:4711', '198.51.100.7'],
  ['10.0.0.0/8', '[2001:db8::7]:4711', '2001:db8::7'],
])(
  'with trusted proxies %s and the forwarded addresses “%s” the reader’s address is %s',
  (setting, forwarded, reader) => {
    expect(addressFor(setting, forwarded)).toBe(reader);
  },
);

test('the forwarded addresses of an untrusted peer are ignored', () => {
  expect(addressFor('10.0.0.0/8', '198.51.100.7', '203.0.113.1')).toBe('203.0.113.1');
  const trusted = parseTrustedProxies('10.0.0.0/8') ?? expect.unreachable();
  expect(isFromProxy(trusted, '203.0.113.1')).toBe(false);
  expect(isFromProxy(trusted, '10.1.2.3')).toBe(true);
  // a dual-stack server sees an IPv4 address in this form
  expect(isFromProxy(trusted, '::ffff:10.1.2.3')).toBe(true);
  expect([0, 1].map((count) => isFromProxy(count, '10.1.2.3'))).toEqual([false, true]);
});

test.each(['', 'x', '11', '-1', '1.5', '10.0.0.0/33', '10.0.0/8', '::/129', '10.0.0.0/a', '10.0.0.1, proxy.example'])(
  '“%s” is no valid setting of trusted proxies',
  (setting) => expect(parseTrustedProxies(setting)).toBeUndefined(),
);
