import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestWebsite } from '../testWebsite.ts';
import { type PageCache, servePagesFromMemory } from './index.ts';

// the website as it is served, over sockets
const HTML = `<!doctype html><title>ข่าว</title>${'ก'.repeat(2000)}`;
const SECRET = 'secret-of-the-station';
const render = vi.fn<(request: Request) => Promise<Response>>();
const website = createTestWebsite({ render, cacheBytes: 1e6, purgeSecret: SECRET, routes: ['/home', '/search'] });
const pages = website.pages as PageCache;
const server = createServer(
  servePagesFromMemory(pages, website.addresses, getRequestListener(website.fetch), website.counted),
);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

const html = (status = 200, headers: Record<string, string> = {}) =>
  new Response(HTML, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
beforeEach(() => {
  pages.purge(() => true);
  render.mockReset().mockImplementation(async () => html());
});

function ask(
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br, zstd' },
  method = 'GET',
) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, async (answer) => {
      const chunks = await answer.toArray();
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asking.on('error', fail).end();
  });
}

const without = ({ date: _, ...headers }: Record<string, unknown>) => headers;

test('[7.16-01] a page from memory has the body and all headers of the rendered one', async () => {
  const first = await ask('/home');
  const second = await ask('/home');
  expect(without(second.headers)).toEqual(without(first.headers));
  expect(second.headers).toMatchObject({
    'cache-control': 'public, max-age=20, stale-while-revalidate=60, s-maxage=10, stale-if-error=900',
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(second.body.length),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    age: '0',
  });
  expect([first, second].map(({ body }) => brotliDecompressSync(body).toString())).toEqual([HTML, HTML]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('headers of the first reader do not reach the page, and campaign parameters create no other page', async () => {
  await ask('/home?utm_source=line&fbclid=1', { cookie: 'a=b', 'accept-language': 'en', host: 'evil.example' });
  await ask('/home?utm_source=mail&x=1');
  await ask('/home');
  expect(render).toHaveBeenCalledTimes(1);
  const [rendered] = render.mock.lastCall ?? [];
  expect(rendered?.url).toBe('http://website/home');
  expect([...(rendered?.headers ?? [])]).toEqual([['accept', 'text/html']]);
});

test('parameters that a page does not read create no other page, also those that others read', async () => {
  for (const query of ['', '?q=1', '?q=2', '?page=2', '?from=1&before=2&_routes=x']) await ask(`/home${query}`);
  expect(render).toHaveBeenCalledTimes(1);
  for (const query of ['?q=1', '?q=2', '?q=2&list=x']) await ask(`/search${query}`);
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual([
    'http://website/home',
    'http://website/search?q=1',
    'http://website/search?q=2',
  ]);
});

test('[2.3-02 7.16-02] a page with page_content_url is rendered for each request and never cached', async () => {
  await ask('/home');
  for (const _ of ['first', 'second']) {
    const { headers } = await ask('/home?page_content_url=https%3A%2F%2Fx.example');
    expect(headers['cache-control']).toBe('no-cache, no-store, max-age=0, must-revalidate');
    expect(headers.age).toBeUndefined();
  }
  expect(render).toHaveBeenCalledTimes(3);
  expect(render.mock.lastCall?.[0].url).toContain('page_content_url=');
  await ask('/home');
  expect(render).toHaveBeenCalledTimes(3);
});

test('an endpoint with rate limits gets the client address until it answers 200, which is cached', async () => {
  render
    .mockImplementationOnce(async () => Response.json({}, { status: 429 }))
    .mockImplementation(async () => Response.json({ state: 'ready' }));
  const item = '/ai-audio-news/items/7';
  const statuses = [];
  for (let times = 0; times < 3; times++) statuses.push((await ask(item)).status);
  expect(statuses).toEqual([429, 200, 200]);
  expect(render.mock.calls.map(([rendered]) => rendered.headers.get('x-client-address'))).toEqual([
    '127.0.0.1',
    '127.0.0.1',
  ]);
});

test('concurrent requests share one rendering', async () => {
  await Promise.all(Array.from({ length: 100 }, () => ask('/home')));
  expect(render).toHaveBeenCalledTimes(1);
});

test('If-None-Match answers 304 while the page is unchanged, also after a purge', async () => {
  const { headers } = await ask('/home');
  const known = { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip' };
  const again = await ask('/home', known);
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(again.headers['cache-control']).toBe(headers['cache-control']);
  pages.purge(() => true);
  expect((await ask('/home', known)).status).toBe(304);
  render.mockImplementation(async () => new Response('another'));
  pages.purge(() => true);
  expect((await ask('/home', known)).status).toBe(200);
});

test('HEAD answers the headers of GET without a body, rendered or cached', async () => {
  const rendered = await ask('/home', { 'accept-encoding': 'br' }, 'HEAD');
  const cached = await ask('/home', { 'accept-encoding': 'br' }, 'HEAD');
  const whole = await ask('/home', { 'accept-encoding': 'br' });
  expect([rendered.body.length, cached.body.length]).toEqual([0, 0]);
  expect(without(rendered.headers)).toEqual(without(whole.headers));
  expect(without(cached.headers)).toEqual(without(whole.headers));
});

test('POST is neither answered from the cache nor cached', async () => {
  await ask('/home', { 'sec-fetch-site': 'same-origin' }, 'POST');
  await ask('/home', { 'sec-fetch-site': 'same-origin' }, 'POST');
  expect(render).toHaveBeenCalledTimes(2);
  expect(render.mock.lastCall?.[0].method).toBe('POST');
});

test('a redirect is cached and keeps the campaign parameters', async () => {
  render.mockImplementation(async () => new Response(null, { status: 301, headers: { location: '/new' } }));
  for (const query of ['?utm_source=line', '?utm_source=mail', ''])
    expect((await ask(`/old${query}`)).headers.location).toBe(`/new${query}`);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a redirect in a page’s data keeps the query as well', async () => {
  // React Router puts the target into the body
  render.mockImplementation(async ({ url }) => new Response(`/new${new URL(url).search}`, { status: 202 }));
  for (const query of ['?utm_source=line', '', '?a=1'])
    expect((await ask(`/old.data${query}`)).body.toString()).toBe(`/new${query}`);
});

test('[7.16-01] when rendering throws, the cached page is served; without one the answer is 500 in Thai', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await ask('/home');
  render.mockRejectedValue(new Error('SECRET'));
  pages.doubt();
  const cached = await ask('/home');
  expect([cached.status, brotliDecompressSync(cached.body).toString()]).toEqual([200, HTML]);
  const never = await ask('/news');
  expect([never.status, never.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(never.headers['content-type']).toMatch(/^text\/html/);
  expect(brotliDecompressSync(never.body).toString()).toMatch(/<h1>ขออภัย .*ลองใหม่อีกครั้ง<\/a>/);
  expect(log.mock.calls.map(([message]) => message)).toContainEqual(expect.stringContaining('is shown instead'));
  log.mockRestore();
});

test.each(['//evil.example/home', '/%', '/home#x', '/a/../home', `/search?q=${'ก'.repeat(500)}`])(
  'an unusual address is answered: %s',
  async (path) => {
    const escaped = [...path].map((sign) => (sign > '~' ? encodeURIComponent(sign) : sign)).join('');
    expect((await ask(escaped)).status).toBe(200);
    expect((await ask(escaped)).status).toBe(200);
  },
);

test('a purge with the secret has the changed pages rendered anew; one without it answers 401', async () => {
  await ask('/news/content/7');
  await ask('/home');
  const purge = (authorization: string) =>
    website.request('/purge', { method: 'POST', body: '{"stories": [7]}', headers: { authorization } });
  expect((await purge('Bearer wrong')).status).toBe(401);
  await ask('/home');
  expect(render).toHaveBeenCalledTimes(2);
  expect((await purge(`Bearer ${SECRET}`)).status).toBe(204);
  await ask('/news/content/7');
  await ask('/home');
  expect(render).toHaveBeenCalledTimes(4);
});
