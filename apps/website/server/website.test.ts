import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestWebsite } from './testWebsite.ts';

const folder = mkdtempSync(join(tmpdir(), 'website-'));
const files = join(folder, 'client');
mkdirSync(join(files, 'assets'), { recursive: true });
mkdirSync(join(files, 'station'));
mkdirSync(join(folder, 'server'));
writeFileSync(join(folder, 'package.json'), 'SECRET');
writeFileSync(join(folder, 'server/index.js'), 'SECRET');
writeFileSync(join(files, 'secret.txt'), 'SECRET');
writeFileSync(join(files, 'assets/app-a1b2.js'), 'plain()');
writeFileSync(join(files, 'assets/app-a1b2.js.br'), 'brotli');
writeFileSync(join(files, 'assets/face.woff2'), 'font');
writeFileSync(join(files, 'station/icon.svg'), '<svg/>');
writeFileSync(join(files, 'service-worker.js'), 'work()');

const render = vi.fn<(request: Request) => Promise<Response>>();
const website = createTestWebsite({ render, files, trustedProxies: 1, siteUrl: 'https://www.sala.example' });
const server = createServer(getRequestListener(website.fetch));
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  const page = () => new Response('หน้า', { status: 404, headers: { 'content-type': 'text/html' } });
  render.mockReset().mockImplementation(async () => page());
});

