import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_MONTH_PAGE_SIZE } from '@sala/contracts';
import { STATION } from '@sala/station';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../../platform/services/testService.ts';
import { ADDRESSES } from '../../../routes.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const ORIGIN = 'http://localhost:3000';
const AT = '2026-11-20T10:00:00+07:00';
const CHANGED = '2026-11-20T03:00:00.000Z';
const HOUR = 3_600_000;

let answers: Record<string, Answer>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(AT) });
  service.requests.length = 0;
  answers = {};
  service.answer = answerByPath(() => answers);
});

const read = async (path: string) => {
  const response = await site(path);
  const text = await response.text();
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, result]) => result);
  return { status: response.status, paths: all('loc').map((loc) => loc?.replace(ORIGIN, '')), changed: all('lastmod') };
};

test('the sitemap index lists the sitemaps of each month with articles, with their last change', async () => {
  answers['/article-archive'] = {
    items: [
      { month: '2026-11', total: 2 * ARCHIVE_MONTH_PAGE_SIZE + 1, lastUpdateTime: AT },
      { month: '2019-01', total: 3, lastUpdateTime: null },
      { month: '../../etc', total: 3 },
    ],
  };
  const { paths, changed } = await read('/sitemap.xml');
  expect(paths.slice(4)).toEqual([
    ...['/sitemaps/news/2026-11.xml', '/sitemaps/news/2026-11-2.xml', '/sitemaps/news/2026-11-3.xml'],
    '/sitemaps/news/2019-01.xml',
  ]);
  expect(changed).toEqual([CHANGED, CHANGED, CHANGED]);
});

test('/sitemap.xml answers 503 when the archive fails, and lists no months when the service has no archive', async () => {
  answers['/article-archive'] = 500;
  expect((await read('/sitemap.xml')).status).toBe(503);
  answers['/article-archive'] = 404;
  expect(await read('/sitemap.xml')).toMatchObject({ status: 200, paths: { length: 4 } });
});

test('the sitemap of a month lists the addresses of its articles with their last change', async () => {
  answers['/article-archive/2026-11'] = {
    items: [
      { url: '/news/content/1', lastUpdateTime: AT },
      { url: '/news/gallery/2', lastUpdateTime: AT },
      { url: '/news/infographic/3', lastUpdateTime: null },
      { url: 'https://elsewhere.example/4' },
      { url: 'javascript:alert(1)' },
    ],
  };
  expect(await read('/sitemaps/news/2026-11.xml')).toEqual({
    status: 200,
    paths: ['/news/content/1', '/news/gallery/2', '/news/infographic/3'],
    changed: [CHANGED, CHANGED],
  });
  expect((await read('/sitemaps/news/2026-11-2.xml')).status).toBe(200);
  expect(service.requests).toEqual(['/article-archive/2026-11?page=1', '/article-archive/2026-11?page=2']);
});

test.each([
  ...['2026-11-0.xml', '2026-11-99999.xml', '2026-11', '11.xml', 'x.xml', '2026-11.xml.gz', '..%2f2026-11.xml'],
])('/sitemaps/news/%s answers 404 without a request to the archive', async (file) => {
  expect((await read(`/sitemaps/news/${file}`)).status).toBe(404);
  expect(service.requests.filter((path) => path.startsWith('/article-archive'))).toEqual([]);
});

test('the sitemap of a month answers 404 without articles, and 503 when the archive fails', async () => {
  for (const status of [400, 404]) {
    answers['/article-archive/2026-13'] = status;
    expect((await read('/sitemaps/news/2026-13.xml')).status).toBe(404);
  }
  answers['/article-archive/2026-11'] = 500;
  expect((await read('/sitemaps/news/2026-11.xml')).status).toBe(503);
});

test('the sitemap of pages lists the site’s own pages, its channels, its schedule and its topics', async () => {
  answers['/topic-list'] = {
    items: [
      { id: 'flood', title: 'น้ำท่วม', url: '/flood', publishTime: AT },
      { id: 'dust', title: 'ฝุ่น', url: '/tags?q=ฝุ่น' },
      { id: 'none', title: 'ไม่มีหน้า' },
    ],
  };
  const { status, paths, changed } = await read('/sitemaps/pages.xml');
  expect(status).toBe(200);
  for (const path of [
    '/live',
    '/live/rian',
    '/live/online',
    '/live/vertical',
    '/program/schedules',
    '/privacy',
    '/accessibility',
    '/status',
    '/flood',
  ])
    expect(paths).toContain(path);
  expect(paths).toContain(STATION.event?.href);
  expect(paths.filter((path) => path === '/news')).toHaveLength(1);
  expect(paths.some((path) => path?.startsWith('/tags?'))).toBe(false);
  expect(changed).toEqual([CHANGED]);
  answers['/topic-list'] = 500;
  expect((await read('/sitemaps/pages.xml')).status).toBe(503);
});

/** Pages with an address of their own that search engines find under another, or not at all. */
const NOT_LISTED = [
  ...['/', '/news/around', '/news/breakingnews', '/news/category', '/news/category/world', '/news/focus'],
  ...['/program/all/categories', '/program/playlists', '/program/schedule', '/search', '/offline'],
  ...['/news/content/preview', '/preview/content', '/preview/light', '/preview/dark', '/preview/episode'],
];

test('a service that claims any number of articles gets an index of at most 50,000 files', async () => {
  const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
  answers['/article-archive'] = { items: months.map((month) => ({ month, total: 1e15, lastUpdateTime: AT })) };
  const { status, paths } = await read('/sitemap.xml');
  expect(status).toBe(200);
  const ofMonths = paths.filter((path) => path?.startsWith('/sitemaps/news/'));
  expect(ofMonths).toHaveLength(50_000);
  expect(ofMonths[9_998]).toMatch(/-9999\.xml$/);
});

test('the sitemap of pages lists every page of the site without parameters', async () => {
  answers['/topic-list'] = { items: [] };
  const { paths } = await read('/sitemaps/pages.xml');
  const isPage = (file: string) =>
    readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').includes('export default ');
  const pages = ADDRESSES.flatMap(({ path = '', file }) => (/[:*]/.test(path) || !isPage(file) ? [] : [path]));
  expect(pages.filter((path) => !paths.includes(path)).toSorted()).toEqual(NOT_LISTED.toSorted());
});

test('the news sitemap collects the articles of the last 48 hours from as many list pages as needed', async () => {
  const article = (id: number) => ({
    id,
    title: `ข่าว ${id}`,
    url: `/news/content/${id}`,
    publishTime: new Date(Date.parse(AT) - id * HOUR).toISOString(),
  });
  answers['/list'] = (query) => {
    const page = Number(query.get('page'));
    return { page, totalPage: 9, items: Array.from({ length: 20 }, (_, index) => article((page - 1) * 20 + index)) };
  };
  const { paths } = await read('/sitemaps/news.xml');
  expect(paths).toHaveLength(48);
  expect(service.requests).toHaveLength(3);
  answers['/list'] = 500;
  expect((await read('/sitemaps/news.xml')).status).toBe(503);
});
