import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type FaultyService, openFaultyService } from '../../../benchmarks/faults/faultyService.ts';
import type { Fault } from '../../../benchmarks/faults/services.ts';
import { createService as serviceOf } from '../app/platform/services/service.server.ts';
import { json, openTestService, type TestService } from '../app/platform/services/testService.ts';
import { createTestWebsite } from './testWebsite.ts';

// The small form of `npm run test:faults`: a page and the faults of its service. The clock of the caches and the page's
// deadline are the test's own.
vi.useFakeTimers({ toFake: ['Date', 'performance'] });
for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
const DUE = 11_000;

let newsroom: TestService;
let faulty: FaultyService;
let page: AbortController;
let website: ReturnType<typeof createTestWebsite>;
beforeAll(async () => {
  newsroom = await openTestService();
  faulty = await openFaultyService(newsroom.address);
});
afterAll(() => Promise.all([faulty.close(), newsroom.close()]));
beforeEach(async () => {
  await faulty.become('none');
  const news = serviceOf('news', `http://localhost:${faulty.port}`);
  website = createTestWebsite({
    render: async () => {
      page = new AbortController();
      const { response } = await news.fetchArea('content', '/content', z.object({ title: z.string() }), page.signal);
      return new Response(response?.title ?? 'ขัดข้อง', { status: response ? 200 : 503 });
    },
    cacheBytes: 1e6,
  });
});

const read = async (path: string) => {
  const answer = await website.request(path);
  return [answer.status, await answer.text()];
};
const isRendered = (times: number) => vi.waitFor(() => expect(website.pages?.counts.rendered).toBe(times));

test.each<Fault>(['killed', 'failing', 'half', 'huge', 'frozen', 'slow'])(
  'while its service is %s a cached page is served, an uncached one answers 503, and both recover',
  async (fault) => {
    newsroom.answer = json({ title: 'ข่าวก่อนหน้า' });
    expect(await read('/kept')).toEqual([200, 'ข่าวก่อนหน้า']);
    newsroom.answer = json({ title: 'ข่าวใหม่' });
    await faulty.become(fault);
    vi.advanceTimersByTime(DUE);

    expect(await read('/kept')).toEqual([200, 'ข่าวก่อนหน้า']);
    await isRendered(2);
    page.abort(new DOMException('', 'TimeoutError'));
    const answer = read('/new');
    await isRendered(3);
    if (fault === 'frozen' || fault === 'slow') page.abort(new DOMException('', 'TimeoutError'));
    expect(await answer).toEqual([503, 'ขัดข้อง']);

    await faulty.become('none');
    expect(await read('/new')).toEqual([200, 'ข่าวใหม่']);
    vi.advanceTimersByTime(DUE);
    expect(await read('/kept')).toEqual([200, 'ข่าวก่อนหน้า']);
    await vi.waitFor(async () => expect(await read('/kept')).toEqual([200, 'ข่าวใหม่']));
  },
);
