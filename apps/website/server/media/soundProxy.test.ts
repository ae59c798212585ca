import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { toSoundAddress } from '../../app/player/audio/index.server.ts';
import { createSoundProxy } from './soundProxy.ts';

let source: TestService;
let foreign: TestService;
const server = createServer((request, response) =>
  getRequestListener(
    createSoundProxy({ mediaHosts: new Set([new URL(source.address).host]), ttsApi: `${source.address}/tts` }).fetch,
  )(request, response),
);
let website = '';
beforeAll(async () => {
  [source, foreign] = await Promise.all([openTestService(), openTestService()]);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  website = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await Promise.all([source.close(), foreign.close(), new Promise((done) => server.close(done))]);
});

const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const MP3 = { 'content-type': 'audio/mpeg' };
const send =
  (status: number, headers: Record<string, string>, body: Buffer | string = ''): TestService['answer'] =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** Answers like a store of files: with ranges, tags, and 304. */
const store: TestService['answer'] = ({ headers, method }, response) => {
  const cached = {
    ...MP3,
    etag: '"a"',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  if (headers['if-none-match'] === '"a"') return response.writeHead(304, cached).end();
  const isFresh = !headers['if-range'] || headers['if-range'] === '"a"';
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec((isFresh && headers.range) || '') ?? [];
  if (from === undefined)
    return response
      .writeHead(200, { ...cached, 'content-length': SOUND.length })
      .end(method === 'HEAD' ? undefined : SOUND);
  if (Number(from) >= SOUND.length)
    return response.writeHead(416, { 'content-range': `bytes */${SOUND.length}`, 'content-length': 8 }).end('<Error/>');
  const part = SOUND.subarray(Number(from), to ? Number(to) + 1 : undefined);
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${SOUND.length}`;
  return response.writeHead(206, { ...cached, 'content-range': range, 'content-length': part.length }).end(part);
};
beforeEach(() => {
  source.answer = store;
  foreign.answer = store;
  source.requests.length = 0;
  foreign.requests.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const play = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(website + address, { headers, method });
const sound = (path = '/a.mp3', service = source.address) => toSoundAddress(path, service);
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('[7.10-07] a sound is fetched by its path with the whole query', async () => {
  const answer = await play(sound('/media/น้ำ.mp3?a=1&contentId=7&contentSource=demo&speakerId=12'));
  expect(answer.status).toBe(200);
  expect(source.requests).toEqual([
    `/media/${encodeURIComponent('น้ำ')}.mp3?a=1&contentId=7&contentSource=demo&speakerId=12`,
  ]);
  expect(await bytes(answer)).toEqual(SOUND);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a"',
  });
});

test('[7.10-08] the intro is fetched from the TTS API', async () => {
  const answer = await play('/static/audio/voice-intro.mp3', { range: 'bytes=0-9' });
  expect([answer.status, (await bytes(answer)).length]).toEqual([206, 10]);
  expect(source.requests).toEqual(['/tts/static/audio/voice-intro.mp3']);
});

test('range requests answer 206, 200 after a change, and 416 beyond the end', async () => {
  const answer = await play(sound(), { range: 'bytes=500-599' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 500-599/1000']);
  expect(await bytes(answer)).toEqual(SOUND.subarray(500, 600));
  const rest = await play(sound(), { range: 'bytes=990-', 'if-range': '"a"' });
  expect([rest.status, (await bytes(rest)).length]).toEqual([206, 10]);
  const changed = await play(sound(), { range: 'bytes=990-', 'if-range': '"b"' });
  expect([changed.status, (await bytes(changed)).length]).toEqual([200, 1000]);
  const beyond = await play(sound(), { range: 'bytes=1000-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  expect(beyond.headers.get('cache-control')).toBe('no-store');
});

test('an unchanged sound answers 304, and HEAD answers its length', async () => {
  expect((await play(sound(), { 'if-none-match': '"a"' })).status).toBe(304);
  const head = await play(sound(), {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), (await bytes(head)).length]).toEqual([200, '1000', 0]);
});

test('a sound without Cache-Control is cached for a day', async () => {
  source.answer = send(200, MP3, SOUND);
  expect((await play(sound())).headers.get('cache-control')).toBe('public, max-age=86400');
});

describe('a sound is rejected without a request:', () => {
  test.each<[string, (own: URL) => string]>([
    ['of a host that is not listed', () => `${foreign.address}/a.mp3`],
    ['on another port', (own) => `http://${own.hostname}:1/a.mp3`],
    ['by another name of the same machine', (own) => `http://localhost:${own.port}/a.mp3`],
    ['with a user name', (own) => `http://user@${own.host}/a.mp3`],
    ['with a password', (own) => `http://:secret@${own.host}/a.mp3`],
    ['with a listed host as user name', (own) => `http://${own.host}@${new URL(foreign.address).host}/a.mp3`],
    ['of a host that only begins like a listed one', (own) => `http://${own.hostname}.evil.test:${own.port}/a.mp3`],
    ['with a file: address', () => 'file:///etc/a.mp3'],
    ['of another protocol', (own) => `ftp://${own.host}/a.mp3`],
  ])('%s', async (_, address) => {
    const answer = await play(sound(address(new URL(source.address))));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
    expect([...source.requests, ...foreign.requests]).toEqual([]);
  });

  test.each<[string, (own: string) => string]>([
    ['whose path is no sound file', (own) => toSoundAddress('/webhook/1?message=x', own)],
    ['whose extension is only in the query', (own) => `${toSoundAddress('/webhook/1?a=.mp3', own)}.mp3`],
    ['with an empty source', () => '/sound/x.mp3'],
    ['whose source is no address', () => `/sound/${Buffer.from('not an address.mp3').toString('base64url')}.mp3`],
    ['with an address of 9,000 characters', () => `/sound/${'a'.repeat(9000)}.mp3`],
    ['with a path traversal', () => '/sound/../../etc/passwd.mp3'],
  ])('%s', async (_, address) => {
    expect((await play(address(source.address))).status).toBe(404);
    expect(source.requests).toEqual([]);
  });
});