/** Sends a request over a socket, so that the path arrives exactly as it is written. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, fail) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asking.on('error', fail).end();
  });
}

describe('a built file', () => {
  test('is immutable', async () => {
    expect(await get('/assets/app-a1b2.js')).toMatchObject({
      status: 200,
      body: 'plain()',
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
      },
    });
    expect(render).not.toHaveBeenCalled();
  });

  test('is sent compressed to clients that accept it, and says to caches that it varies', async () => {
    const { body, headers } = await get('/assets/app-a1b2.js', { 'accept-encoding': 'gzip, br' });
    expect([body, headers['content-encoding'], headers.vary]).toEqual(['brotli', 'br', 'accept-encoding']);
    expect((await get('/assets/app-a1b2.js')).headers.vary).toBe('accept-encoding');
  });

  test.each(['bytes=0-1', 'bytes=99999-', 'bytes=0-0,2-3', 'lines=1-2'])(
    'is sent whole for the range %s: a cache would keep its refusal for a year',
    async (range) => {
      const { status, body, headers } = await get('/assets/app-a1b2.js', { range });
      expect([status, body, headers['content-range']]).toEqual([200, 'plain()', undefined]);
    },
  );

  test('is sent as the build has compressed it, not in an encoding that it does not have', async () => {
    const { body, headers } = await get('/assets/app-a1b2.js', { 'accept-encoding': 'gzip, zstd' });
    expect([body, headers['content-encoding']]).toEqual(['plain()', undefined]);
    const preferred = await get('/assets/app-a1b2.js', { 'accept-encoding': 'zstd, br;q=0.1' });
    expect([preferred.body, preferred.headers['content-encoding']]).toEqual(['brotli', 'br']);
  });

  test('is still there for pages of this process when the folder is built anew', async () => {
    rmSync(join(files, 'assets/face.woff2'));
    expect(await get('/assets/face.woff2')).toMatchObject({ status: 200, body: 'font' });
  });

  test('that is missing is answered by the page renderer, and not as immutable', async () => {
    expect((await get('/assets/app-old.js')).headers['cache-control']).toBe('public, max-age=10');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('of the station is cached for a day', async () => {
    expect(await get('/station/icon.svg')).toMatchObject({
      body: '<svg/>',
      headers: { 'cache-control': 'public, max-age=86400', 'content-type': expect.stringContaining('image/svg+xml') },
    });
  });

  test('of the station is where /favicon.ico redirects to', async () => {
    expect(await get('/favicon.ico')).toMatchObject({
      status: 301,
      headers: { location: '/station/apple-touch-icon.png', 'cache-control': 'public, max-age=86400' },
    });
    expect(render).not.toHaveBeenCalled();
  });

  test('that is the service worker is sent with no-cache', async () => {
    expect(await get('/service-worker.js?station=x')).toMatchObject({
      status: 200,
      body: 'work()',
      headers: { 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') },
    });
  });

  test('that has not changed is not sent again', async () => {
    const { headers } = await get('/service-worker.js?station=x');
    expect(await get('/service-worker.js?station=x', { 'if-none-match': String(headers.etag) })).toMatchObject({
      status: 304,
      body: '',
      headers: { 'cache-control': 'no-cache', etag: headers.etag },
    });
    expect((await get('/service-worker.js', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test('is not served for POST', async () => {
    await get('/assets/app-a1b2.js', { 'sec-fetch-site': 'same-origin' }, 'POST');
    expect(render).toHaveBeenCalledTimes(1);
  });
});

test.each([
  '/assets/../../package.json',
  '/assets/../secret.txt',
  '/assets/../../server/index.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/%2E%2E%2F%2E%2E%2Fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/..\\..\\package.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '/assets/....//....//package.json',
  '/assets//../../package.json',
  '/assets/./../../package.json',
  '/assets/..;/..;/package.json',
  '/assets/%c0%ae%c0%ae/package.json',
  '/assets/app-a1b2.js%00.txt',
  '/assets/%',
  `/assets/${join(folder, 'package.json')}`,
  '/station/../../package.json',
  '/station/%2e%2e/secret.txt',
  '/../package.json',
  '/secret.txt',
  '/package.json',
  'file:///etc/passwd',
])('no other file of the disk is served: %s', async (path) => {
  const { status, body } = await get(path);
  expect(body).not.toMatch(/SECRET|root:/);
  expect(status).toBeGreaterThanOrEqual(400);
});

describe('a page', () => {
  test('[7.16-01] is sent with the Cache-Control of its status', async () => {
    render.mockResolvedValueOnce(new Response('หน้า', { headers: { 'cache-control': 'private' } }));
    expect((await get('/home')).headers['cache-control']).toBe(
      'public, max-age=20, stale-while-revalidate=60, s-maxage=10, stale-if-error=900',
    );
  });

  test('[7.16-02] with page_content_url is not cached', async () => {
    render.mockResolvedValueOnce(new Response('หน้า'));
    expect((await get('/home?page_content_url=x')).headers['cache-control']).toBe(
      'no-cache, no-store, max-age=0, must-revalidate',
    );
  });

  test('is compressed and keeps its status', async () => {
    render.mockResolvedValueOnce(
      new Response('x'.repeat(5000), { status: 503, headers: { 'content-type': 'text/html' } }),
    );
    const { status, headers } = await get('/home', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([503, 'br', 'no-store']);
  });

  test('that cannot be rendered answers 500 in Thai without details of the error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render.mockRejectedValueOnce(new Error('SECRET at /srv/app.js:1'));
    const { status, body, headers } = await get('/home', { accept: 'text/html' });
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toContain('<h1>ขออภัย ');
    expect(body).not.toContain('SECRET');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'strict-transport-security': 'max-age=31536000',
};
const OF_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\)/),
};

test.each(['/home', '/home.data', '/assets/face.woff2', '/search', '/nowhere'])(
  'an answer has the security headers and no CORS headers: %s',
  async (path) => {
    const { headers } = await get(path, { origin: 'https://elsewhere.example' });
    expect(headers).toMatchObject(SECURITY);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

const PUBLIC = {
  ...SECURITY,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, date',
  'cross-origin-resource-policy': 'cross-origin',
};

test.each([
  ...['/feed.xml', '/feed.json', '/feeds/politics.xml', '/ai-audio-news/playlists/daily-news/podcast.xml'],
  ...['/ai-audio-news/items/600109/sound.mp3', '/sound/x', '/static/audio/voice-intro.mp3'],
  ...['/streams/x/index.m3u8', '/streams/x/th/0.vtt', '/images/_/x', '/social/content/1/2', '/station/icon.svg'],
  ...['/program/schedules/tv.ics', '/program/schedules/tv/2026-11-21.ics'],
])('a public resource has CORS headers for every origin, also on a redirect or failure: %s', async (path) => {
  for (const answer of [() => new Response('', { status: 404 }), () => Response.redirect('https://x.example', 302)]) {
    render.mockImplementation(async () => answer());
    expect((await get(path, { origin: 'https://elsewhere.example' })).headers).toMatchObject(PUBLIC);
  }
});

test('a page says what its scripts may use, and a file, which runs none, is shorter without', async () => {
  for (const status of [200, 404]) {
    render.mockResolvedValueOnce(
      new Response('หน้า', { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    expect((await get('/home')).headers).toMatchObject({ ...SECURITY, ...OF_PAGES });
  }
  for (const path of ['/assets/app-a1b2.js', '/assets/face.woff2', '/station/icon.svg', '/images/_/x']) {
    const { headers } = await get(path);
    for (const name of Object.keys(OF_PAGES)) expect(headers, path).not.toHaveProperty(name);
  }
});

test('a CORS preflight allows the range header for sounds', async () => {
  const preflight = { origin: 'https://elsewhere.example', 'access-control-request-headers': 'range' };
  const { status, headers } = await get('/sound/x.mp3', preflight, 'OPTIONS');
  expect(status).toBe(204);
  expect(headers).toMatchObject({ ...PUBLIC, 'access-control-allow-headers': 'range' });
});

test('a cached feed has the same CORS headers', async () => {
  const cached = createTestWebsite({
    render: async () => new Response('<rss/>', { headers: { 'content-type': 'application/rss+xml' } }),
    cacheBytes: 1e6,
    siteUrl: 'https://www.sala.example',
  });
  for (const _ of ['made', 'kept']) {
    const { headers } = await cached.request('/feed.xml');
    expect(Object.fromEntries(headers)).toMatchObject(PUBLIC);
  }
});

test('scripts have the security headers with their own policy, and station pictures are public', async () => {
  const script = { ...SECURITY, 'content-security-policy': expect.stringContaining("default-src 'self'") };
  expect((await get('/assets/app-a1b2.js')).headers).toMatchObject(script);
  expect((await get('/service-worker.js')).headers).toMatchObject(script);
  const { headers } = await get('/station/icon.svg');
  expect(headers).toMatchObject(PUBLIC);
  expect(headers['content-security-policy']).toMatch(/; sandbox$/);
});

test('a script that has not changed keeps its policy, which the browser stores with it', async () => {
  const first = await get('/service-worker.js');
  const again = await get('/service-worker.js', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('OPTIONS is answered without rendering', async () => {
  expect(await get('/home', {}, 'OPTIONS')).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD' } });
  expect(render).not.toHaveBeenCalled();
});

test('failed and rejected requests have the security headers', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render.mockRejectedValueOnce(new Error('x'));
  expect((await get('/home')).headers).toMatchObject(SECURITY);
  expect((await get('/views', {}, 'POST')).headers).toMatchObject(SECURITY);
  log.mockRestore();
});

test('a page’s own content security policy is kept, without X-Frame-Options', async () => {
  const policy = "default-src 'none'; frame-ancestors https://content.example";
  render.mockResolvedValueOnce(new Response('หน้า', { headers: { 'content-security-policy': policy } }));
  const { headers } = await get('/preview/light');
  expect([headers['content-security-policy'], headers['x-frame-options']]).toEqual([policy, undefined]);
});

describe('a write', () => {
  const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const send = async (headers: Record<string, string>, path = '/views', method = 'POST') =>
    (await get(path, headers, method)).status;

  test.each<[string, Record<string, string>]>([
    ['with Sec-Fetch-Site same-origin', OWN],
    ['with the site’s origin', { origin: 'https://www.sala.example' }],
    ['with the origin of the host that was requested', { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' }],
    ['with a form', { ...OWN, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }],
  ])('%s is accepted', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect(await send(headers, '/views', method)).toBe(404);
    expect(render).toHaveBeenCalledTimes(4);
  });

  test.each<[string, Record<string, string>, number]>([
    ['from another site', { ...OWN, 'sec-fetch-site': 'cross-site' }, 403],
    ['from another host of the same site', { ...OWN, 'sec-fetch-site': 'same-site' }, 403],
    ['with Sec-Fetch-Site none', { ...OWN, 'sec-fetch-site': 'none' }, 403],
    ['without any origin header', {}, 403],
    ['with the origin null', { origin: 'null' }, 403],
    ['from another origin', { origin: 'https://www.sala.example.evil.test' }, 403],
    ['with the type text/plain', { ...OWN, 'content-type': 'text/plain' }, 415],
    ['with the type text/plain;application/json', { ...OWN, 'content-type': 'text/plain;application/json' }, 415],
    ['with the type multipart/form-data', { ...OWN, 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s is rejected for every page', async (_, headers, status) => {
    for (const path of ['/views', '/home', '/push/subscriptions.data']) expect(await send(headers, path)).toBe(status);
    expect(render).not.toHaveBeenCalled();
  });

  test('over 64 KiB is rejected', async () => {
    const long = { method: 'POST', headers: { ...OWN, 'content-length': '65537' } };
    for (const path of ['/views', '/home']) expect((await website.request(path, long)).status).toBe(413);
    expect(render).not.toHaveBeenCalled();
  });

  test('over the rate limit is rejected, with a Thai page for HTML and a problem document otherwise', async () => {
    const from = { ...OWN, 'x-forwarded-for': '198.51.100.9' };
    for (let time = 0; time < 300; time++)
      await website.request('/ai-summary/feedback', { method: 'POST', headers: from });
    const { status, headers, body } = await get('/AI-summary/%66eedback/', from, 'POST');
    expect([status, headers['content-type']]).toEqual([429, 'application/problem+json']);
    expect(JSON.parse(body)).toMatchObject({ status: 429 });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const page = await get('/ai-summary/feedback', { ...from, accept: 'text/html' }, 'POST');
    expect(page).toMatchObject({ status: 429, headers: { 'content-type': expect.stringMatching(/^text\/html/) } });
    expect(page.body).toMatch(/<h1>มีการส่งข้อมูลจากเครือข่ายนี้ถี่เกินไป<\/h1><p>โปรดรอ \d+ วินาที/);
    expect(await send({ ...from, 'x-forwarded-for': '198.51.100.10' })).toBe(404);
    const other = { ...from, 'x-forwarded-for': '198.51.100.10' };
    expect((await get('/ai-summary/feedback', other, 'POST')).status).not.toBe(429);
    expect((await get('/home', from)).status).toBe(404);
  });
});

test('an address of more than 4,000 characters before its parameters is rejected', async () => {
  expect((await get(`/${'a'.repeat(3900)}`)).status).toBe(404);
  render.mockClear();
  expect(await get(`/${'%E0%B8%81'.repeat(445)}`, { accept: 'text/html' })).toMatchObject({
    status: 414,
    body: expect.stringContaining('ที่อยู่ของหน้านี้ยาวเกินไป'),
  });
  expect(render).not.toHaveBeenCalled();
});

test('an address with more than 100 parameters is rejected', async () => {
  expect((await get(`/home?${'a&'.repeat(99)}a`)).status).toBe(404);
  expect(await get(`/home?${'a&'.repeat(100)}a`, { accept: 'text/html' })).toMatchObject({
    status: 400,
    body: expect.stringContaining('พารามิเตอร์มากเกินไป'),
  });
});

describe('the client address', () => {
  const clientAddress = async (headers: Record<string, string> = {}) => {
    await get('/views', headers);
    return render.mock.lastCall?.[0].headers.get('x-client-address');
  };

  test('is the one that the trusted proxy appended, whatever headers the reader sends', async () => {
    expect(await clientAddress()).toBe('127.0.0.1');
    expect(await clientAddress({ 'x-client-address': '203.0.113.9' })).toBe('127.0.0.1');
    expect(await clientAddress({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })).toBe('198.51.100.7');
  });
});

test('a write waits for its turn only when its body is there, so that slow ones hold up nobody', async () => {
  const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const { port } = server.address() as AddressInfo;
  const bodies: string[] = [];
  render.mockImplementation(async (asked) => {
    bodies.push(await asked.text());
    return new Response(null, { status: 204 });
  });
  // more than a reader has turns
  const slow = Array.from({ length: 10 }, () => {
    const headers = { ...OWN, 'content-length': '2' };
    const asking = request({ port, host: '127.0.0.1', path: '/views', headers, method: 'POST' });
    asking.on('error', () => {});
    asking.write('{');
    return asking;
  });
  expect((await get('/home')).status).toBe(204);
  const answers = slow.map((asking) => new Promise((done) => asking.once('response', done)));
  for (const asking of slow) asking.end('}');
  await Promise.all(answers);
  expect(bodies).toEqual(['', ...Array(10).fill('{}')]);
});

test('a body without a length that is too large gets 413, before the page is rendered', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 3; count += 1) controller.enqueue(new Uint8Array(32 * 1024));
      controller.close();
    },
  });
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await website.request('https://www.sala.example/views', sent)).status).toBe(413);
  expect(render).not.toHaveBeenCalled();
});
