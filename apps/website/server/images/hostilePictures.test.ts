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
  source.requests.length = 0;
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

describe('a decompression bomb is rejected:', () => {
  test('small files of the same kinds are converted', async () => {
    sends(blackPng(64));
    expect(await formatOf(await ask())).toBe('webp');
    sends(framesGif(1, 64), 'image/gif');
    expect(await formatOf(await ask('/b.gif'))).toBe('webp');
  });

  test.each([
    ['a PNG of 900 million pixels in half a megabyte', () => blackPng(30_000)],
    ['an SVG that expands to a thousand million words', () => billionLaughs()],
    ['the same SVG with the signature of a GIF', () => `GIF89a${billionLaughs()}`],
    ['the same SVG after 500 spaces', () => `${' '.repeat(500)}${billionLaughs()}`],
  ])('%s', async (_, bomb) => {
    const body = bomb();
    expect(body.length).toBeLessThan(600_000);
    sends(body);
    expect((await ask()).status).toBe(502);
    sends(PICTURE);
    expect((await ask('/next.jpg')).status).toBe(200);
  });
});

describe('a file that only looks like a bomb is converted:', () => {
  test.each([
    ['a GIF with a declared width of 60,000 pixels', () => framesGif(3, 60_000)],
    ['a GIF of ten thousand frames', () => framesGif(10_000, 64)],
    ['a colour profile of a hundred megabytes', () => blackPng(64, [packedChunk('iCCP', 100_000_000)])],
    ['a thousand text chunks of a megabyte', () => blackPng(64, Array(1000).fill(packedChunk('zTXt', 1_000_000)))],
  ])('%s', async (_, file) => {
    sends(file());
    expect(await formatOf(await ask())).toBe('webp');
  });

  test.each([
    ['a picture followed by an HTML page', Buffer.concat([PICTURE, Buffer.from(`<html>${SCRIPT}`)])],
    ['a picture with a script in its EXIF data', REMARKED],
  ])('%s becomes a WebP without the script', async (_, file) => {
    expect(file.includes(SCRIPT)).toBe(true);
    sends(file, 'text/html');
    const response = await ask();
    expect(response.headers.get('content-type')).toBe('image/webp');
    const shown = Buffer.from(await response.arrayBuffer());
    expect((await sharp(shown).metadata()).format).toBe('webp');
    expect(shown.includes(SCRIPT)).toBe(false);
  });
});

test('a host that is not listed is not looked up in DNS', async () => {
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
])('a redirect to %s is not followed', async (location) => {
  source.answer = (_, response) => response.writeHead(302, { location }).end();
  expect((await ask()).status).toBe(502);
  expect(source.requests).toEqual(['/a.jpg']);
});

test('a slow host blocks a few of its own pictures at a time, and no other host’s', async () => {
  const slow = await openTestService();
  const dripping: ServerResponse[] = [];
  slow.answer = (_, response) => {
    response.writeHead(200).write(PICTURE.subarray(0, 100));
    dripping.push(response);
  };
  proxy = createImageProxy({ imageHosts: new Set([slow, source].map(({ address }) => new URL(address).host)) });
  const requests = Array.from({ length: 600 }, (_, n) =>
    proxy.request(toImageAddress(`${slow.address}/${n}.jpg`, 320)),
  );
  await vi.waitFor(() => expect(dripping.length).toBe(8));
  sends(PICTURE);
  expect((await ask()).status).toBe(200);
  slow.answer = (_, response) => response.writeHead(404).end();
  for (const response of dripping) response.end(PICTURE.subarray(100));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect([200, 404, 503].map((one) => statuses.filter((status) => status === one).length)).toEqual([8, 200, 392]);
  await slow.close();
});

test('a reader who requests forty pictures at once does not delay the picture of another reader', async () => {
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
