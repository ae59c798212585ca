import { measureGrowth, REPEATED } from '@sala/hostile-input';
import { PUBLIC_LIMITS } from '@sala/http-server';
import { bindConsoleToLog } from '@sala/telemetry';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isValidAddress } from '../../../packages/http-server/src/isValidAddress.ts';
import { PAGE_PARAMETERS } from '../app/platform/addresses/pageParameters.ts';
import { ADDRESSES } from '../app/routes.ts';
import { openBroadcaster } from '../providers/recorded/broadcaster.ts';
import { createTestWebsite } from '../server/testWebsite.ts';

// the CPU time per byte must not grow with the length of anything that a stranger sends: otherwise a single request
// could stop the site

const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.stubEnv('PROD', true);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
const { createTestSite } = await import('../app/testSite.server.ts');

/** `npm run test:hostile`: every text in every place, instead of some in each. */
const isWhole = process.env.HOSTILE === 'all';
const SHARE = 1;
const MAX_BODY_BYTES = 64 * 1024;
/** The maximum length of an address, without headers and escapes. */
const MAX_ADDRESS_LENGTH = PUBLIC_LIMITS.maxHeaderBytes - 1024;

const real = { ...console };
let ask: (path: string, init?: RequestInit) => Promise<unknown>;
beforeAll(async () => {
  // the log parses what it is given, as it does in a running website
  bindConsoleToLog('website', 'debug', { write: () => {} });
  const render = await createTestSite();
  const site = createTestWebsite({
    imageHosts: new Set(['pictures.test']),
    // unknown addresses: each page is rendered after all code that examines its address
    cacheBytes: 1,
    trustedProxies: 1,
    render: (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers, body } = request;
      return render(
        pathname + search,
        method === 'GET' ? { headers } : ({ method, headers, body, duplex: 'half' } as RequestInit),
      );
    },
    media: { mediaHosts: new Set(['media.test']), ttsApi: broadcaster.settings.TTS_API_URL ?? '' },
    routes: ROUTES,
  });
  ask = async (path, init) => {
    if (!isValidAddress(path)) return;
    const answer = await site.fetch(new Request(`http://localhost:3000${path}`, init));
    await answer.arrayBuffer();
  };
});
afterAll(() => {
  Object.assign(console, real);
  return broadcaster.close();
});

const ROUTES = ADDRESSES.map(({ path = '' }) => `/${path}`.replace('//', '/'));
const SERVED = [
  '/images/_/rs:fill:640:360/q:90/:a.webp',
  '/images/:a',
  '/sound/:a',
  '/streams/:a',
  '/streams/:a.m3u8',
  '/assets/:a',
  '/station/:a',
  '/:a/:b',
  '/:a.data',
];
const PATHS = [...ROUTES.filter((path) => path.includes(':')), ...SERVED].flatMap((path) =>
  (path.match(/:[a-zA-Z]\w*/g) ?? []).map(
    (name) => (part: string) =>
      path
        .replace(name, () => part)
        .replaceAll('?', '')
        .replace(/:([a-zA-Z]\w*)/g, '1')
        .replace('*', 'x'),
  ),
);
const PAGES = [
  '/home',
  '/search',
  '/news/archive',
  '/tags',
  '/program/schedules',
  '/flood',
  '/feed.xml',
  '/ai-summary',
  '/sitemap.xml',
];
/** A page that reads it, for each parameter. */
const READERS = Object.entries(PAGE_PARAMETERS)
  .flatMap(([pattern, names]) => names.map((name) => [name, pattern] as const))
  .filter(([name], index, all) => all.findIndex(([other]) => other === name) === index);
const HEADERS = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'cookie',
    'host',
    'if-modified-since',
    'if-none-match',
  ],
  ...[
    'origin',
    'range',
    'referer',
    'sec-fetch-site',
    'traceparent',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-request-id',
  ],
];
const WRITTEN = [
  '/views',
  '/collect',
  '/ai-audio-news/ratings',
  '/ai-audio-news/reports',
  '/push/subscriptions',
  '/purge',
  '/nowhere',
];

