import type { LookupFunction } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createPublicLookup, PrivateAddressError } from './publicLookup.server.ts';

const PRIVATE = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
  ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:a9fe:a9fe'],
  ...['64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '2001:0:1::1', '2002:7f00:1::', 'fc00::1', 'fd12::1'],
  ...['fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1'],
];
const PUBLIC = [
  ...['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['169.253.0.1', '172.15.255.255', '172.32.0.0', '192.167.0.1', '193.0.0.1', '223.255.255.255'],
  ...['2001:4860:4860::8888', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::1.1.1.1', '2003::1', 'fbff::1'],
];

type Addresses = string | string[];
/** The result of the lookup when the name resolves to these addresses. */
function lookedUp(hostname: string, result: Addresses, resolve = resolvedTo(result)) {
  return new Promise<Addresses>((done, fail) =>
    createPublicLookup(resolve)(hostname, { all: Array.isArray(result) }, (error, address) =>
      error ? fail(error) : done(Array.isArray(address) ? address.map((one) => one.address) : address),
    ),
  );
}
const resolvedTo =
  (result: Addresses): LookupFunction =>
  (_hostname, _options, done) =>
    Array.isArray(result)
      ? done(
          null,
          result.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : done(null, result, 4);

test.each(PRIVATE)('a public name at the private address %s is rejected', async (address) => {
  await expect(lookedUp('api.example', address)).rejects.toThrow(PrivateAddressError);
});

test.each(PUBLIC)('a public name at the public address %s is resolved', async (address) => {
  expect(await lookedUp('api.example', address)).toBe(address);
});

test.each(['', 'localhost', '127.1', '0x7f.0.0.1', '1.1.1.1.', '[::1]'])(
  '%j is no valid address and counts as private',
  async (address) => {
    await expect(lookedUp('api.example', address)).rejects.toThrow(PrivateAddressError);
  },
);

test.each([
  ...['localhost', 'LOCALHOST', 'localhost.', 'newsroom', 'a.localhost', 'a.local', 'a.b.internal', 'a.INTERNAL.'],
  ...['127.0.0.1', '1.1.1.1', '::1', 'notlocal'],
])('the private name %s may be at a private address', async (name) => {
  expect(await lookedUp(name, '127.0.0.1')).toBe('127.0.0.1');
});

test.each(['a.example', 'local.example', 'localhost.example', 'a.notinternal', 'a.local.example.'])(
  '%s is no private name',
  async (name) => {
    await expect(lookedUp(name, '127.0.0.1')).rejects.toThrow(PrivateAddressError);
  },
);

describe('a public name', () => {
  test('resolves to its public addresses', async () => {
    expect(await lookedUp('api.example', '1.1.1.1')).toBe('1.1.1.1');
    expect(await lookedUp('api.example', ['1.1.1.1', '2606:4700::1111'])).toEqual(['1.1.1.1', '2606:4700::1111']);
  });

  test.each([[PRIVATE[0]], ['127.0.0.1'], ['::ffff:127.0.0.1'], ['169.254.169.254']])(
    'with the private address %s is rejected',
    async (at) => {
      await expect(lookedUp('api.example', at ?? '')).rejects.toThrow(PrivateAddressError);
      await expect(lookedUp('api.example.', [at ?? ''])).rejects.toThrow(PrivateAddressError);
    },
  );

  test('is rejected when one of its addresses is private', async () => {
    await expect(lookedUp('api.example', ['1.1.1.1', '10.0.0.1'])).rejects.toThrow(PrivateAddressError);
  });

  test('is resolved once per lookup, and each lookup is checked', async () => {
    const resolve = vi.fn<LookupFunction>();
    resolve.mockImplementationOnce((_hostname, _options, done) => done(null, '1.1.1.1', 4));
    resolve.mockImplementationOnce((_hostname, _options, done) => done(null, '127.0.0.1', 4));
    expect(await lookedUp('api.example', '', resolve)).toBe('1.1.1.1');
    expect(resolve).toHaveBeenCalledTimes(1);
    await expect(lookedUp('api.example', '', resolve)).rejects.toThrow(PrivateAddressError);
  });

  test('that does not exist fails with the error of the resolver', async () => {
    const missing = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const resolve: LookupFunction = (_hostname, _options, done) => done(missing, '', 4);
    await expect(lookedUp('api.example', '', resolve)).rejects.toBe(missing);
  });
});
