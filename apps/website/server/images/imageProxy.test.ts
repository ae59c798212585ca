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
  source.asked.length = 0;
  foreign.asked.length = 0;
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
] as const)('[7.14-03 9.7-05] a picture comes at %i px as webp of %s', async (width, size) => {
  source.answer = send(await bitmap(1600, 1200).jpeg().toBuffer());
  const response = await picture(width);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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
  ['its middle where nothing is said', undefined, false, '/0.jpg'],
  ['what its source says matters most', '0.05 0.5', true, '/1.jpg'],
  ['its middle where that is no point', '7 somewhere', false, '/2.jpg'],
])('of a picture of another shape %s stays in sight', async (_, focus, red, path) => {
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

test('[2.4-03 9.7-04] a social image comes at 800x600', async () => {
  source.answer = send(await bitmap(1600, 900).jpeg().toBuffer());
  expect(await sizeOf(await picture(800))).toBe('webp 800x600');
});

test('[7.14-02] the source is asked for exactly what its base64 says', async () => {
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  await picture(640, 'fill', '/น้ำ%20ท่วม.jpg?a=1&b=%2F');
  expect(source.asked).toEqual([`/${encodeURIComponent('น้ำ')}%20${encodeURIComponent('ท่วม')}.jpg?a=1&b=%2F`]);
});

test.each([
  [1600, 1600, '360x360'],
  [320, 100, '320x100'],
])('a picture of %ix%i that has to fit comes at %s', async (width, height, size) => {
  source.answer = send(await bitmap(width, height).png().toBuffer());
  expect(await sizeOf(await picture(640, 'fit'))).toBe(`webp ${size}`);
});

test('a picture that was taken upright stands upright', async () => {
  source.answer = send(await bitmap(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(await sizeOf(await picture(640, 'fit'))).toBe('webp 180x360');
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a picture may be %s', async (format) => {
  source.answer = send(await bitmap(320, 180).toFormat(format).toBuffer());
  expect(await sizeOf(await picture(320))).toBe('webp 320x180');
});

test('of an animated gif the first picture is shown', async () => {
  const frames = [await bitmap(64, 36).png().toBuffer(), await bitmap(64, 36).negate().png().toBuffer()];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  source.answer = send(gif);
  expect(await sizeOf(await picture(320))).toBe('webp 320x180');
});

test('a size that is not listed is not there, and nobody is asked for it', async () => {
  const address = toImageAddress(`${source.address}/a.jpg`, 640).replace('640:360', '641:360');
  expect((await get(address)).status).toBe(404);
  expect((await get('/images/x')).status).toBe(404);
  expect(source.asked).toEqual([]);
});

describe('a picture is refused, and nobody asked for it,', () => {
  test.each<[string, (own: URL) => string]>([
    ['of a host that is not listed', () => `${foreign.address}/a.jpg`],
    ['of another port', (own) => `http://${own.hostname}:1/a.jpg`],
    ['of another name of the same machine', (own) => `http://localhost:${own.port}/a.jpg`],
    ['with a user', (own) => `http://user@${own.host}/a.jpg`],
    ['with a password', (own) => `http://:secret@${own.host}/a.jpg`],
    ['of a listed host as a user', (own) => `http://${own.host}@${new URL(foreign.address).host}/a.jpg`],
    ['of a host that only begins so', (own) => `http://${own.hostname}.evil.test:${own.port}/a.jpg`],
    ['of a file', () => 'file:///etc/passwd'],
    ['of data', () => 'data:image/png;base64,iVBORw0KGgo='],
    ['of another protocol', (own) => `ftp://${own.host}/a.jpg`],
  ])('%s', async (_, address) => {
    const response = await get(toImageAddress(address(new URL(source.address)), 640));
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([...source.asked, ...foreign.asked]).toEqual([]);
  });
});

test('a service is asked for files of pictures alone: what it counts and keeps with a GET is out of reach', async () => {
  const host = new Set([new URL(source.address).host]);
  proxy = createImageProxy({ imageHosts: host, serviceHosts: host });
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  for (const path of ['/webhook/feedback?feedback=x.jpg', '/object/view?a.webp', '/audio-contents/a.jpg/1', '/a.svg'])
    expect((await picture(640, 'fill', path)).status).toBe(403);
  expect(source.asked).toEqual([]);
  for (const path of ['/media/flood-1a2b3c4d.webp', '/uploads/A.JPEG?v=1'])
    expect((await picture(640, 'fill', path)).status).toBe(200);
});

test('a redirect is not followed', async () => {
  source.answer = send('', 302, { location: `${foreign.address}/a.jpg` });
  expect((await picture()).status).toBe(502);
  expect(source.asked).toEqual(['/a.jpg']);
  expect(foreign.asked).toEqual([]);
});

test.each([
  [404, 404, 'public, max-age=60'],
  [403, 502, 'no-store'],
  [500, 502, 'no-store'],
])('a source that answers %i is answered %i', async (status, answered, cached) => {
  source.answer = send('x', status);
  const response = await picture();
  expect([response.status, response.headers.get('cache-control')]).toEqual([answered, cached]);
});

test('a source that is not there is a bad gateway', async () => {
  const gone = await openTestService();
  await gone.close();
  proxy = createImageProxy({ imageHosts: new Set([new URL(gone.address).host]) });
  expect((await get(toImageAddress(`${gone.address}/a.jpg`, 640))).status).toBe(502);
});

test('a source that does not answer is given up', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  source.answer = () => patience.abort();
  expect((await picture()).status).toBe(504);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><rect width="64" height="36"/></svg>';

describe('what is no picture is refused:', () => {
  test.each([
    ['a page', '<!doctype html><p>x</p>'],
    ['nothing', ''],
    ['an SVG, which could ask for files', SVG],
    ['an SVG that says it is XML', `<?xml version="1.0"?>${SVG}`],
    ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'],
  ])('%s', async (_, body) => {
    source.answer = send(body, 200, { 'content-type': 'image/jpeg' });
    const response = await picture();
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('half a picture', async () => {
    const whole = await bitmap(640, 360).png({ compressionLevel: 0 }).toBuffer();
    source.answer = send(whole.subarray(0, whole.length / 2));
    expect((await picture()).status).toBe(502);
  });

  test('thirty megabytes', async () => {
    const real = await bitmap(64, 36).jpeg().toBuffer();
    source.answer = send(Buffer.concat([real, Buffer.alloc(30 * 1024 * 1024)]));
    expect((await picture()).status).toBe(502);
  });
});

test('a picture that fifty readers ask for at once is fetched once, and not again', async () => {
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  const responses = await Promise.all(Array.from({ length: 50 }, () => picture()));
  expect(responses.map((response) => response.status)).toEqual(Array(50).fill(200));
  expect((await picture()).status).toBe(200);
  expect(source.asked).toEqual(['/a.jpg']);
});

test('a picture that failed is tried again', async () => {
  source.answer = send('', 500);
  expect((await picture()).status).toBe(502);
  source.answer = send(await bitmap(64, 36).png().toBuffer());
  expect((await picture()).status).toBe(200);
});
