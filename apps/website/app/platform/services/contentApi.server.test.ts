import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGE_CHANNELS } from '@sala/contracts';
import { STATION } from '@sala/station';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService, type TestService } from './testService.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('CONTENT_API_URL', `${service.address}/api`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  log.mockClear();
  service.asked.length = 0;
});

/** The client as a server that has just started has it: nothing is remembered. */
const freshClient = () => import('./contentApi.server.ts');

const entry = (title: string) => ({ data: [{ id: 1, title, path: '/home', url: '/x', options: [] }] });
const asked = () => service.asked.map((url) => url.replace(/^\/api\//, ''));

test('[7.1-01 7.1-02 7.1-03 7.1-04 7.1-05 7.1-06 7.1-07 7.1-08] the seven collections are read, with their parameters', async () => {
  service.answer = json(entry('จากบริการ'));
  const { fetchNavigation } = await freshClient();
  const navigation = await fetchNavigation();
  const sorted = '?sort=order&populate=deep';
  expect(asked().toSorted()).toEqual(
    [
      `global-navs${sorted}`,
      'main-navs?populate=deep',
      `hamburger-menus${sorted}`,
      `one-${STATION.brand}-menus${sorted}`,
      `orgs${sorted}`,
      `live-channels${sorted}`,
      `hot-news${sorted}`,
    ].toSorted(),
  );
  for (const entries of Object.values(navigation)) expect(entries).toMatchObject([{ title: 'จากบริการ' }]);
});

/** As a stock Strapi 5 answers a query that names what it does not know. */
const doesNotKnow = (unknown: RegExp) => (request: IncomingMessage, response: ServerResponse) => {
  const query = decodeURIComponent(request.url ?? '');
  if (!unknown.test(query)) return json(entry('จากบริการ'))(request, response);
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: null, error: { status: 400, name: 'ValidationError', message: 'Invalid key' } }));
};

test('[7.1-08] a service that does not know populate=deep is asked for the relations by name, from then on at once', async () => {
  service.answer = doesNotKnow(/populate=deep/);
  const { fetchCollection } = await freshClient();
  expect((await fetchCollection('live-channels')).response).toMatchObject([{ title: 'จากบริการ' }]);
  expect((await fetchCollection('orgs')).response).toMatchObject([{ title: 'จากบริการ' }]);
  await fetchCollection('live-channels');
  const named = 'live-channels?sort=order&populate[0]=logo1x&populate[1]=logo2x';
  expect(asked().map(decodeURIComponent)).toEqual([
    'live-channels?sort=order&populate=deep',
    named,
    'orgs?sort=order&populate=deep',
    'orgs?sort=order',
    named,
  ]);
});

test('a service with content types of its own is asked for what stands beside an entry; one that refuses that has failed', async () => {
  service.answer = doesNotKnow(/populate(=deep|\[)/);
  const { fetchCollection } = await freshClient();
  expect((await fetchCollection('main-navs')).response).toMatchObject([{ title: 'จากบริการ' }]);
  expect(asked().at(-1)).toBe('main-navs?populate=*');
  service.answer = doesNotKnow(/./);
  expect((await fetchCollection('hot-news')).error?.status).toBe(400);
  expect(asked().filter((url) => url.startsWith('hot-news'))).toHaveLength(3);
});

test('[7.1-10] all seven are asked before any has answered', async () => {
  const waiting: (() => void)[] = [];
  service.answer = (request, response) => {
    waiting.push(() => json(entry('x'))(request, response));
    if (waiting.length === 7) for (const answer of waiting) answer();
  };
  const { fetchNavigation } = await freshClient();
  expect((await fetchNavigation()).orgs).toMatchObject([{ title: 'x' }]);
});

test('[7.1-11 8-02] each that fails or is empty is the built-in one, and is logged; the others stay', async () => {
  service.answer = (request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    if (name.startsWith('orgs')) return response.writeHead(500).end('{}');
    if (name.startsWith('hot-news')) return json({ data: [] })(request, response);
    if (name.startsWith('live')) return response.writeHead(200).end('<html>');
    return json(entry('จากบริการ'))(request, response);
  };
  const { fetchNavigation, BUILT_IN_NAVIGATION } = await freshClient();
  const navigation = await fetchNavigation();
  expect(navigation.orgs).toBe(BUILT_IN_NAVIGATION.orgs);
  expect(navigation['hot-news']).toBe(BUILT_IN_NAVIGATION['hot-news']);
  expect(navigation['live-channels']).toBe(BUILT_IN_NAVIGATION['live-channels']);
  expect(navigation['global-navs']).toMatchObject([{ title: 'จากบริการ' }]);
  expect(log.mock.calls.map(([sentence]) => sentence).toSorted()).toEqual(['live-channels failed:', 'orgs failed:']);
});

test('[7.1-12 8-03] if the whole batch throws, all are the built-in ones, and that is logged', async () => {
  const { fetchNavigation, BUILT_IN_NAVIGATION } = await freshClient();
  // nothing else in the batch throws: each call of it settles into an area
  const withoutAll = new Proxy(Promise, {
    get: (target, key) => {
      if (key === 'all') throw new Error('no batch');
      return Reflect.get(target, key);
    },
  });
  vi.stubGlobal('Promise', withoutAll);
  try {
    expect(await fetchNavigation()).toBe(BUILT_IN_NAVIGATION);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(log).toHaveBeenCalledWith('Error fetching nav items:', expect.any(Error));
});

test.each([
  ['unset', undefined, 7],
  ['1', '1', 7],
  ['0', '0', 14],
  ['-1', '-1', 14],
])('[7.1-14] with SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR %s two pages ask %#', async (_, setting, times) => {
  if (setting !== undefined) vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', setting);
  service.answer = json(entry('x'));
  const { fetchNavigation } = await freshClient();
  await fetchNavigation();
  await fetchNavigation();
  expect(service.asked).toHaveLength(times);
});

test('a service that is down is asked again after five seconds, not for every page', async () => {
  service.answer = (_, response) => response.writeHead(500).end();
  const { fetchNavigation } = await freshClient();
  let now = 1_000_000;
  await fetchNavigation(() => now);
  now += 4999;
  await fetchNavigation(() => now);
  expect(service.asked).toHaveLength(7);
  now += 1;
  service.answer = json(entry('wieder da'));
  expect((await fetchNavigation(() => now)).orgs).toMatchObject([{ title: 'wieder da' }]);
});

test('a service that tells of a change is there again, and is asked at once', async () => {
  service.answer = (_, response) => response.writeHead(500).end();
  const { fetchNavigation } = await freshClient();
  let now = 1_000_000;
  // often enough for the breaker to open
  for (let page = 0; page < 4; page++) await fetchNavigation(() => (now += 5000));
  service.answer = json(entry('กลับมาแล้ว'));
  channel(CHANGE_CHANNELS.told).publish({ everything: true });
  const navigation = await fetchNavigation(() => now);
  for (const entries of Object.values(navigation)) expect(entries).toMatchObject([{ title: 'กลับมาแล้ว' }]);
});

test('a service’s own files are addressed from its root', async () => {
  service.answer = json({
    data: [
      { id: 1, title: 'x', options: [{ id: 1, title: 'y', url: '/z', logoLightTheme: { url: '/uploads/a.png' } }] },
    ],
  });
  const { fetchNavigation } = await freshClient();
  const [menu] = (await fetchNavigation())['network-menus'];
  expect(menu?.options[0]).toMatchObject({ url: '/z', logoLightTheme: { url: `${service.address}/uploads/a.png` } });
});
