import { expect, test } from 'vitest';
import { parseStreamAddress, toStreamAddress } from './streamAddress.server.ts';

const NONE: ReadonlySet<string> = new Set();
const SERVICE = 'http://newsroom.example:4000';
const address = (source: string, direct = NONE) => toStreamAddress(source, SERVICE, direct);
const sourceOf = (path: string) => parseStreamAddress(path.replace(/^\/streams/, ''))?.href;

test.each([
  'http://newsroom.example:4000/live/tv/index.m3u8?start=1795300000',
  'https://media.example/vod/film.mp4',
  'https://media.example/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7/1.m4s',
])('%s is converted to an address of this site and back', (source) => {
  const own = address(source);
  expect(own).toMatch(/^\/streams\/[\w-]+\//);
  expect(own.endsWith(new URL(source).pathname + new URL(source).search)).toBe(true);
  expect(sourceOf(own)).toBe(source);
});

test('paths are resolved against the service, and relative addresses against the playlist', () => {
  const own = address('/vod/market/index.m3u8');
  expect(sourceOf(own)).toBe(`${SERVICE}/vod/market/index.m3u8`);
  expect(sourceOf(new URL('../river/1.m4s', `http://site.example${own}`).pathname)).toBe(`${SERVICE}/vod/river/1.m4s`);
});

test('an address on a direct host is unchanged', () => {
  expect(address('https://cdn.example/a.m3u8', new Set(['cdn.example']))).toBe('https://cdn.example/a.m3u8');
});

test.each(['', 'javascript:alert(1)', 'https://media.example/film', 'https://media.example/admin.php', 'http://'])(
  'a source that is no video has no address: %j',
  (source) => {
    expect(address(source)).toBe('');
  },
);

const b64 = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  '/',
  '/short/a.m3u8',
  `/${b64('https://media.example')}/page.html`,
  `/${b64('https://media.example/secret')}/a.m3u8`,
  `/${b64('https://somebody:word@media.example')}/a.m3u8`,
  `/${b64('https://somebody@')}/a.m3u8`,
  `/${b64('file:///etc')}/passwd.ts`,
])('an invalid stream address has no source: %s', (path) => {
  const result = parseStreamAddress(path);
  expect(result === null || !['http:', 'https:'].includes(result.protocol)).toBe(true);
});
