import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ADDRESSES } from '../app/routes.ts';
import { openBroadcaster } from '../providers/recorded/broadcaster.ts';
import { PAGES } from '../providers/recorded/pages.ts';
import { createTestWebsite } from '../server/testWebsite.ts';
import { listHeaderDangers, listLeaks, listPageDangers } from './dangers.ts';
import { BODIES, PARTS, QUERIES } from './parameters.ts';

// hostile requests to every address of the site, with services that work

const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.stubEnv('PROD', true);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
const { createTestSite } = await import('../app/testSite.server.ts');

/** `npm run test:hostile`: everything at every address, instead of some at each and each at some. */
const isWhole = process.env.HOSTILE === 'all';
const SHARE = 2;

const ROUTES = ADDRESSES.map(({ path = '' }) => path.replace('*', '/nowhere'));
/** Paths that the server answers before any page. */
const FILES = [
  '/images/:a',
  '/sound/:a',
  '/streams/:a',
  '/assets/:a',
  '/station/:a',
  '/service-worker.js',
  '/purge',
  '/:a/:b',
];
/** Parameters with which a page exists. */
const FOUND: Record<string, string> = {
  id: '502330',
  programKey: 'KhonRimKhlong',
  seasonKey: 'first',
  source: 'khlongsai-news',
  url: 'region',
};

let ask: (path: string, init?: RequestInit) => Response | Promise<Response>;
beforeAll(async () => {
  const render = await createTestSite();
  const site = createTestWebsite({
    limitsRates: false,
    render: (request) => {
      const { pathname, search } = new URL(request.url);
      const sent =
        request.method === 'GET'
          ? {}
          : { method: request.method, headers: request.headers, body: request.body, duplex: 'half' };
      return render(pathname + search, sent);
    },
    media: { mediaHosts: new Set(), ttsApi: broadcaster.settings.TTS_API_URL ?? '' },
  });
  ask = (path, init) => site.fetch(new Request(`http://localhost:3000${path}`, init));
});
beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
});
afterAll(() => broadcaster.close());

/** A share of all that differs from address to address, or all in the full test. */
const shareOf = <One>(all: One[], address: number): One[] =>
  isWhole
    ? all
    : all.filter((_, index) => index % Math.ceil(all.length / SHARE) === (address * 7) % Math.ceil(all.length / SHARE));

/** The faults of an answer. */
async function findFaults(path: string, init?: RequestInit): Promise<string[]> {
  const response = await ask(path, init);
  const text = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const isPage = response.headers.get('content-type')?.includes('html');
  return [
    // a service without a recording for a request counts as failed
    ...(response.status >= 500 && !(init?.method && response.status === 503) ? [`answers ${response.status}`] : []),
    ...listHeaderDangers(response.headers),
    ...(isPage ? listPageDangers(text, policy) : listLeaks(text)),
    ...(/root:x:|"dependencies"/.test(text) ? ['a file of the server'] : []),
    ...(policy === '' ? ['no policy'] : []),
  ].map((fault) => `${init?.method ?? 'GET'} ${path.slice(0, 120)} ${String(init?.body ?? '').slice(0, 80)}: ${fault}`);
}

test('hostile parts of paths cause no dangerous answer', async () => {
  const found: string[] = [];
  for (const [address, route] of [...ROUTES, ...FILES].entries())
    for (const name of route.match(/:\w+/g) ?? [])
      for (const part of shareOf(PARTS, address)) {
        const path = route
          .replace(name, () => part)
          .replaceAll('?', '')
          .replace(/:(\w+)/g, (_, other) => FOUND[other] ?? '1');
        found.push(...(await findFaults(path)), ...(isWhole ? await findFaults(`${path}.data`) : []));
      }
  expect(found).toEqual([]);
});

test('hostile queries cause no dangerous answer', async () => {
  const found: string[] = [];
  for (const [index, query] of QUERIES.entries())
    for (const [page] of isWhole ? PAGES : PAGES.slice((index * 7) % PAGES.length).slice(0, 1))
      found.push(...(await findFaults(`${page}${page.includes('?') ? '&' : '?'}${query}`)));
  expect(found).toEqual([]);
});

test('hostile bodies cause no dangerous answer, at any address and with any method', async () => {
  const found: string[] = [];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  for (const [address, route] of [...ROUTES, ...FILES].entries()) {
    const path = route.replaceAll('?', '').replace(/:(\w+)/g, (_, name) => FOUND[name] ?? '1');
    const isWritten = /views|ratings|reports|subscriptions|feedback|collect/.test(path);
    for (const method of isWhole || isWritten ? methods : shareOf(methods, address).slice(0, 1))
      for (const [type, body] of isWritten ? BODIES : shareOf(BODIES, address).slice(0, isWhole ? BODIES.length : 1)) {
        const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
        found.push(...(await findFaults(path, { method, headers, body })));
      }
  }
  expect(found).toEqual([]);
});

test('forged headers cause no dangerous answer and appear in no page', async () => {
  const found: string[] = [];
  const forgedHeaders: Record<string, string>[] = [
    ...['evil.test', 'evil.test:80', 'localhost:3000@evil.test', '"><script>alert(1)</script>'].flatMap((host) => [
      { host },
      { 'x-forwarded-host': host },
      { 'x-original-url': `/${host}`, 'x-rewrite-url': `/${host}` },
      { forwarded: `host=${host}`, 'x-forwarded-proto': 'javascript', 'x-forwarded-for': host },
      { origin: `http://${host}`, referer: `http://${host}/` },
    ]),
    {
      cookie: 'sala_consent=<script>alert(1)</script>; __proto__=1',
      'accept-language': '<script>',
      'user-agent': '<script>alert(1)</script>',
    },
    { range: 'bytes=0-,0-,0-', 'accept-encoding': 'gzip;q=evil, *', 'if-none-match': '*', 'if-modified-since': 'x' },
    {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'PUT',
      te: 'trailers',
      upgrade: 'websocket',
      connection: 'upgrade',
    },
    {
      accept: `text/html${',*/*'.repeat(500)}`,
      'content-type': 'multipart/form-data; boundary=',
      'x-client-address': '127.0.0.1',
    },
  ];
  const pages = ['/home', '/news/content/502330', '/sitemap.xml', '/feed.xml', '/nowhere'];
  for (const [index, headers] of forgedHeaders.entries())
    for (const path of isWhole ? pages : [pages[index % pages.length] ?? '']) {
      found.push(...(await findFaults(path, { headers })));
      if (/evil\.test|alert\(1\)/.test(await (await ask(path, { headers })).text()))
        found.push(`${path} believes ${JSON.stringify(headers)}`);
    }
  expect(found).toEqual([]);
});
