import type { Category, Channel, Speaker } from '@sala/station';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService } from './platform/services/testService.ts';

// a station with one more speaker, channel and category than the built one: each is a single entry, and must appear in
// all its places

const CHANNEL: Channel = {
  key: 'sport',
  title: 'ศาลากีฬา',
  kind: 'television',
  air: { from: 540, to: 1380 },
  eventName: 'SalaSport',
};
const CATEGORY: Category = { slug: 'north', name: 'ฝั่งเหนือ', path: '/news/categories/north', alsoAt: ['/news/north'] };
const SPEAKER: Speaker = { id: 20, name: 'เสียงใหม่', imgUrl: 'data:,' };
vi.mock('../../../packages/station/src/sala/channels.ts', async (original) => {
  const real = await original<{ CHANNELS: Channel[]; CHANNEL_COLOURS: object }>();
  return { CHANNELS: [...real.CHANNELS, CHANNEL], CHANNEL_COLOURS: { ...real.CHANNEL_COLOURS, sport: '#123456' } };
});
vi.mock('../../../packages/station/src/sala/categories.ts', async (original) => {
  const real = await original<{ CATEGORIES: Category[] }>();
  return { ...real, CATEGORIES: [...real.CATEGORIES, CATEGORY] };
});
vi.mock('../../../packages/station/src/sala/speakers.ts', async (original) => {
  const real = await original<{ SPEAKERS: Speaker[] }>();
  return { ...real, SPEAKERS: [...real.SPEAKERS, SPEAKER] };
});

const LEAD = { id: 'lead', type: 'lead', title: 'ข่าวเด่น', data: [{ id: 1, title: 'ข่าว' }] };
const FRONT_PAGE = { sections: [LEAD] };
const AIRING = {
  channel: 'sport',
  start_time: '2026-11-22T09:00:00+07:00',
  end_time: '2026-11-22T10:00:00+07:00',
  program_title: 'กีฬาเช้านี้',
};

const service = await openTestService();
for (const name of ['MAIN_API_URL', 'AI_API_URL', 'PAGE_API_URL', 'PROGRAM_API_URL', 'NEWSROOM_URL'])
  vi.stubEnv(name, service.address);
// without a content service, the menus are those of the station
vi.stubEnv('CONTENT_API_URL', `${service.address}/api`);
vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', '0');
const { createTestSite } = await import('./testSite.server.ts');
const site = await createTestSite();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T07:15:00+07:00') });
  service.requests.length = 0;
  service.answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '', service.address);
    if (pathname.startsWith('/pages/')) return json(FRONT_PAGE)(request, response);
    if (pathname.startsWith('/schedules')) return json({ data: [AIRING] })(request, response);
    const isList = /^\/(section|videos|search|category-portal)/.test(pathname);
    return json(isList ? { data: [], items: [], sections: [] } : {}, isList ? 200 : 404)(request, response);
  };
});
afterAll(() => service.close());

/** What an address answers; of a page, also what is in its main element, where no menu of the site is. */
async function read(path: string): Promise<{ status: number; text: string; main: string }> {
  const response = await site(path);
  const text = (await response.text()).replaceAll('<!-- -->', '');
  return { status: response.status, text, main: /<main.*<\/main>/s.exec(text)?.[0] ?? '' };
}

test.each([
  ['/live/sport', 'ชมสด ศาลากีฬา</h1>'],
  // it is 7:15, and the channel begins at 9:00
  ['/live/sport', '>09:00</time>\u00a0น.<span> ด้วยรายการ กีฬาเช้านี้'],
  ['/live', '<strong>ศาลากีฬา</strong>'],
  ['/live/vertical?channel=sport', 'ชมสด ศาลากีฬา</h1>'],
  ['/program/schedules?channel=sport', 'channel=sport" aria-current="page">ศาลากีฬา</a>'],
  ['/home', 'data-event="homeSchedulePlaySalaSport"'],
  ['/sitemap', 'data-attribute="live_sport">ศาลากีฬา</a>'],
])('the main part of %s contains %s of the added channel', async (path, expected) => {
  const { status, main } = await read(path);
  expect(status).toBe(200);
  expect(main).toContain(expected);
});

test.each([
  ['/live/sport', '/live/sport/index.m3u8'],
  ['/menus', '"title":"ศาลากีฬา"'],
  ['/sitemaps/pages.xml', '/live/sport<'],
])('%s contains %s of the added channel', async (path, expected) => {
  const { status, text } = await read(path);
  expect(status).toBe(200);
  expect(text).toContain(expected);
});

test.each([
  ['/news/categories/north', '<h1>ฝั่งเหนือ</h1>'],
  ['/news/categories', 'href="/news/categories/north"'],
  ['/search', 'href="/news/categories/north"'],
  ['/search?q=x', 'value="north"'],
  ['/sitemap', '"/news/categories/north"'],
])('the main part of %s contains %s of the added category', async (path, expected) => {
  const { status, main } = await read(path);
  expect(status).toBe(200);
  expect(main).toContain(expected);
});

test.each([
  ['/news/north', '<link rel="canonical" href="http://localhost:3000/news/categories/north"/>'],
  ['/news', 'href="/news/categories/north"'],
  ['/menus', '/news/categories/north'],
  ['/sitemaps/pages.xml', '/news/categories/north<'],
])('%s contains %s of the added category', async (path, expected) => {
  const { status, text } = await read(path);
  expect(status).toBe(200);
  expect(text).toContain(expected);
});

test('the added category has a feed', async () => {
  const { status, text } = await read('/feeds/north.xml');
  expect(status).toBe(200);
  expect(text).toContain('ข่าวฝั่งเหนือ');
});

test('the added speaker is last and has an audio style', async () => {
  const { AUDIO_STYLES, SPEAKERS } = await import('@sala/station');
  expect(SPEAKERS.at(-1)).toEqual(SPEAKER);
  expect(AUDIO_STYLES.at(-1)).toMatchObject({ audioStyleLabel: 'เสียงใหม่', audioStyleSetting: { speaker: 20 } });
});