/** A share of the texts that differs from place to place, or all of them in the full test. */
const textsFor = (place: number) =>
  isWhole
    ? REPEATED
    : REPEATED.filter(
        (_, index) => index % Math.ceil(REPEATED.length / SHARE) === (place * 5) % Math.ceil(REPEATED.length / SHARE),
      );

/** Sends each text as `place` puts it into a request; returns sentences about those whose time grows. */
async function growing<Place>(
  places: Place[],
  maxLength: number,
  send: (place: Place, text: string) => Promise<unknown>,
  nameOf: (place: Place) => string,
) {
  const found: string[] = [];
  for (const [index, place] of places.entries())
    for (const [name, text] of textsFor(index)) {
      const sentence = await measureGrowth(`${nameOf(place)} ${name}`, text, maxLength, (value) => send(place, value));
      if (sentence) found.push(sentence);
    }
  return found;
}

// characters that an address may contain are sent as they are; others are escaped as a browser does, which makes them
// up to nine times as long
const asPart = (text: string) =>
  /^[\x21-\x7e]*$/.test(text)
    ? text.replace(/[?#]/g, '')
    : encodeURIComponent(text).slice(0, MAX_ADDRESS_LENGTH).replace(/%.?$/, '');

test('CPU time grows linearly with a part of a path', async () => {
  expect(
    await growing(
      PATHS,
      MAX_ADDRESS_LENGTH,
      (path, text) => ask(path(asPart(text))),
      (path) => path('…'),
    ),
  ).toEqual([]);
});

test('CPU time grows linearly with a query', async () => {
  const known = ['page_content_url', 'utm_source', 'token', 't', 'other'];
  const places = [
    ...known.map((name, index) => [PAGES[index % PAGES.length] ?? '', name] as const),
    ...READERS.map(([name, pattern]) => [pattern.replace(/:\w+/g, '1'), name] as const),
  ];
  const names = places.map(([page]) => page);
  expect(
    await growing(
      places,
      MAX_ADDRESS_LENGTH,
      ([page, name], text) => ask(`${page}?${name}=${asPart(text)}`),
      (place) => place.join('?'),
    ),
  ).toEqual([]);
  expect(
    await growing(
      names,
      MAX_ADDRESS_LENGTH,
      (page, text) => ask(`${page}?${asPart(text)}`),
      (page) => `${page}?`,
    ),
  ).toEqual([]);
});

test('CPU time grows linearly with a header', async () => {
  const places = HEADERS.map((header, index) => [PAGES[index % PAGES.length] ?? '', header] as const);
  const send = ([page, header]: readonly [string, string], text: string) =>
    ask(page, { headers: { [header]: text.replace(/[^\x20-\x7e]/g, 'x') } });
  expect(await growing(places, MAX_ADDRESS_LENGTH, send, (place) => place.join(' '))).toEqual([]);
});

test('CPU time grows linearly with a body', async () => {
  const places = WRITTEN.flatMap((path) => [
    [path, 'application/json', (text: string) => text] as const,
    [
      path,
      'application/json',
      (text: string) =>
        JSON.stringify({ refCode: text, message: text, email: text, url: text, endpoint: text, events: [text] }).slice(
          0,
          MAX_BODY_BYTES,
        ),
    ] as const,
    [
      path,
      'application/x-www-form-urlencoded',
      (text: string) => `email=${text}&message=${text}`.slice(0, MAX_BODY_BYTES),
    ] as const,
  ]);
  const send = ([path, type, bodyOf]: (typeof places)[number], text: string) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body: bodyOf(text),
    });
  expect(await growing(places, MAX_BODY_BYTES, send, ([path, type]) => `${path} ${type}`)).toEqual([]);
});