describe('a redirect', () => {
  const to = (location: string) =>
    (source.answer = (request, response) =>
      request.url === '/a.mp3' ? response.writeHead(302, { location }).end() : store(request, response));

  test('is followed to a listed host', async () => {
    to('/store/b.mp3?signed=1');
    const answer = await play(sound(), { range: 'bytes=0-1' });
    expect([answer.status, (await bytes(answer)).length]).toEqual([206, 2]);
    expect(source.requests).toEqual(['/a.mp3', '/store/b.mp3?signed=1']);
  });

  test('is not followed to what is no sound', async () => {
    to('/webhook/feedback?message=x');
    expect((await play(sound())).status).toBe(403);
    expect(source.requests).toEqual(['/a.mp3']);
  });

  test('is not followed to another host, nor more than three times', async () => {
    to(`${foreign.address}/b.mp3`);
    expect((await play(sound())).status).toBe(403);
    expect(foreign.requests).toEqual([]);
    source.requests.length = 0;
    to('/a.mp3');
    expect((await play(sound())).status).toBe(502);
    expect(source.requests).toHaveLength(4);
  });
});

test.each([
  [404, 404, 'public, max-age=10'],
  [410, 404, 'public, max-age=10'],
  [403, 502, 'no-store'],
  [500, 502, 'no-store'],
])('a source that answers %i results in %i with a message in Thai', async (status, answered, cached) => {
  source.answer = send(status, MP3, 'secret');
  const answer = await play(sound());
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([answered, cached]);
  expect(await answer.text()).toMatch(/เสียง/);
});

test.each(['text/html', 'audio/mpeg, text/html', 'application/octet-stream', 'video/mp4', ''])(
  'a sound of type %j results in 502',
  async (type) => {
    source.answer = send(200, type ? { 'content-type': type } : {}, '<script>');
    const answer = await play(sound());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8']);
  },
);

test('a sound with two media types results in 502: browsers would take the second', async () => {
  source.answer = (_, response) =>
    response.writeHead(200, ['content-type', 'audio/mpeg', 'content-type', 'text/html']).end('<script>');
  expect((await play(sound())).status).toBe(502);
});

test('an unreachable source results in 502', async () => {
  source.answer = (request) => request.destroy();
  expect((await play(sound())).status).toBe(502);
});

test('a sound is streamed, and the request to its source ends when the listener leaves', async () => {
  const gone = Promise.withResolvers<void>();
  source.answer = (_, response) => {
    response.on('close', gone.resolve);
    response.writeHead(200, { ...MP3, 'content-length': '100000000' }).write(SOUND);
  };
  const leaving = new AbortController();
  const answer = await fetch(website + sound(), { signal: leaving.signal });
  const first = await answer.body?.getReader().read();
  expect(first?.value?.length).toBeGreaterThan(0);
  leaving.abort();
  await gone.promise;
});

test('a sound that is cut off by its source is cut off for the listener', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  source.answer = (_, response) => {
    response.writeHead(200, { ...MP3, 'content-length': '2000' });
    response.write(SOUND, () => response.destroy());
  };
  await expect(play(sound()).then(bytes)).rejects.toThrow();
});

test('a listener who stops reading does not fill the memory', async () => {
  let poured = 0;
  const piece = Buffer.alloc(64 * 1024);
  const pour = (_: unknown, response: ServerResponse) => {
    const more = () => {
      for (let isRoom = true; isRoom && poured < 150 * 1024 * 1024; poured += piece.length)
        isRoom = response.write(piece);
    };
    response.on('drain', more).writeHead(200, MP3);
    more();
  };
  source.answer = (request, response) => (request.url === '/long.mp3' ? pour : store)(request, response);
  const listener = connect(Number(new URL(website).port), '127.0.0.1').pause();
  listener.write(`GET ${sound('/long.mp3')} HTTP/1.1\r\nHost: a\r\n\r\n`);
  // until the limit is reached, while other requests are served
  for (let before = -1; before !== poured; ) {
    before = poured;
    for (let other = 0; other < 20; other++) await bytes(await play(sound()));
  }
  listener.destroy();
  expect(poured).toBeGreaterThan(0);
  expect(poured).toBeLessThan(50 * 1024 * 1024);
});
