import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '../store/folderStore.ts';
import { SOUNDS } from '../store/index.ts';
import { createSoundRoutes } from './soundRoutes.ts';

const SOUND = '0123456789';

let folder: string;
let app: Hono;
let name: string;
const sounds: Parameters<typeof createSoundRoutes>[0] = { store: undefined as never, intro: undefined };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sala-sound-'));
  sounds.store = await createFolderStore(folder, SOUNDS);
  name = await sounds.store.save(Buffer.from(SOUND));
  app = createSoundRoutes(sounds);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (headers: Record<string, string> = {}, path = `/speech/${name}.mp3`, method = 'GET') =>
  app.request(path, { headers, method });

test('a sound is served whole, with headers to cache it for a year', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
    'content-length': '10',
    'content-type': 'audio/mpeg',
    etag: `"${name}"`,
  });
  expect(await answer.text()).toBe(SOUND);
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', SOUND, 'bytes 0-9/10'],
])('the range %s of a sound responds with 206 and these bytes', async (range, part, contentRange) => {
  const answer = await get({ range });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, contentRange]);
  expect(answer.headers.get('content-length')).toBe(String(part.length));
  expect(await answer.text()).toBe(part);
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('the unsatisfiable range %s responds with 416', async (range) => {
  const answer = await get({ range });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test.each(['bytes=3-1', 'bytes=a-b', 'bytes=-', 'lines=0-1', 'bytes=0-1,4-5', `bytes=${'9'.repeat(40)}-`])(
  'an invalid range or several ranges are ignored: %s',
  async (range) => {
    const answer = await get({ range });
    expect([answer.status, await answer.text()]).toEqual([200, SOUND]);
  },
);

test('If-Range with another ETag responds with the whole sound', async () => {
  const part = await get({ range: 'bytes=0-1', 'if-range': `"${name}"` });
  expect(part.status).toBe(206);
  const whole = await get({ range: 'bytes=0-1', 'if-range': '"another"' });
  expect([whole.status, await whole.text()]).toEqual([200, SOUND]);
});

test('a matching If-None-Match responds with 304, and HEAD with the headers alone', async () => {
  const known = await get({ 'if-none-match': `"another", "${name}"` });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await get({ range: 'bytes=0-1' }, undefined, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
});

test('an unknown sound responds with 404, with and without a range', async () => {
  for (const path of [`/speech/${'0'.repeat(64)}.mp3`, '/speech/0.mp3', `/speech/${name}`, '/speech/..%2f.mp3']) {
    expect((await get({}, path)).status).toBe(404);
    expect((await get({ range: 'bytes=0-1' }, path)).status).toBe(404);
    expect((await get({ range: 'bytes=-1' }, path)).status).toBe(404);
  }
});

test('[7.10-08] the intro has its own address when there is one, and responds with 404 otherwise', async () => {
  const path = '/static/audio/voice-intro.mp3';
  expect((await get({}, path)).status).toBe(404);
  const app = createSoundRoutes({ store: sounds.store, intro: name });
  const answer = await app.request(path, { headers: { range: 'bytes=2-3' } });
  expect([answer.status, await answer.text()]).toEqual([206, '23']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});
