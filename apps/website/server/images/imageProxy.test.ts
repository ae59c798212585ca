import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestService, type TestService } from '../../app/platform/services/testService.ts';
import { type ImageWidth, toImageAddress } from '../../app/ui/imageAddress.ts';
import { createImageProxy } from './imageProxy.ts';

let source: TestService;
let foreign: TestService;
beforeAll(async () => {
  [source, foreign] = await Promise.all([openTestService(), openTestService()]);
});
afterAll(() => Promise.all([source.close(), foreign.close()]));

let proxy: ReturnType<typeof createImageProxy>;
beforeEach(() => {
  proxy = createImageProxy({ imageHosts: new Set([new URL(source.address).host]) });
  source.requests.length = 0;
  foreign.requests.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b2a5b' } });
const send =
  (body: Buffer | string, status = 200, headers = {}): TestService['answer'] =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const get = (address: string) => proxy.request(address);
const picture = (width: ImageWidth = 640, resize: 'fill' | 'fit' = 'fill', path = '/a.jpg') =>
  get(toImageAddress(source.address + path, width, resize));
const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${format} ${width}x${height}`;
};

test.each([
  [1280, '1280x720'],
  [640, '640x360'],
  [320, '320x180'],
] as const)('[7.14-03 9.7-05] a picture of %i px is sent as a WebP of %s', async (width, size) => {
  source.answer = send(await bitmap(1600, 1200).jpeg().toBuffer());
  const response = await picture(width);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
  expect(await sizeOf(response)).toBe(`webp ${size}`);
});

/** Whether a picture is red in its middle, else blue. */
const isRed = async (response: Response) => {
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await image.metadata();
  const middle = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  const [red = 0, , blue = 0] = await image.extract(middle).raw().toBuffer();
  return red > blue;
};

test.each([
  ['its middle, without a focal point,', undefined, false, '/0.jpg'],
  ['the focal point of its source', '0.05 0.5', true, '/1.jpg'],
  ['its middle, with an invalid focal point,', '7 somewhere', false, '/2.jpg'],
])('when a wide picture is cropped, %s stays visible', async (_, focus, red, path) => {
  const left = { create: { width: 500, height: 400, channels: 3 as const, background: '#c00000' } };
  const body = await sharp({ create: { width: 2000, height: 400, channels: 3, background: '#0000c0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  source.answer = send(body, 200, focus === undefined ? {} : { 'focal-point': focus });
  const cut = await picture(640, 'fill', path);
  expect(await isRed(cut.clone())).toBe(red);
  expect(await sizeOf(cut)).toBe('webp 640x360');
  expect(await sizeOf(await picture(1600, 'fit', path))).toBe('webp 1600x320');
});

test('[2.4-03 9.7-04] a social image is sent at 800x600', async () => {
  source.answer = send(await bitmap(1600, 900).jpeg().toBuffer());
  expect(await sizeOf(await picture(800))).toBe('webp 800x600');
});

test('[7.14-02] the proxy requests exactly the address that is encoded in base64', async () => {
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  await picture(640, 'fill', '/น้ำ%20ท่วม.jpg?a=1&b=%2F');
  expect(source.requests).toEqual([`/${encodeURIComponent('น้ำ')}%20${encodeURIComponent('ท่วม')}.jpg?a=1&b=%2F`]);
});

test.each([
  [1600, 1600, '360x360'],
  [320, 100, '320x100'],
])('a picture of %ix%i is resized with fit to %s', async (width, height, size) => {
  source.answer = send(await bitmap(width, height).png().toBuffer());
  expect(await sizeOf(await picture(640, 'fit'))).toBe(`webp ${size}`);
});

test('a picture is rotated as its EXIF orientation says', async () => {
  source.answer = send(await bitmap(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(await sizeOf(await picture(640, 'fit'))).toBe('webp 180x360');
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a source may be %s', async (format) => {
  source.answer = send(await bitmap(320, 180).toFormat(format).toBuffer());
  expect(await sizeOf(await picture(320))).toBe('webp 320x180');
});

test('an animated GIF is converted to its first frame', async () => {
  const frames = [await bitmap(64, 36).png().toBuffer(), await bitmap(64, 36).negate().png().toBuffer()];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  source.answer = send(gif);
  expect(await sizeOf(await picture(320))).toBe('webp 320x180');
});

test('a size that is not listed answers 404 without a request to the source', async () => {
  const address = toImageAddress(`${source.address}/a.jpg`, 640).replace('640:360', '641:360');
  expect((await get(address)).status).toBe(404);
  expect((await get('/images/x')).status).toBe(404);
  expect(source.requests).toEqual([]);
});

describe('a picture is rejected without a request:', () => {
  test.each<[string, (own: URL) => string]>([
    ['of a host that is not listed', () => `${foreign.address}/a.jpg`],
    ['on another port', (own) => `http://${own.hostname}:1/a.jpg`],
    ['by another name of the same machine', (own) => `http://localhost:${own.port}/a.jpg`],
    ['with a user name', (own) => `http://user@${own.host}/a.jpg`],
    ['with a password', (own) => `http://:secret@${own.host}/a.jpg`],
    ['with a listed host as user name', (own) => `http://${own.host}@${new URL(foreign.address).host}/a.jpg`],
    ['of a host that only begins like a listed one', (own) => `http://${own.hostname}.evil.test:${own.port}/a.jpg`],
    ['with a file: address', () => 'file:///etc/passwd'],
    ['with a data: address', () => 'data:image/png;base64,iVBORw0KGgo='],
    ['of another protocol', (own) => `ftp://${own.host}/a.jpg`],
  ])('%s', async (_, address) => {
    const response = await get(toImageAddress(address(new URL(source.address)), 640));
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([...source.requests, ...foreign.requests]).toEqual([]);
  });
});

