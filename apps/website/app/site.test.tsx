import { FOOTER, POSTAL_ADDRESS, STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, openTestService } from './platform/services/testService.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.stubEnv('PAGE_API_URL', service.address);
vi.stubEnv('AI_API_URL', service.address);
vi.stubEnv('TTS_API_URL', service.address);
vi.stubEnv('PROGRAM_API_URL', service.address);
vi.stubEnv('SEARCH_API_URL', service.address);
const { createTestSite } = await import('./testSite.server.ts');

const answers: Record<string, unknown> = {};
/** Paths for which the service answers 404. */
const missing = new Set<string>();
service.answer = (request, response) => {
  const { pathname } = new URL(request.url ?? '', service.address);
  if (missing.has(pathname) && !(pathname in answers)) return json({}, 404)(request, response);
  json(
    answers[decodeURIComponent(pathname)] ?? {},
    pathname in answers || answers[decodeURIComponent(pathname)] ? 200 : 500,
  )(request, response);
};

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  site = await createTestSite({
    '/night': { handle: { theme: 'dark' } },
  });
});
afterAll(() => service.close());

const item = (id: number) => ({ id, title: `ข่าวที่ ${id}`, imgUrl: `${service.address}/media/${id}.jpg` });
const ARTICLE = { ...item(1), id: '1', content: `<p>${'น้ำ<b>ท่วม</b> '.repeat(60)}</p>`, tags: [{ title: 'น้ำท่วม' }] };

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
  service.requests.length = 0;
  missing.clear();
  for (const path of ['/topic', '/topic-entries', '/emergency']) missing.add(path);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(answers, {
    '/content': ARTICLE,
    '/hot-news': { items: [item(8), item(9)] },
    '/breakingnews': { items: [item(7)] },
    '/summaries': { page: 1, totalPage: 1, items: [] },
    '/section': { page: 1, totalPage: 2, items: [item(1), item(2)] },
    '/section-loadmore': { page: 2, totalPage: 2, items: [item(3)] },
    '/pages/path:home/content': { sections: [{ id: 'l', type: 'lead', title: 'ข่าวเด่น', data: [item(1), item(2)] }] },
  });
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, headers: response.headers, html: removeJoiners(await response.text()) };
};
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the home page', () => {
  test.each(['/', '/home'])('[2.1-02] answers at %s, with the canonical address /home', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/home"/>');
    expect(html).toContain('ข่าวที่ 1');
  });

  test('requests path:home from the page API', async () => {
    await page('/home');
    expect(service.requests.map(decodeURIComponent)).toContain('/pages/path:home/content');
    expect(service.requests).toContain('/breakingnews');
  });

  test('[2.5-10 2.5-12] shows the banner of the event, with a separate picture for phones', async () => {
    const { html } = await page('/home');
    const banner = new RegExp(`<a class="[^"]*" href="${STATION.event?.href}"[^>]*>.*?</a>`).exec(html)?.[0];
    expect(banner).toContain(`<source media="(max-width: 767.98px)" srcSet="${STATION.event?.mobilePicture}"/>`);
    expect(banner).toContain(`<img src="${STATION.event?.picture}"`);
  });

  test('answers 503 with a message and breaking news when its service fails', async () => {
    delete answers['/pages/path:home/content'];
    const { status, html } = await page('/home');
    expect(status).toBe(503);
    expect(html).toContain('ขณะนี้ยังแสดงข่าวในหน้าหลักไม่ได้');
    expect(html).toContain('ข่าวที่ 7');
  });
});

