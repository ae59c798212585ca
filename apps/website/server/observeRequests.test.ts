import { metrics, startServiceCall } from '@sala/telemetry';
import { beforeEach, expect, test, vi } from 'vitest';
import { measurePages } from './observeRequests.ts';
import { createTestWebsite } from './testWebsite.ts';

const render = vi.fn<(request: Request) => Promise<Response>>();
const site = (trustedProxies: number, cacheBytes = 0) =>
  createTestWebsite({ render, cacheBytes, trustedProxies, limitsRates: false, routes: ['/home', '/news/content/:id'] });
beforeEach(() => {
  render.mockReset().mockImplementation(async () => new Response('หน้า', { headers: { 'content-type': 'text/html' } }));
});

const MADE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = async (answer: Response | Promise<Response>) => (await answer).headers.get('x-request-id');
const withProxyHeaders = {
  headers: { 'x-request-id': 'edge-0001', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
};

test('a request id from a trusted proxy is used, any other is replaced', async () => {
  expect(await idOf(site(1).request('/home', withProxyHeaders))).toBe('edge-0001');
  expect(await idOf(site(1).request('/assets/none.js', withProxyHeaders))).toBe('edge-0001');
  expect(await idOf(site(0).request('/home', withProxyHeaders))).toMatch(MADE);
});

test('services get the request id of the page that is rendered, and a cached page keeps its id', async () => {
  const sent: Record<string, string>[] = [];
  render.mockImplementation(async () => {
    sent.push(startServiceCall('GET', new URL('http://service.test/')).headers);
    return new Response('หน้า');
  });
  const [plain, cached] = [site(1), site(1, 1e6)];
  await plain.request('/home', withProxyHeaders);
  expect(sent).toEqual([withProxyHeaders.headers]);
  const first = await idOf(cached.request('/home', { headers: { 'x-request-id': 'first-0001' } }));
  const second = await idOf(cached.request('/home', { headers: { 'x-request-id': 'second-001' } }));
  expect([first, second]).toEqual(['first-0001', 'first-0001']);
});

test('metrics label requests by route pattern, never by address', async () => {
  const website = site(0, 1e6);
  for (const path of ['/news/content/1', '/news/content/2', '/x/1', '/x/2', '/y']) await website.request(path);
  website.counted('/news/content/1?page=2', 304);
  measurePages(website.pages);
  const text = await metrics.metrics();
  expect(text).toContain('sala_http_requests_total{route="/news/content/:id",status="200"} 2');
  expect(text).toContain('sala_http_requests_total{route="/news/content/:id",status="304"} 1');
  expect(text).toContain('sala_page_render_seconds_count{route="/news/content/:id"} 2');
  expect(text).toContain('sala_http_requests_total{route="none",status="200"} 3');
  expect(text).toContain('sala_page_cache_total{outcome="rendered"} 5');
  expect(text).toMatch(/^sala_page_cache_bytes [1-9]\d+$/m);
  expect(text).not.toMatch(/content\/1|\/x\//);
});

test('/healthz answers uncached, and /metrics is not served to readers', async () => {
  const answer = await site(0, 1e6).request('/healthz');
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
    200,
    'alive\n',
    'no-store',
  ]);
  expect((await site(0).request('/metrics')).headers.get('content-type')).not.toContain('version=0.0.4');
  expect(render).toHaveBeenCalledTimes(1);
});
