import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestHandler } from '../http/testService.ts';
import type { BucketTimeouts } from './bucketClient.ts';
import { createBucketStore } from './bucketStore.ts';
import { SOUNDS } from './createFileStore.ts';
import type { FileStore } from './fileStore.ts';
import { openBucket, type TestBucket } from './testBucket.ts';

const SOUND = Buffer.from('0123456789');
const NAME = createHash('sha256').update(SOUND).digest('hex');
const TIMEOUTS: BucketTimeouts = { answerMs: 20_000, stallMs: 20_000 };
const fails =
  (status: number): RequestHandler =>
  (response) =>
    void response.writeHead(status).end('<Error/>');

let bucket: TestBucket;
let store: FileStore;
beforeEach(async () => {
  bucket = await openBucket();
  store = createBucketStore(bucket.settings, SOUNDS, TIMEOUTS);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await bucket.close();
});

test('a sound is stored under speech/', async () => {
  await store.save(SOUND);
  expect([...bucket.objects]).toEqual([[`speech/${NAME}.mp3`, SOUND]]);
});

test('a 403 is not retried, and the error does not reveal the secret', async () => {
  store = createBucketStore({ ...bucket.settings, secret: 'another-secret' }, SOUNDS, TIMEOUTS);
  const failure = await store.save(SOUND).catch(String);
  expect(failure).toBe(`Error: the bucket at ${new URL(bucket.settings.url).host} answered with 403`);
  expect(bucket.requestCount).toBe(1);
});

test('names() lists sounds alone', async () => {
  const name = await store.save(SOUND);
  bucket.objects.set('speech/readme.txt', SOUND).set('another/thing.mp3', SOUND);
  expect(await Readable.from(store.names()).toArray()).toEqual([name]);
});

describe('a request to the bucket is retried', () => {
  test.each([429, 500, 503])('after a %i', async (status) => {
    bucket.misbehaves(fails(status), fails(status));
    expect(await store.save(SOUND)).toBe(NAME);
    expect(bucket.requestCount).toBe(3);
  });

  test('at most twice', async () => {
    bucket.misbehaves(...Array<RequestHandler>(9).fill(fails(500)));
    await expect(store.save(SOUND)).rejects.toThrow('answered with 500');
    expect(bucket.requestCount).toBe(3);
  });
});

describe('a request to the bucket fails', () => {
  test('when it sends no response', async () => {
    store = createBucketStore(bucket.settings, SOUNDS, { ...TIMEOUTS, answerMs: 50 });
    bucket.misbehaves(() => {});
    await expect(store.save(SOUND)).rejects.toThrow('does not answer');
  });

  test('when a response stops in the middle', async () => {
    store = createBucketStore(bucket.settings, SOUNDS, { ...TIMEOUTS, stallMs: 50 });
    bucket.misbehaves((response) => void response.writeHead(200, { 'content-length': 10 }).write('01234'));
    const found = await store.read(NAME);
    await expect(buffer(found?.stream ?? Readable.from([]))).rejects.toThrow('stopped in the middle');
  });

  test('when the connection is refused', async () => {
    await bucket.close();
    await expect(store.read(NAME)).rejects.toThrow('cannot be reached: nothing listens there (ECONNREFUSED)');
  });
});

test('cancelling the stream of a sound cancels the response', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ cancel }, { highWaterMark: 0 });
  vi.stubGlobal('fetch', async () => new Response(endless, { headers: { 'content-length': '1000' } }));
  const found = await store.read(NAME);
  await found?.stream.cancel();
  expect(cancel).toHaveBeenCalledOnce();
});

test.each<[string, RequestHandler]>([
  ['a response with the whole file', (response) => void response.writeHead(200, { 'content-length': 10 }).end(SOUND)],
  [
    'a response with another range',
    (response) => void response.writeHead(206, { 'content-range': 'bytes 0-1/10' }).end('01'),
  ],
  ['a response without Content-Range', (response) => void response.writeHead(206).end('23')],
])('read of a range rejects %s', async (_, fault) => {
  bucket.misbehaves(fault);
  await expect(store.read(NAME, { first: 2, last: 3 })).rejects.toThrow('another part');
});

test.each<[string, RequestHandler, RegExp]>([
  ['redirects', (response) => void response.writeHead(302, { location: '/elsewhere' }).end(), /answered with 302/],
  ['has a list that does not end', (response) => void response.end('x'.repeat(5_000_000)), /does not end/],
  ['repeats its list', (response) => void response.end('<IsTruncated>true</IsTruncated>'), /repeats its list/],
])('names() rejects a bucket that %s', async (_, fault, message) => {
  bucket.misbehaves(fault);
  await expect(Readable.from(store.names()).toArray()).rejects.toThrow(message);
});
