import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_PARAMETERS } from '../app/platform/addresses/pageParameters.ts';
import { json } from '../app/platform/services/testService.ts';
import { ADDRESSES } from '../app/routes.ts';
import { openBroadcaster } from '../providers/recorded/broadcaster.ts';

// services that refuse with 400 what no row of theirs can have: an id beyond their integers, a text with a NUL. To a
// reader such a thing does not exist; the site has not failed, and 503 would make crawlers and monitors come again

const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.stubEnv('PROD', true);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
const { createTestSite } = await import('../app/testSite.server.ts');

/** An id beyond a 32-bit integer, one beyond JavaScript's, and NULs, as they occur in an address. */
const UNREADABLE = ['2147483648', '9'.repeat(18), '%00', 'a%00b'];
const IS_UNREADABLE = new RegExp(UNREADABLE.map((text) => decodeURIComponent(text)).join('|'));

// any text can be searched for
const { SEARCH_API_URL: _, ...services } = broadcaster.services;
for (const service of Object.values(services)) {
  const { answer } = service;
  service.answer = async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const isRefused = IS_UNREADABLE.test(decodeURIComponent(`${request.url} ${body}`));
    return (isRefused ? json({ title: 'Bad parameters', status: 400 }, 400) : answer)(request, response);
  };
}

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  site = await createTestSite();
});
beforeEach(() => {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
});
afterAll(() => broadcaster.close());

/** What is wrong with the answer to a request for something that cannot exist. */
async function findFailure(path: string, init?: RequestInit): Promise<string[]> {
  const { status } = await site(path, init);
  return status < 500 ? [] : [`${init?.method ?? 'GET'} ${path} ${init?.body ?? ''}: ${status}`];
}

/** Parts of a path with which a page exists, so that the other part alone is unreadable. */
const FOUND: Record<string, string> = {
  contentId: '502330',
  id: '502330',
  programKey: 'KhonRimKhlong',
  source: 'khlongsai-news',
  kind: 'content',
  slug: 'politics',
};
const toFound = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name) => FOUND[name] ?? '1');

test('what services cannot read is missing at every address with a part that readers can change', async () => {
  const found: string[] = [];
  const routes = ADDRESSES.map(({ path = '' }) => path.replaceAll('?', '')).filter((path) => path.includes(':'));
  expect(routes.length).toBeGreaterThan(25);
  for (const route of routes)
    for (const name of route.match(/:\w+/g) ?? [])
      for (const part of UNREADABLE) {
        found.push(...(await findFailure(toFound(route.replace(name, part)))));
      }
  expect(found).toEqual([]);
});

test('what services cannot read is missing, or counts as not given, in every parameter that a page reads', async () => {
  const found: string[] = [];
  const parameters = { ...PAGE_PARAMETERS, '/preview/content': ['token'], '/preview/episode': ['token'] };
  for (const [pattern, names] of Object.entries(parameters))
    for (const name of names)
      for (const text of UNREADABLE) found.push(...(await findFailure(`${toFound(pattern)}?${name}=${text}`)));
  expect(found).toEqual([]);
});

test('what services cannot read is refused or missing in everything that a page sends', async () => {
  const found: string[] = [];
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox' };
  for (const text of UNREADABLE.map((part) => decodeURIComponent(part)))
    for (const [path, body] of [
      ['/ai-summary/feedback', { refCode: `khlongsai-news/${text}`, vote: 'yes' }],
      ['/ai-summary/feedback', { refCode: `${text}/1`, vote: 'yes' }],
      ['/ai-audio-news/ratings', { refCode: `khlongsai-news/${text}`, like: 1, dislike: 0 }],
      ['/ai-audio-news/ratings', { refCode: `${text}/1`, like: 1, dislike: 0 }],
      ['/ai-audio-news/reports', { reason: 'other', message: text, email: '', url: `/news/content/${text}` }],
      ['/push/subscriptions', { endpoint: `https://push.example/${text}`, keys: { p256dh: 'a', auth: 'b' } }],
      ['/push/subscriptions/show', { endpoint: `https://push.example/${text}` }],
      ['/views', { type: 'content', id: text, category: text }],
      ['/views', { kind: 'watch', videoKey: text, categoryId: text, programId: text }],
    ] as const)
      found.push(...(await findFailure(path, { method: 'POST', headers, body: JSON.stringify(body) })));
  expect(found).toEqual([]);
});
