import dns from 'node:dns';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../app/platform/security/clientAddress.ts';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { toImageAddress } from '../../app/ui/imageAddress.ts';
import { createImageProxy } from './imageProxy.ts';
import { billionLaughs, blackPng, framesGif, packedChunk } from './testBombs.ts';

let source: TestService;
let proxy: ReturnType<typeof createImageProxy>;
beforeAll(async () => {
  source = await openTestService();
});
afterAll(() => source.close());
beforeEach(() => {
  proxy = createImageProxy({ imageHosts: new Set([new URL(source.address).host]) });
  source.asked.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const sends = (body: Buffer | string, type = 'image/png') => {
  source.answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(body);
};
const ask = (path = '/a.jpg') => proxy.request(toImageAddress(source.address + path, 320));
const formatOf = async (response: Response) =>
  (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format;
const PICTURE = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#1b2a5b' } })
  .jpeg()
  .toBuffer();
const SCRIPT = '<script>alert(1)</script>';
const REMARKED = await sharp(PICTURE)
  .withExif({ IFD0: { Artist: SCRIPT } })
  .toBuffer();

describe('a bomb is refused:', () => {
  test('the same file without what makes it one is a picture', async () => {
    sends(blackPng(64));
    expect(await formatOf(await ask())).toBe('webp');
    sends(framesGif(1, 64), 'image/gif');
    expect(await formatOf(await ask('/b.gif'))).toBe('webp');
  });

  test.each([
    ['nine hundred million pixels in half a megabyte', () => blackPng(30_000)],
    ['an SVG of a thousand million words', () => billionLaughs()],
    ['the same, called a GIF', () => `GIF89a${billionLaughs()}`],
    ['the same, after a page of nothing', () => `${' '.repeat(500)}${billionLaughs()}`],
  ])('%s', async (_, bomb) => {
    const body = bomb();
    expect(body.length).toBeLessThan(600_000);
    sends(body);
    expect((await ask()).status).toBe(502);
    sends(PICTURE);
    expect((await ask('/next.jpg')).status).toBe(200);
  });
});

describe('what only looks like one is shown as what is seen of it:', () => {
  test.each([
    ['a GIF that says it is 60,000 pixels wide is as large as its picture', () => framesGif(3, 60_000)],
    ['a GIF of ten thousand pictures is its first', () => framesGif(10_000, 64)],
    ['a colour profile of a hundred megabytes is left out', () => blackPng(64, [packedChunk('iCCP', 100_000_000)])],
    [
      'a thousand remarks of a megabyte are not read',
      () => blackPng(64, Array(1000).fill(packedChunk('zTXt', 1_000_000))),
    ],
  ])('%s', async (_, file) => {
    sends(file());
    expect(await formatOf(await ask())).toBe('webp');
  });

  test.each([
    ['a picture that is a page from its end on', Buffer.concat([PICTURE, Buffer.from(`<html>${SCRIPT}`)])],
    ['a picture that carries a script in its remarks', REMARKED],
  ])('%s is a picture, and nothing else is left of it', async (_, file) => {
    expect(file.includes(SCRIPT)).toBe(true);
    sends(file, 'text/html');
    const response = await ask();
    expect(response.headers.get('content-type')).toBe('image/webp');
    const shown = Buffer.from(await response.arrayBuffer());
    expect((await sharp(shown).metadata()).format).toBe('webp');
    expect(shown.includes(SCRIPT)).toBe(false);
  });
});

test('a name that is not on the list is not even looked up', async () => {
  const lookup = vi.spyOn(dns, 'lookup');
  for (const address of ['http://169.254.169.254.nip.example/a.jpg', 'http://evil.test/a.jpg', 'http://[::1]/a.jpg'])
    expect((await proxy.request(toImageAddress(address, 320))).status).toBe(403);
  expect(lookup).not.toHaveBeenCalled();
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://localhost/',
  'http://[::1]:22/',
  '//10.0.0.1/',
  '/b.jpg',
])('a redirect to %s leads nowhere', async (location) => {
  source.answer = (_, response) => response.writeHead(302, { location }).end();
  expect((await ask()).status).toBe(502);
  expect(source.asked).toEqual(['/a.jpg']);
});

test('a host whose pictures drip holds up its own pictures, a few at a time, and nobody else’s', async () => {
  const slow = await openTestService();
  const dripping: ServerResponse[] = [];
  slow.answer = (_, response) => {
    response.writeHead(200).write(PICTURE.subarray(0, 100));
    dripping.push(response);
  };
  proxy = createImageProxy({ imageHosts: new Set([slow, source].map(({ address }) => new URL(address).host)) });
  const asked = Array.from({ length: 600 }, (_, n) => proxy.request(toImageAddress(`${slow.address}/${n}.jpg`, 320)));
  await vi.waitFor(() => expect(dripping.length).toBe(8));
  sends(PICTURE);
  expect((await ask()).status).toBe(200);
  slow.answer = (_, response) => response.writeHead(404).end();
  for (const response of dripping) response.end(PICTURE.subarray(100));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect([200, 404, 503].map((one) => statuses.filter((status) => status === one).length)).toEqual([8, 200, 392]);
  await slow.close();
});

test('who asks for forty pictures at once waits for them; who asks for one beside them does not', async () => {
  sends(blackPng(2000));
  const askAs = (reader: string, path: string) =>
    proxy.request(toImageAddress(source.address + path, 320), { headers: { [CLIENT_ADDRESS_HEADER]: reader } });
  let made = 0;
  const flood = Array.from({ length: 40 }, async (_, index) => {
    const { status } = await askAs('192.0.2.1', `/${index}.png`);
    made += 1;
    return status;
  });
  await vi.waitFor(() => expect(made).toBeGreaterThan(0), { interval: 1 });
  const before = made;
  expect((await askAs('192.0.2.2', '/one.png')).status).toBe(200);
  // one for each of the two that are drawn at a time, and those that ended between two measurements
  expect(made - before).toBeLessThan(8);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});
