import { removeJoiners } from '@sala/thai';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBroadcaster } from './recorded/broadcaster.ts';
import { PAGES } from './recorded/pages.ts';
import { STRAPI_VERSIONS } from './recorded/recordings.ts';

// the website without a newsroom: each API has a host of its own, which answers as recorded from a broadcaster
const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
// longer timeouts for slow machines: these tests are not about deadlines
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
const { createTestSite } = await import('../app/testSite.server.ts');

let site: Awaited<ReturnType<typeof createTestSite>>;
const { services } = broadcaster;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  site = await createTestSite();
});
beforeEach(() => {
  logged.mockClear();
  for (const service of Object.values(services)) service.requests.length = 0;
});
afterAll(() => broadcaster.close());

test('every kind of page shows the services’ content without a request to the newsroom', async () => {
  for (const [path, ...texts] of PAGES) {
    const response = await site(path);
    const body = removeJoiners(await response.text());
    expect.soft(response.status, path).toBe(200);
    for (const text of texts) expect.soft(body, path).toContain(text);
  }
  expect(services.NEWSROOM_URL?.requests).toEqual([]);
  expect(broadcaster.unused().filter((key) => !/ (PUT|POST) |\/feedbacks|LIVE_STREAMS/.test(key))).toEqual([]);
  // no request failed
  expect(logged.mock.calls).toEqual([]);
});

test.each([
  '/news/content/999',
  '/corrections',
  '/program/nowhere',
  '/nowhere',
  '/ai-summary/khlongsai-news/1/2',
  '/news/gallery/1',
])('an address without content in these services answers 404: %s', async (path) => {
  expect((await site(path)).status).toBe(404);
});

describe.each(STRAPI_VERSIONS)('with a content service of %s', (version) => {
  beforeEach(() => broadcaster.speaks(version));

  test('the menus come from it', async () => {
    const { origin } = new URL(services.CONTENT_API_URL?.address ?? '');
    const menus = JSON.stringify(await (await site('/menus')).json());
    for (const text of ['หมวดข่าวริมน้ำ', 'การเมืองท้องถิ่น', 'เว็บไซต์ในเครือคลองใส', `${origin}/uploads/kids.svg`])
      expect(menus).toContain(text);
    const home = removeJoiners(await (await site('/home')).text());
    for (const text of ['ข่าวเมืองท่าเรือ', 'คลองใสออนไลน์', 'เกี่ยวกับคลองใส', 'href="/tags?q=น้ำ"'])
      expect(home).toContain(text);
    expect(removeJoiners(await (await site('/news')).text())).toContain('ข่าวสวน');
  });

  test('the rating of a summary is stored in it', async () => {
    const response = await send('/ai-summary/feedback', { refCode: 'khlongsai-news/502330', vote: 'yes' });
    expect(response.status).toBe(204);
    const [found, changed] = services.AI_CONTENT_API_URL?.requests ?? [];
    expect(found).toContain('filters%5BarticleId%5D%5BrefCode%5D%5B%24eq%5D=khlongsai-news%2F502330');
    // Strapi 5 identifies entries by documentId
    expect(changed).toBe(version === 'Strapi 4' ? '/feedbacks/1' : '/feedbacks/doc1');
  });
});

test('views, ratings and reports are sent to the broadcaster’s services', async () => {
  const statuses = [
    await send('/views', { type: 'content', id: '502330', category: '8' }),
    await send('/views', { kind: 'watch', videoKey: 'why-canals-bend', categoryId: '3', programId: '41' }),
    await send('/ai-audio-news/ratings', { refCode: 'khlongsai-news/502330', like: 1, dislike: 0 }),
    await send('/ai-audio-news/reports', { reason: 'อื่น ๆ', message: 'อ่านชื่อคลองผิด', url: '/home' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 204]);
  await vi.waitFor(() =>
    expect(services.VIDEO_COUNTER_URL?.requests.join()).toContain('video-all,video-category-3,video-program-41'),
  );
  expect(services.VIEW_COUNTER_URL?.requests.join()).toMatch(/^\/object\/view\?data%5Btype%5D=5&data%5Bid%5D=502330&/);
  expect(services.TTS_API_URL?.requests).toEqual(['/audio-contents/feedbacks/refCode:khlongsai-news/502330']);
  expect(services.FEEDBACK_WEBHOOK_URL?.requests).toHaveLength(1);
  expect(services.NEWSROOM_URL?.requests).toEqual([]);
});

function send(path: string, body: object): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140',
  };
  return site(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
