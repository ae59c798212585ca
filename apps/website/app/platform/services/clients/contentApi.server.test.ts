import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATION } from '@sala/station';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CHANGE_CHANNELS } from '../changeChannels.server.ts';
import { json, openTestService, type TestService } from '../testService.ts';

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
  service.requests.length = 0;
});

/** The client of a server that has just started: nothing is cached. */
const freshClient = () => import('./contentApi.server.ts');

const entry = (title: string) => ({ data: [{ id: 1, title, path: '/home', url: '/x', options: [] }] });
const requests = () => service.requests.map((url) => url.replace(/^\/api\//, ''));

test('[7.1-01 7.1-02 7.1-03 7.1-04 7.1-05 7.1-06 7.1-07 7.1-08] fetchNavigation requests the seven collections with their parameters', async () => {
  service.answer = json(entry('จากบริการ'));
  const { fetchNavigation } = await freshClient();
  const navigation = await fetchNavigation();
  const sorted = '?sort=order&populate=deep';
  expect(requests().toSorted()).toEqual(
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

/** The answer of a stock Strapi 5 to a query with unknown keys. */
const rejectsQuery = (unknown: RegExp) => (request: IncomingMessage, response: ServerResponse) => {
  const query = decodeURIComponent(request.url ?? '');
  if (!unknown.test(query)) return json(entry('จากบริการ'))(request, response);
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: null, error: { status: 400, name: 'ValidationError', message: 'Invalid key' } }));
};

test('[7.1-08] a service that rejects populate=deep is requested with named relations, from then on at once', async () => {
  service.answer = rejectsQuery(/populate=deep/);
  const { fetchCollection } = await freshClient();
  expect((await fetchCollection('live-channels')).response).toMatchObject([{ title: 'จากบริการ' }]);
  expect((await fetchCollection('orgs')).response).toMatchObject([{ title: 'จากบริการ' }]);
  await fetchCollection('live-channels');
  const named = 'live-channels?sort=order&populate[0]=logo1x&populate[1]=logo2x';
  expect(requests().map(decodeURIComponent)).toEqual([
    'live-channels?sort=order&populate=deep',
    named,
    'orgs?sort=order&populate=deep',
    'orgs?sort=order',
    named,
  ]);
});

test('populate=* is the last attempt when named relations are rejected as well', async () => {
  service.answer = rejectsQuery(/populate(=deep|\[)/);
  const { fetchCollection } = await freshClient();
  expect((await fetchCollection('main-navs')).response).toMatchObject([{ title: 'จากบริการ' }]);
  expect(requests().at(-1)).toBe('main-navs?populate=*');
  service.answer = rejectsQuery(/./);
  expect((await fetchCollection('hot-news')).error?.status).toBe(400);
  expect(requests().filter((url) => url.startsWith('hot-news'))).toHaveLength(3);
});

test('[7.1-10] the seven collections are requested in parallel', async () => {
  const waiting: (() => void)[] = [];
  service.answer = (request, response) => {
    waiting.push(() => json(entry('x'))(request, response));
    if (waiting.length === 7) for (const answer of waiting) answer();
  };
  const { fetchNavigation } = await freshClient();
  expect((await fetchNavigation()).orgs).toMatchObject([{ title: 'x' }]);
});

test('[7.1-11 8-02] a failed or empty collection is replaced by the built-in one; failures are logged', async () => {
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
  expect(log.mock.calls.map(([sentence]) => sentence).toSorted()).toEqual([
    expect.stringMatching(/^live-channels of content .* failed:$/),
    expect.stringMatching(/^orgs of content .* failed:$/),
  ]);
});

test('[8-02] each collection that the service does not have is logged, once for many pages', async () => {
  service.answer = json({}, 404);
  const { fetchNavigation, BUILT_IN_NAVIGATION } = await freshClient();
  let now = 1_000_000;
  for (let page = 0; page < 3; page++) await fetchNavigation(() => (now += 5000));
  expect(log.mock.calls.map(([sentence]) => sentence.split(' ')[0]).toSorted()).toEqual(
    Object.keys(BUILT_IN_NAVIGATION).toSorted(),
  );
  expect(service.requests).toHaveLength(21);
});

test('[7.1-12 8-03] if the whole batch throws, all collections are the built-in ones, and the error is logged', async () => {
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
])(
  '[7.1-14] SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR %s caches the navigation for the second page or not (case %#)',
  async (_, setting, times) => {
    if (setting !== undefined) vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', setting);
    service.answer = json(entry('x'));
    const { fetchNavigation } = await freshClient();
    await fetchNavigation();
    await fetchNavigation();
    expect(service.requests).toHaveLength(times);
  },
);

test('a service that is down is requested again after five seconds, not for every page', async () => {
  service.answer = (_, response) => response.writeHead(500).end();
  const { fetchNavigation } = await freshClient();
  let now = 1_000_000;
  await fetchNavigation(() => now);
  now += 4999;
  await fetchNavigation(() => now);
  expect(service.requests).toHaveLength(7);
  now += 1;
  service.answer = json(entry('wieder da'));
  expect((await fetchNavigation(() => now)).orgs).toMatchObject([{ title: 'wieder da' }]);
});

test('a service that reports a change is requested at once, even after failures', async () => {
  service.answer = (_, response) => response.writeHead(500).end();
  const { fetchNavigation } = await freshClient();
  let now = 1_000_000;
  // often enough for the breaker to open
  for (let page = 0; page < 4; page++) await fetchNavigation(() => (now += 5000));
  service.answer = json(entry('กลับมาแล้ว'));
  channel(CHANGE_CHANNELS.change).publish({ everything: true });
  const navigation = await fetchNavigation(() => now);
  for (const entries of Object.values(navigation)) expect(entries).toMatchObject([{ title: 'กลับมาแล้ว' }]);
});

test('relative addresses of files are resolved against the service', async () => {
  service.answer = json({
    data: [
      { id: 1, title: 'x', options: [{ id: 1, title: 'y', url: '/z', logoLightTheme: { url: '/uploads/a.png' } }] },
    ],
  });
  const { fetchNavigation } = await freshClient();
  const [menu] = (await fetchNavigation())['network-menus'];
  expect(menu?.options[0]).toMatchObject({ url: '/z', logoLightTheme: { url: `${service.address}/uploads/a.png` } });
});