describe('an article', () => {
  test('is shown on its page', async () => {
    const { status, html } = await page('/news/content/1');
    expect(status).toBe(200);
    expect(html).toContain('<p>น้ำ<b>ท่วม</b>');
    expect(meta(html, 'og:type')).toBe('article');
  });

  test('[3.4-01] without an abstract has its text without tags, cut to 255 characters, as description', async () => {
    const description = meta((await page('/news/content/1')).html, 'description') ?? '';
    expect(description).toMatch(/^(น้ำท่วม )+/);
    expect([...description].length).toBeLessThanOrEqual(255);
    expect([...description].length).toBeGreaterThan(240);
    expect('น้ำท่วม '.repeat(60)).toContain(description);
  });

  test('[3.4-01] with an abstract has the abstract as description', async () => {
    answers['/content'] = { ...ARTICLE, abstract: 'ความนำของข่าว', description: 'อย่างอื่น' };
    expect(meta((await page('/news/content/1')).html, 'description')).toBe('ความนำของข่าว');
  });

  test.each([
    ['2026-02-18T15:28:35+07:00', '18 กุมภาพันธ์ 2569 เวลา 15:28 น.'],
    ['2026-02-18T00:00:00+07:00', '18 กุมภาพันธ์ 2569 <'],
  ])('[9.5-02 9.5-03] of %s appeared on a day, at a time where it is known', async (publishTime, shown) => {
    answers['/content'] = { ...ARTICLE, publishTime };
    expect((await page('/news/content/1')).html.replaceAll('<!-- -->', '')).toContain(`<span>${shown}`);
  });

  test('is sanitized in its page and in its data', async () => {
    answers['/content'] = { ...ARTICLE, content: '<p onclick="alert(1)">ข่าว<script>alert(1)</script></p>' };
    for (const path of ['/news/content/1', '/news/content/1.data'])
      expect((await page(path)).html).not.toContain('alert(1)');
  });

  test('[2.18-01 8-05] that does not exist shows the not-found template', async () => {
    delete answers['/content'];
    missing.add('/content');
    const { status, html } = await page('/news/content/999');
    expect(status).toBe(404);
    expect(html).toContain('<h1>ไม่พบหน้าที่ท่านต้องการ</h1>');
  });

  test.each(['/news/content/abc', '/news/content/1;drop', '/news/content/1234567890123456789'])(
    '%s is not found, without a request to the service',
    async (path) => {
      expect((await page(path)).status).toBe(404);
      expect(service.requests.filter((path) => path.startsWith('/content'))).toEqual([]);
    },
  );
});

describe('a category', () => {
  test('is shown on its page, with a title, a description and a canonical address', async () => {
    const { status, html } = await page('/news/world');
    expect(status).toBe(200);
    expect(html).toContain('<title>ข่าวต่างประเทศ | ');
    expect(meta(html, 'description')).toBe(`ข่าวต่างประเทศล่าสุด ครบทุกประเด็น จาก${STATION.name}`);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/news/categories/foreign"/>');
    expect(service.requests).toContain('/section?section=foreign&page=1');
  });

  test('has further pages with their own canonical addresses', async () => {
    const { html } = await page('/news/politics?page=2');
    expect(html).toContain('ข่าวที่ 3');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/news/politics?page=2"/>');
  });

  test.each(['0', '-1', '1.5', 'x', '', '999999', '1e3'])('has no page %j', async (number) => {
    expect((await page(`/news/politics?page=${number}`)).status).toBe(404);
  });

  test('has no page beyond its last', async () => {
    answers['/section-loadmore'] = { page: 3, totalPage: 2, items: [] };
    expect((await page('/news/politics?page=3')).status).toBe(404);
  });

  test('redirects from its long address to its short one', async () => {
    const response = await site('/news/categories/politics');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/news/politics']);
  });

  test('answers 503 with a message and popular news when its service fails', async () => {
    delete answers['/section'];
    const { status, html } = await page('/news/politics');
    expect(status).toBe(503);
    expect(html).toContain('ขณะนี้ยังแสดงข่าวการเมืองไม่ได้');
    expect(html).toContain('ข่าวที่ 8');
  });
});

test.each([
  ['/HOME/?a=B', '/home?a=B'],
  ['/News', '/news'],
  ['/news/Content/1/', '/news/content/1'],
  ['/PROGRAM', '/program'],
  ['/Feed.xml', '/feed.xml'],
  ['/news//content/1', '/news/content/1'],
  ['/news/Politics', '/news/politics'],
  ['/news/categories/SPORT', '/news/categories/sport'],
  ['/home).?a=B', '/home?a=B'],
])('%s redirects to %s', async (path, canonical) => {
  const { status, headers } = await page(path);
  expect([status, headers.get('location')]).toEqual([301, canonical]);
});

