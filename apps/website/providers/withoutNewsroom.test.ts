import { removeJoiners } from '@sala/thai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService } from '../app/platform/services/testService.ts';
import { answerFromRecording } from './recorded/answerFromRecording.ts';
import { mainApi } from './recorded/mainApi.ts';
import { toLines, toSentence } from './report.ts';

// the website with only a Main API
const NONE = [
  ...['NEWSROOM', 'PAGE_API', 'CONTENT_API', 'TAG_API', 'PUSH_API', 'AI_API', 'AI_CONTENT_API', 'TTS_API'],
  ...['SEARCH_API', 'WIDGETS_API', 'PROGRAM_API', 'PARTNER_API', 'VIEW_COUNTER', 'VIDEO_COUNTER', 'COLLECTOR'],
  ...['FEEDBACK_WEBHOOK', 'SCORECARD', 'CHANGES'],
];
const service = await openTestService();
for (const name of NONE) vi.stubEnv(`${name}_URL`, 'none');
vi.stubEnv('LIVE_STREAMS', 'none');
vi.stubEnv('MAIN_API_URL', service.address);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
// longer timeouts for slow machines
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
const { createTestSite } = await import('../app/testSite.server.ts');
const { checkServices } = await import('./checkServices.ts');

let site: Awaited<ReturnType<typeof createTestSite>>;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  site = await createTestSite();
});
beforeEach(() => {
  logged.mockClear();
  service.requests.length = 0;
  service.answer = answerFromRecording(mainApi, () => {});
});
afterAll(() => service.close());

/** The addresses of parts for which there is no service. */
const LEFT_OUT = [
  ...['/search', '/search/suggestions', '/tags', '/ai-summary', '/ai-summary/khlongsai-news/502330', '/status'],
  ...['/program', '/program/all', '/program/schedules', '/program/watch', '/program/stories/news', '/watch/a', '/live'],
  ...['/live/vertical', '/live/on-air', '/stories/a', '/ai-audio-news', '/ai-audio-news/playlists/news/podcast.xml'],
  ...['/push/key', '/preview/episode', '/sitemaps/programs.xml', '/sitemaps/videos.xml', '/schedule'],
];

test.each([
  ['/', 'สภาเมือง', 'ภูมิภาค'],
  ['/home', 'สภาเมือง', 'ภูมิภาค'],
  ['/news', 'สภาเมือง', 'ภูมิภาค'],
  ['/news/content/502330', 'ประตูระบายน้ำ'],
  ['/news/politics', 'การเมือง'],
  ['/news/categories', 'ภูมิภาค'],
  ['/feed.xml', 'สะพานไม้ร้อยปี'],
  ['/org', 'รู้จัก'],
  ['/sitemap', 'แผนผังเว็บไซต์'],
])('%s shows the content of the Main API', async (path, ...texts) => {
  const response = await site(path);
  const body = removeJoiners(await response.text());
  expect(response.status).toBe(200);
  for (const text of texts) expect(body).toContain(text);
  expect(logged.mock.calls).toEqual([]);
});

test.each(LEFT_OUT)('%s answers 404 in Thai', async (path) => {
  const response = await site(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('ไม่พบหน้าที่ท่านต้องการ');
});

test('no page links to a part without a service', async () => {
  const bodies: string[] = [];
  for (const path of [
    '/',
    '/news',
    '/news/content/502330',
    '/org',
    '/sitemap',
    '/accessibility',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
  ])
    bodies.push(removeJoiners(await (await site(path)).text()));
  bodies.push(await (await site('/menus')).text());
  // the data for hydration contains the names of these parts, but no links to them
  const links = [...bodies.join('\n').matchAll(/(?:href=|action=|"url":|<loc>)"?([^"<\s]+)/g)].map(([, link = '']) =>
    link.replace('http://localhost:3000', ''),
  );
  expect(links).toContain('/news');
  expect(
    links.filter((link) => LEFT_OUT.some((part) => link.split(/[?#]/)[0] === part || link.startsWith(`${part}/`))),
  ).toEqual([]);
  expect(bodies[2]).not.toContain('ฟังข่าวนี้');
});

test('a failing Main API still answers 503, and a part without a service 404', async () => {
  service.answer = json({}, 500);
  expect((await site('/home')).status).toBe(503);
  expect((await site('/search')).status).toBe(404);
});

test('a view is accepted and sent to no service', async () => {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
  };
  const body = JSON.stringify({ type: 'content', id: '502330', category: '8' });
  expect((await site('/views', { method: 'POST', headers, body })).status).toBe(204);
  expect(service.requests).toEqual([]);
  expect(logged.mock.calls).toEqual([]);
});

test('the check lists each service as left out, without faults', async () => {
  const all = [];
  for await (const checked of checkServices()) all.push(checked);
  const lines = all.flatMap(toLines).join('\n');
  for (const name of NONE.filter((one) => !['NEWSROOM', 'COLLECTOR', 'SCORECARD'].includes(one)))
    expect(lines).toContain(`${name}_URL\n  · none · not asked: left out`);
  expect(lines).toContain('LIVE_STREAMS\n  · none · not asked: left out');
  expect(toSentence(all)).toBe('Everything that the site needs fits.');
});
