import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { toStreamAddress } from '../../app/player/video/index.server.ts';
import { createStreamProxy } from './streamProxy.ts';

let media: TestService;
let foreign: TestService;
beforeAll(async () => {
  [media, foreign] = await Promise.all([openTestService(), openTestService()]);
});
afterAll(() => Promise.all([media.close(), foreign.close()]));

const send =
  (
    status: number,
    type: string,
    body: string | Buffer = '',
    more: Record<string, string> = {},
  ): TestService['answer'] =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type, ...more }).end(body);
const PLAYLIST = 'application/vnd.apple.mpegurl';

beforeEach(() => {
  media.requests.length = 0;
  foreign.requests.length = 0;
  media.answer = send(200, 'video/iso.segment', 'segment', { 'cache-control': 'public, max-age=31536000, immutable' });
  foreign.answer = send(200, PLAYLIST, '#EXTM3U\n');
});

const hostOf = ({ address }: TestService) => new URL(address).host;
const own = (source: string) => toStreamAddress(source, media.address, new Set());
const get = (path: string, headers: Record<string, string> = {}) =>
  createStreamProxy({ mediaHosts: new Set([hostOf(media)]) }).request(path, { headers });

test('a segment is passed on with its Cache-Control', async () => {
  const answer = await get(own(`${media.address}/vod/market/1.m4s`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('video/iso.segment');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('segment');
  expect(media.requests).toEqual(['/vod/market/1.m4s']);
});

test('a range request is passed on to the source', async () => {
  media.answer = ({ headers }, response) =>
    response
      .writeHead(206, { 'content-type': 'video/mp4', 'content-range': `${headers.range?.replace('=', ' ')}/9` })
      .end('il');
  const answer = await get(own(`${media.address}/film.mp4`), { range: 'bytes=1-2' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 1-2/9');
});

test('a playlist is requested with its query, and absolute addresses in it are rewritten', async () => {
  media.answer = send(200, PLAYLIST, `#EXTM3U\n360.m3u8\n${media.address}/720.m3u8\n${foreign.address}/x.m3u8\n`, {
    'cache-control': 'public, max-age=2',
  });
  const answer = await get(own(`${media.address}/live/tv/index.m3u8?start=7`));
  expect(media.requests).toEqual(['/live/tv/index.m3u8?start=7']);
  expect(answer.headers.get('content-type')).toBe(PLAYLIST);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2');
  expect(await answer.text()).toBe(
    `#EXTM3U\n360.m3u8\n${own(`${media.address}/720.m3u8`)}\n${foreign.address}/x.m3u8\n`,
  );
});

test('a long playlist is compressed for clients that accept it', async () => {
  media.answer = send(200, PLAYLIST, `#EXTM3U\n${'#EXTINF:4,\n1.m4s\n'.repeat(1000)}`);
  const answer = await get(own(`${media.address}/a.m3u8`), { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1000);
});

test('a playlist of a million lines is none: reading it would keep all other readers waiting', async () => {
  const linesOf = (count: number) => `#EXTM3U\n${'//a\n'.repeat(count)}`;
  media.answer = send(200, PLAYLIST, linesOf(900_000));
  expect((await get(own(`${media.address}/live/many.m3u8`))).status).toBe(502);
  media.answer = send(200, PLAYLIST, linesOf(100_000));
  expect((await get(own(`${media.address}/live/day.m3u8`))).status).toBe(200);
});

test('the problem document of a channel off the air is passed on', async () => {
  media.answer = send(404, 'application/problem+json', '{"title":"Off air","on_air_at":"2026-11-22T23:00:00Z"}');
  const answer = await get(own(`${media.address}/live/tv/index.m3u8`));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ title: 'Off air', on_air_at: '2026-11-22T23:00:00Z' });
});

test.each([
  ['a page instead of a playlist', 'a.m3u8', send(200, 'text/html', '<p>'), 502],
  ['a page instead of a segment', '1.ts', send(200, 'text/html', '<p>'), 502],
  ['a page that begins as a segment', '1.ts', send(200, 'video/mp2t, text/html', '<p>'), 502],
  ['a server error', 'a.m3u8', send(500, PLAYLIST, '#EXTM3U'), 502],
  ['a missing playlist', 'a.m3u8', send(404, 'text/plain'), 404],
  ['a missing segment', '1.ts', send(404, 'text/plain'), 404],
])('%s is answered with an error', async (_, file, answer, status) => {
  media.answer = answer;
  expect((await get(own(`${media.address}/${file}`))).status).toBe(status);
});

test('hosts that are not listed are not requested, not even by a redirect', async () => {
  expect((await get(own(`${foreign.address}/a.m3u8`))).status).toBe(403);
  for (const file of ['a.m3u8', '1.ts']) {
    media.answer = send(302, 'text/plain', '', { location: `${foreign.address}/${file}` });
    expect((await get(own(`${media.address}/${file}`))).status).toBeGreaterThanOrEqual(400);
  }
  expect(foreign.requests).toEqual([]);
});

test('a redirect is not followed to what is no file of a stream', async () => {
  for (const file of ['a.m3u8', '1.ts']) {
    media.answer = send(302, 'text/plain', '', { location: '/webhook/feedback?message=x' });
    expect((await get(own(`${media.address}/${file}`))).status).toBeGreaterThanOrEqual(400);
  }
  expect(media.requests).toEqual(['/a.m3u8', '/1.ts']);
});

test('the redirect of a playlist is followed, and its segments are resolved against the new address', async () => {
  media.answer = ({ url }, response) =>
    url === '/old.m3u8'
      ? response.writeHead(302, { location: '/new/index.m3u8' }).end()
      : response.writeHead(200, { 'content-type': PLAYLIST }).end('#EXTM3U\n/new/1.ts\n');
  const answer = await get(own(`${media.address}/old.m3u8`));
  expect(await answer.text()).toBe(`#EXTM3U\n${own(`${media.address}/new/1.ts`)}\n`);
});

test.each([
  ['a playlist that is gone', 'text/plain'],
  ['a channel that is off the air', 'application/problem+json'],
])('the 404 of %s is not kept, whatever its source says', async (_, type) => {
  media.answer = send(404, type, '{}', { 'cache-control': 'public, max-age=86400' });
  expect((await get(own(`${media.address}/a.m3u8`))).headers.get('cache-control')).toBe('no-store');
});

test('invalid addresses answer 404 without a request', async () => {
  expect((await get('/streams/nonsense')).status).toBe(404);
  expect((await get(`${own(`${media.address}/a.m3u8`)}?${'x'.repeat(2000)}`)).status).toBe(404);
  expect(media.requests).toEqual([]);
});
