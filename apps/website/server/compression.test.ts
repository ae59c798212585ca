import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compression.ts';

const PAGE = 'ข่าว'.repeat(1000);

const answer = (accepted: string | null, body: string | null = PAGE, headers: Record<string, string> = {}) =>
  compressResponse(
    new Request('https://www.station.example/', accepted === null ? {} : { headers: { 'accept-encoding': accepted } }),
    new Response(body, { status: 203, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
  );
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['zstd, gzip', 'zstd'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=1.0, br; q=0.9, zstd;Q=0.8', 'gzip'],
  ['BR;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
])('for “accept-encoding: %s” the encoding is %s', async (accepted, encoding) => {
  const response = await answer(accepted);
  expect(response.status).toBe(203);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const body = await bytes(response);
  expect(body.length).toBeLessThan(Buffer.byteLength(PAGE) / 10);
  const read = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding];
  expect(read?.(body).toString()).toBe(PAGE);
});

test.each([
  null,
  '',
  'identity',
  'deflate',
  'xbr, gzipped',
  'br;q=0, gzip; q=0.0',
  '*;q=0',
  'gzip;q=2',
  'identity, br;q=0.5',
])('for accept-encoding %j the body is not compressed, but varies by accept-encoding', async (accepted) => {
  const response = await answer(accepted);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect((await bytes(response)).toString()).toBe(PAGE);
});

test('a small answer is not compressed', async () => {
  const response = await answer('br', 'ข่าว');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect((await bytes(response)).toString()).toBe('ข่าว');
});

test.each(['image/webp', 'font/woff2', 'application/octet-stream', ''])(
  'a type that is not text is not compressed: %s',
  async (type) => {
    const response = await answer('br', PAGE, { 'content-type': type });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
  },
);

test.each([
  'text/x-script',
  'text/css',
  'text/calendar; charset=utf-8',
  'application/json',
  'application/manifest+json',
  'application/problem+json',
  'application/feed+json; charset=utf-8',
  'application/rss+xml; charset=utf-8',
  'application/xml; charset=utf-8',
  'application/vnd.apple.mpegurl',
  'image/svg+xml',
])('a text type is compressed: %s', async (type) => {
  expect((await answer('br', PAGE, { 'content-type': type })).headers.get('content-encoding')).toBe('br');
});

test('an answer that is compressed already is not compressed again', async () => {
  const response = await answer('br', PAGE, { 'content-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await bytes(response)).toString()).toBe(PAGE);
});

test('a compressed answer keeps its headers, except its length', async () => {
  const { headers } = await answer('gzip', PAGE, { 'content-length': '12000', etag: 'x', vary: 'cookie' });
  expect([headers.get('etag'), headers.get('vary'), headers.get('content-length')]).toEqual([
    'x',
    'cookie, accept-encoding',
    null,
  ]);
});

test('an answer without a body stays without one', async () => {
  expect((await answer('br', null)).body).toBeNull();
});
