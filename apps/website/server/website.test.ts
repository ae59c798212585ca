import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWebsite } from './website.ts';

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

const NO_SOUND = { mediaHosts: new Set<string>(), ttsApi: 'http://localhost' };
const render = vi.fn<(request: Request) => Promise<Response>>();
const website = createWebsite({
  render,
  files,
  imageHosts: new Set(),
  media: NO_SOUND,
  cacheBytes: 0,
  trustedProxies: 1,
});
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

/** Asks over a socket: what stands in the path arrives as it is written. */
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
  test('is kept for ever', async () => {
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

  test('comes compressed to who takes it', async () => {
    const { body, headers } = await get('/assets/app-a1b2.js', { 'accept-encoding': 'gzip, br' });
    expect([body, headers['content-encoding'], headers.vary]).toEqual(['brotli', 'br', 'Accept-Encoding']);
  });

  test('that is not there is a page’s matter, and not kept for ever', async () => {
    expect((await get('/assets/app-old.js')).headers['cache-control']).toBe('public, max-age=10');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('of the station is kept for a day', async () => {
    expect(await get('/station/icon.svg')).toMatchObject({
      body: '<svg/>',
      headers: { 'cache-control': 'public, max-age=86400', 'content-type': expect.stringContaining('image/svg+xml') },
    });
  });

  test('that works for the whole site is asked for anew', async () => {
    expect(await get('/service-worker.js?station=x')).toMatchObject({
      status: 200,
      body: 'work()',
      headers: { 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') },
    });
  });

  test('is only read', async () => {
    await get('/assets/app-a1b2.js', {}, 'POST');
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
])('nothing else of the disk is served: %s', async (path) => {
  const { status, body } = await get(path);
  expect(body).not.toMatch(/SECRET|root:/);
  expect(status).toBeGreaterThanOrEqual(400);
});

describe('a page', () => {
  test('[7.16-01] is sent with the policy of its status', async () => {
    render.mockResolvedValueOnce(new Response('หน้า', { headers: { 'cache-control': 'private' } }));
    expect((await get('/home')).headers['cache-control']).toBe(
      'public, max-age=20, stale-while-revalidate=60, s-maxage=10, stale-if-error=900',
    );
  });

  test('[7.16-02] with page_content_url is not kept', async () => {
    render.mockResolvedValueOnce(new Response('หน้า'));
    expect((await get('/home?page_content_url=x')).headers['cache-control']).toBe(
      'no-cache, no-store, max-age=0, must-revalidate',
    );
  });

  test('is compressed, and keeps its status', async () => {
    render.mockResolvedValueOnce(
      new Response('x'.repeat(5000), { status: 503, headers: { 'content-type': 'text/html' } }),
    );
    const { status, headers } = await get('/home', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([503, 'br', 'no-store']);
  });

  test('that cannot be rendered is a sentence in Thai, and tells nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render.mockRejectedValueOnce(new Error('SECRET at /srv/app.js:1'));
    const { status, body, headers } = await get('/home');
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toMatch(/^ขออภัย/);
    expect(body).not.toContain('SECRET');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

test.each(['/home', '/assets/app-a1b2.js', '/station/icon.svg', '/images/_/x', '/nowhere'])(
  'every answer carries the security headers: %s',
  async (path) => {
    expect((await get(path)).headers).toMatchObject(SECURITY);
  },
);

test('so does one that fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render.mockRejectedValueOnce(new Error('x'));
  expect((await get('/home')).headers).toMatchObject(SECURITY);
  log.mockRestore();
});

describe('the address of who asks', () => {
  const told = async (headers: Record<string, string> = {}) => {
    await get('/views', headers);
    return render.mock.lastCall?.[0].headers.get('x-client-address');
  };

  test('is what our outermost proxy has seen, whatever the reader says', async () => {
    expect(await told()).toBe('127.0.0.1');
    expect(await told({ 'x-client-address': '203.0.113.9' })).toBe('127.0.0.1');
    expect(await told({ 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })).toBe('198.51.100.7');
  });
});