test('[2.18-01] an unknown address is not found and not indexed', async () => {
  const { status, html } = await page('/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('<h1>ไม่พบหน้าที่ท่านต้องการ</h1>');
  expect(meta(html, 'robots')).toBe('noindex, nofollow');
  // a required field is read out as an invalid one before anything is typed; an empty search shows topics
  expect(html).toMatch(/<input type="search"(?![^>]*required)/);
});

test.each([
  ['/home', '/pages/path:home/content', 404],
  ['/news', '/pages/path:news/content', 503],
  ['/program', '/pages/programs-recommended-content/content', 500],
  ['/news/content/1', '/content', 404],
  ['/news/content/1', '/content', 503],
  ['/news/content/1', '/content', 410],
  ['/news/categories', '/category-portal', 500],
  ['/news/gallery', '/gallery', 400],
  ['/news/gallery/1', '/gallery-detail', 410],
  ['/ai-summary/demo/1', '/articles', 403],
  ['/ai-audio-news', '/playlist/url:daily-news', 500],
  ['/ai-audio-news/playlists/economy', '/playlist/url:economy', 403],
  ['/search?q=น้ำ', '/news', 500],
  ['/program/all', '/programs', 500],
  ['/program/khao-kham', '/programs/khao-kham', 403],
  ['/sitemap', '/sitemap', 451],
])(
  '[2.18-03 8-07] %s whose data at %s carry the errorCode %i is the error page with that code',
  async (path, at, errorCode) => {
    answers[at] = { ...ARTICLE, sections: [], errorCode };
    const { status, html } = await page(path);
    expect(status).toBe(errorCode);
    expect(html).toMatch(new RegExp(`<div[^>]* data-error="true"><p[^>]*>${errorCode}</p>`));
    expect(html.includes('<h1>ไม่พบหน้าที่ท่านต้องการ</h1>')).toBe(errorCode === 404);
  },
);

test.each([0, null, '', 'x', 200])('an errorCode %j in the data of a page is none', async (errorCode) => {
  answers['/content'] = { ...ARTICLE, errorCode };
  expect((await page('/news/content/1')).status).toBe(200);
});

test('[1-32 2.5-01 2.5-02] the theme of a page is that of its path, or that of its handle', async () => {
  expect((await page('/home')).html).toContain('data-theme="light"');
  expect((await page('/live/nowhere')).html).toContain('data-theme="dark"');
  expect((await page('/night')).html).toMatch(/<html[^>]* data-theme="dark"/);
});

test('theme-color is the colour of the theme', async () => {
  expect(meta((await page('/night')).html, 'theme-color')).toBe('#101010');
  expect(meta((await page('/home')).html, 'theme-color')).toBe('#fefefe');
});

test('the footer is in noscript at first, except on /ai-summary', async () => {
  const footer = async (path: string) => /<footer.*<\/footer>/s.exec((await page(path)).html)?.[0] ?? null;
  expect(await footer('/home')).toMatch(/^<footer[^>]*><noscript>/);
  expect(await footer('/ai-summary')).toMatch(/^<footer[^>]*><div/);
});

test('[2.2-30 2.2-31 2.2-34] links to other sites open in a new tab in the HTML already', async () => {
  for (const path of ['/home', '/news/content/1', '/sitemap']) {
    const { html } = await page(path);
    const links = [...html.matchAll(/<a [^>]*href="https?:[^>]*>/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !/target="_blank"/.test(link) || !/rel="[^"]*noopener/.test(link))).toEqual([]);
  }
});

test('[2.5-09] the footer shows the postal address and the download links', async () => {
  const { html } = await page('/ai-summary');
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
  for (const line of POSTAL_ADDRESS) expect(footer).toContain(removeJoiners(line));
  for (const { title, href } of FOOTER.downloads)
    expect(footer).toContain(`<a href="${href}" target="_blank" rel="noopener noreferrer">${title}</a>`);
});

test('[2.4-07] no page is indexed outside the production host', async () => {
  for (const path of ['/home', '/news/politics', '/news/content/1'])
    expect(meta((await page(path)).html, 'robots')).toBe('noindex, nofollow');
});
