import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CacheName } from './caches.server.ts';
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

/** For each cache, what a page fetches by way of it, whether every change drops it, and whether it needs changes. */
const CACHES: Record<CacheName, { page(): Promise<unknown>; everyChange: boolean; needsChanges: boolean }> = {
  sharedAnswers: { page: () => fetchHotNews(signal), everyChange: true, needsChanges: true },
  emergency: { page: () => fetchEmergency(), everyChange: true, needsChanges: false },
  menus: { page: () => fetchTrends(), everyChange: false, needsChanges: false },
  breakers: { page: () => fetchTagList(1, signal), everyChange: false, needsChanges: false },
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

async function fill(name: string, page: () => Promise<unknown>): Promise<void> {
  if (name === 'breakers') for (let each = 0; each < FAILING_COUNT; each++) await fetchTagList(each + 2, signal);
  await page();
}

const EACH = Object.entries(CACHES);

test.each(EACH)('%s: the next page asks the service for nothing until a change drops what is cached', async (...of) => {
  const [name, { page, everyChange }] = of;
  await fill(name, page);
  expect(await countRequests(page)).toBe(0);
  announce({ stories: ['7'] });
  expect(await countRequests(page)).toBe(everyChange ? 1 : 0);
  await fill(name, page);
  expect(await countRequests(page)).toBe(0);
  announce({ everything: true });
  expect(await countRequests(page)).toBe(1);
});

test.each(EACH)('%s: what needs changes is not used while none arrive, nor what was cached before', async (...of) => {
  const [name, { page, needsChanges }] = of;
  const expected = needsChanges ? 1 : 0;
  await fill(name, page);
  setStreamUp(false);
  expect([await countRequests(page), await countRequests(page)]).toEqual([expected, expected]);
  setStreamUp(true);
  expect(await countRequests(page)).toBe(expected);
});

test('two calls of one service share no answer', async () => {
  announce({ everything: true });
  expect(await countRequests(() => Promise.all([fetchHotNews(signal), fetchBreakingNews(signal)]))).toBe(2);
  expect(await countRequests(() => Promise.all([fetchHotNews(signal), fetchBreakingNews(signal)]))).toBe(0);
});
