import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CACHES, type CacheName } from './caches.server.ts';
import { CHANGE_CHANNELS } from './changeChannels.server.ts';
import { json, openTestService } from './testService.ts';

const service = await openTestService();
for (const name of ['MAIN_API_URL', 'CONTENT_API_URL', 'TAG_API_URL']) vi.stubEnv(name, service.address);
const { fetchBreakingNews, fetchEmergency, fetchHotNews, fetchTagList, fetchTrends } = await import(
  './index.server.ts'
);

const { signal } = new AbortController();
const announce = (change: object) => channel(CHANGE_CHANNELS.change).publish({ stories: [], paths: [], ...change });
const setStreamUp = (isUp: boolean) => channel(CHANGE_CHANNELS.connection).publish(isUp);

/** For each cache, what a page fetches by way of it. */
const PAGES: Record<CacheName, () => Promise<unknown>> = {
  sharedAnswers: () => fetchHotNews(signal),
  emergency: () => fetchEmergency(),
  menus: () => fetchTrends(),
  breakers: () => fetchTagList(1, signal),
};
/** More than as many different resources that fail as open a breaker. */
const FAILING_COUNT = 41;

/** How many requests of the service a page causes. */
async function countRequests(page: () => Promise<unknown>): Promise<number> {
  const before = service.requests.length;
  await page();
  return service.requests.length - before;
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.answer = (request, response) =>
    json(
      request.url?.startsWith('/hot-news') ? { items: [] } : { data: [] },
      request.url?.startsWith('/list') ? 500 : 200,
    )(request, response);
  setStreamUp(true);
});
afterAll(async () => {
  setStreamUp(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await service.close();
});

const NAMES = Object.keys(CACHES) as CacheName[];

async function fill(name: CacheName): Promise<void> {
  if (name === 'breakers') for (let each = 0; each < FAILING_COUNT; each++) await fetchTagList(each + 2, signal);
  await PAGES[name]();
}

test.each(NAMES)('%s: the next page asks the service for nothing until a change drops what is cached', async (name) => {
  const { droppedBy } = CACHES[name];
  await fill(name);
  expect(await countRequests(PAGES[name])).toBe(0);
  announce({ stories: ['7'] });
  expect(await countRequests(PAGES[name])).toBe(droppedBy === 'every change' ? 1 : 0);
  await fill(name);
  expect(await countRequests(PAGES[name])).toBe(0);
  announce({ everything: true });
  expect(await countRequests(PAGES[name])).toBe(1);
});

test.each(NAMES)('%s: what needs changes is not used while none arrive, nor what was cached before', async (name) => {
  const expected = CACHES[name].needsChanges ? 1 : 0;
  await fill(name);
  setStreamUp(false);
  expect([await countRequests(PAGES[name]), await countRequests(PAGES[name])]).toEqual([expected, expected]);
  setStreamUp(true);
  expect(await countRequests(PAGES[name])).toBe(expected);
});

test('two calls of one service share no answer', async () => {
  announce({ everything: true });
  expect(await countRequests(() => Promise.all([fetchHotNews(signal), fetchBreakingNews(signal)]))).toBe(2);
  expect(await countRequests(() => Promise.all([fetchHotNews(signal), fetchBreakingNews(signal)]))).toBe(0);
});