test('a service host is requested only for picture files, so that no GET with side effects can be triggered', async () => {
  const host = new Set([new URL(source.address).host]);
  proxy = createImageProxy({ imageHosts: host, serviceHosts: host });
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  for (const path of ['/webhook/feedback?feedback=x.jpg', '/object/view?a.webp', '/audio-contents/a.jpg/1', '/a.svg'])
    expect((await picture(640, 'fill', path)).status).toBe(403);
  expect(source.requests).toEqual([]);
  for (const path of ['/media/flood-1a2b3c4d.webp', '/uploads/A.JPEG?v=1'])
    expect((await picture(640, 'fill', path)).status).toBe(200);
});

test('a redirect is not followed', async () => {
  source.answer = send('', 302, { location: `${foreign.address}/a.jpg` });
  expect((await picture()).status).toBe(502);
  expect(source.requests).toEqual(['/a.jpg']);
  expect(foreign.requests).toEqual([]);
});

test.each([
  [404, 404, 'public, max-age=10'],
  [410, 404, 'public, max-age=10'],
  [403, 502, 'no-store'],
  [500, 502, 'no-store'],
])('a source that answers %i results in %i', async (status, answered, cached) => {
  source.answer = send('x', status);
  const response = await picture();
  expect([response.status, response.headers.get('cache-control')]).toEqual([answered, cached]);
});

test('an unreachable source results in 502', async () => {
  const gone = await openTestService();
  await gone.close();
  proxy = createImageProxy({ imageHosts: new Set([new URL(gone.address).host]) });
  expect((await get(toImageAddress(`${gone.address}/a.jpg`, 640))).status).toBe(502);
});

test('a source that times out results in 504', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  source.answer = () => patience.abort();
  expect((await picture()).status).toBe(504);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36"/></svg>';

describe('a file that is no picture results in 502:', () => {
  test.each([
    ['an HTML page', '<!doctype html><p>x</p>'],
    ['an empty file', ''],
    ['an SVG, which could load files', SVG],
    ['an SVG with an XML declaration', `<?xml version="1.0"?>${SVG}`],
    ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'],
  ])('%s', async (_, body) => {
    source.answer = send(body, 200, { 'content-type': 'image/jpeg' });
    const response = await picture();
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('a truncated picture', async () => {
    const whole = await bitmap(640, 360).png({ compressionLevel: 0 }).toBuffer();
    source.answer = send(whole.subarray(0, whole.length / 2));
    expect((await picture()).status).toBe(502);
  });

  test('a file of thirty megabytes', async () => {
    const real = await bitmap(64, 36).jpeg().toBuffer();
    source.answer = send(Buffer.concat([real, Buffer.alloc(30 * 1024 * 1024)]));
    expect((await picture()).status).toBe(502);
  });
});

test('a picture that fifty readers request at once is fetched once and cached', async () => {
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  const responses = await Promise.all(Array.from({ length: 50 }, () => picture()));
  expect(responses.map((response) => response.status)).toEqual(Array(50).fill(200));
  expect((await picture()).status).toBe(200);
  expect(source.requests).toEqual(['/a.jpg']);
});

describe('a picture that was made an hour ago', () => {
  /** Makes a picture, and has an hour pass. */
  async function makeLongAgo(): Promise<void> {
    source.answer = send(await bitmap(640, 360).jpeg().toBuffer());
    expect((await picture()).status).toBe(200);
    const now = performance.now() + 3_600_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  }

  test('is shown at once and made anew: a changed one is shown then', async () => {
    await makeLongAgo();
    const red = sharp({ create: { width: 640, height: 360, channels: 3, background: '#ff0000' } });
    source.answer = send(await red.jpeg().toBuffer());
    expect(await isRed(await picture())).toBe(false);
    await expect.poll(async () => isRed(await picture())).toBe(true);
    expect(source.requests).toEqual(['/a.jpg', '/a.jpg']);
  });

  test('is gone after the next request when it was removed', async () => {
    await makeLongAgo();
    source.answer = send('', 404);
    expect((await picture()).status).toBe(200);
    await expect.poll(async () => (await picture()).status).toBe(404);
  });

  test('stays while its source fails', async () => {
    await makeLongAgo();
    source.answer = send('', 500);
    for (let asked = 2; asked < 5; asked++) {
      expect((await picture()).status).toBe(200);
      await expect.poll(() => source.requests.length).toBe(asked);
    }
  });
});

test('a picture that failed is fetched again', async () => {
  source.answer = send('', 500);
  expect((await picture()).status).toBe(502);
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  expect((await picture()).status).toBe(200);
});
