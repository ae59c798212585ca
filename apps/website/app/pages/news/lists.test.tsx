import { STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toHeadline } from '../../platform/headlines/index.ts';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

// every server-rendered list of the news, with a service whose answers the tests define
const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.stubEnv('PAGE_API_URL', service.address);
vi.stubEnv('TAG_API_URL', `${service.address}/tag-service`);
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const HOUR = 3_600_000;
// ten in the morning in Bangkok
const NOW = Date.parse('2026-11-20T10:00:00+07:00');

const item = (id: number, more: object = {}) => ({
  id,
  title: `ข่าวที่ ${id}`,
  imgUrl: `${service.address}/media/${id}.jpg`,
  publishTime: new Date(NOW - id * HOUR).toISOString(),
  categoryName: 'สังคม',
  ...more,
});
const list = (...items: object[]) => ({ total: items.length, page: 1, totalPage: 3, items });

let answers: Record<string, Answer>;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  log.mockReset().mockImplementation(() => {});
  service.requests.length = 0;
  answers = {
    '/pages/path:news/content': {
      sections: [
        { id: 'l', type: 'lead', title: 'ข่าวเด่น', data: [item(1), item(2)] },
        { id: 'n', type: 'latest', title: 'ข่าวล่าสุด', data: [item(3)] },
        { id: 'p', type: 'popular', title: 'ผู้อ่านสนใจมาก', url: '/news/archive/hotnews', data: [item(4)] },
        { id: 'f', type: 'focus', title: 'โฟกัส', url: '/news/focus', data: [item(5)] },
        { id: 's', type: 'category', title: 'กีฬา', url: '/news/categories/sport', data: [item(6)] },
        { id: 't', type: 'category', title: 'สังคม', url: '/news/categories/social', data: [item(8)] },
        { id: 'u', type: 'category', title: 'ภูมิภาค', url: '/news/categories/region', data: [item(9)] },
      ],
    },
    '/hot-news': list(item(1), item(2), item(3), item(4)),
    '/breakingnews': list(item(7)),
    '/list': list(item(8, { isClip: true, durationSeconds: 154 }), item(9, { isClip: true, durationSeconds: 3725 })),
    '/section': list(item(10)),
    '/category-portal': {
      sections: [
        { header: { sectionName: 'กีฬา', sectionEn: 'sport' }, items: [item(11), item(12)] },
        { header: { sectionName: 'ใหม่', sectionEn: 'unheard-of' }, items: [item(13)] },
        { header: { sectionName: 'การเมือง', sectionEn: 'politics' }, items: [] },
      ],
    },
    '/tag-service/list': list({ title: 'ฝุ่น', count: 1234 }, { title: 'น้ำท่วม', url: '/tags?q=x', count: 2 }),
    '/tag-service/tag': list(item(14), item(15)),
  };
  service.answer = answerByPath(
    () => answers,
    () => 500,
  );
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, html: removeJoiners(await response.text()) };
};
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec(html)?.[1];
const h1Of = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>|<!-- -->/g, '');

/** The page of a list has its own title, description, picture and canonical, and breadcrumbs. */
async function expectPage(path: string, title: string, canonical: string, ...shown: string[]): Promise<string> {
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(h1Of(html)).toBe(title);
  expect(/<title>(.*?) \| /.exec(html)?.[1]).toContain(title.replace(/^#/, ''));
  expect(canonicalOf(html)).toBe(canonical);
  expect(meta(html, 'description')).not.toBe('');
  expect(meta(html, 'og:image')).toMatch(/\.webp\?t=\d+$/);
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const text of shown) expect(html).toContain(text);
  return html;
}

/** Without its main area, the page of a list is an error with a message in Thai and links to go on. */
async function expectFailure(path: string, sentence: string): Promise<void> {
  answers = {};
  const { status, html } = await page(path);
  expect(status).toBe(503);
  expect(html).toContain(sentence);
  expect(html).toMatch(/<main.*<a [^>]*href="\/(home|news)".*<\/main>/s);
}

describe('news lists', () => {
  test('[1-03 2.1-03 7.2-02 7.6-01] /news shows today’s top news from the page named path:news', async () => {
    const html = await expectPage('/news', 'ข่าวเด่นวันนี้', '/news', 'ข่าวที่ 1', 'ข่าวที่ 3', 'ข่าวที่ 6', 'ข่าวที่ 7');
    // under the title of the page API, in the heading itself
    expect(html).toMatch(/<h2[^>]* id="popular"[^>]*>(?:<a [^>]*>)?ผู้อ่านสนใจมาก/);
    expect(html).toContain('วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569');
    expect(service.requests.map(decodeURIComponent)).toContain('/pages/path:news/content');
    for (const href of ['/breakingnews', '/news/archive/hotnews', '/focus', '/news/clip/archive', '/now', '/tags'])
      expect(html).toContain(`href="${href}"`);
    // only as many categories stand beside the most read news as fill its height; the others have the whole width
    const [beside = '', below = ''] = html.split('</aside>');
    const headings = (part: string) =>
      [...part.matchAll(/<h2[^>]*><a href="\/news\/categories[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(headings(beside)).toEqual(['กีฬา', 'สังคม']);
    expect(headings(below)).toEqual(['ภูมิภาค']);
    await expectFailure('/news', 'ขณะนี้ยังแสดงข่าวเด่นไม่ได้');
    expect(log).toHaveBeenCalledWith(
      'fetch/news_page of page (/pages/path%3Anews/content) failed:',
      500,
      expect.anything(),
    );
  });

  test('the strip of breaking news sets its headlines in lines on /news as on the front page', async () => {
    const title = 'รัฐมนตรีว่าการกระทรวงมหาดไทยประชุมคณะกรรมการป้องกันและปราบปรามยาเสพติดแห่งชาติ';
    answers['/breakingnews'] = list(item(7, { title }));
    for (const path of ['/news', '/home']) expect(await (await site(path)).text()).toContain(toHeadline(title));
  });

  test('/news is made of the news when the page API does not have it', async () => {
    answers['/pages/path:news/content'] = 404;
    await expectPage('/news', 'ข่าวเด่นวันนี้', '/news', 'ข่าวที่ 8', 'ข่าวที่ 11');
  });

  test('a feed has an article of two sections once', async () => {
    answers['/category-portal'] = {
      sections: ['sport', 'politics'].map((sectionEn) => ({ header: { sectionEn }, items: [item(11)] })),
    };
    const { html } = await page('/feed.xml');
    expect(html.match(/<guid/g)).toHaveLength(1);
  });

  test('[1-05 2.1-04] /news/categories shows the latest articles of every category, with links to the categories', async () => {
    const html = await expectPage('/news/categories', 'ข่าวทุกหมวด', '/news/categories', 'ข่าวที่ 11', 'ข่าวที่ 12');
    expect(html).toMatch(/<h2[^>]*><a href="\/news\/categories\/sport">กีฬา/);
    expect(html).toMatch(/<h2[^>]*>ใหม่<\/h2>/);
    expect(html).not.toMatch(/<h2[^>]*>[^<]*การเมือง/);
    await expectFailure('/news/categories', 'ขณะนี้ยังแสดงข่าวล่าสุดของแต่ละหมวดไม่ได้');
  });

  test('[2.2-03] /news/category shows the page of /news/categories', async () => {
    await expectPage('/news/category', 'ข่าวทุกหมวด', '/news/categories', 'ข่าวที่ 11');
  });

  test('[1-05 2.2-04] /news/category/world shows the category of world news', async () => {
    await expectPage('/news/category/world', 'ต่างประเทศ', '/news/categories/foreign', 'ข่าวที่ 10');
    expect(service.requests).toContain('/section?section=foreign&page=1');
  });

  test('[1-03 2.1-10] /news/breakingnews and /breakingnews show breaking news', async () => {
    for (const path of ['/news/breakingnews', '/breakingnews'])
      await expectPage(path, 'ข่าวด่วน', '/breakingnews', 'ข่าวที่ 7', '>03:00</time>');
    await expectFailure('/breakingnews', 'ขณะนี้ยังแสดงข่าวด่วนไม่ได้');
  });

  test('[9.5-17] articles older than 24 hours are on no page that shows breaking news', async () => {
    answers['/breakingnews'] = { ...list(item(7), item(24), item(25), item(26)), page: 1 };
    const { html } = await page('/breakingnews');
    expect(html).toContain('ข่าวที่ 24');
    expect(html).not.toContain('ข่าวที่ 25');
    // the articles on the following pages are older
    expect(html).not.toContain('/breakingnews?page=2');
    for (const path of ['/news', '/home']) expect((await page(path)).html, path).not.toContain('ข่าวที่ 25');
    answers['/breakingnews'] = list(item(25));
    expect((await page('/breakingnews')).html).toContain('ขณะนี้ไม่มีข่าวด่วน');
    expect((await page('/breakingnews?page=2')).status).toBe(404);
  });

  test('without breaking news /breakingnews says so and shows the latest articles', async () => {
    answers['/breakingnews'] = list();
    const { status, html } = await page('/breakingnews');
    expect(status).toBe(200);
    expect(html).toContain('ขณะนี้ไม่มีข่าวด่วน');
    expect(html).toContain('ข่าวที่ 8');
  });

  test('[1-03 2.1-08] /news/archive/hotnews shows the most read articles by rank', async () => {
    const html = await expectPage('/news/archive/hotnews', 'ข่าวยอดนิยม', '/news/archive/hotnews', 'ข่าวที่ 4');
    expect([...html.matchAll(/aria-hidden="true">(\d)<\/span>/g)].map(([, rank]) => rank)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    await expectFailure('/news/archive/hotnews', 'ขณะนี้ยังแสดงข่าวยอดนิยมไม่ได้');
  });

  test('[7.6-02] the requests for the most read articles and for breaking news have the same name in the log', async () => {
    answers = {};
    await Promise.all([page('/news/archive/hotnews'), page('/breakingnews')]);
    const names = log.mock.calls.map(([sentence]) => sentence).filter((one) => `${one}`.startsWith('fetch/'));
    expect(names.toSorted()).toEqual([
      'fetch/hot_news of main (/breakingnews) failed:',
      'fetch/hot_news of main (/hot-news) failed:',
      'fetch/hot_news of main (/hot-news) failed:',
    ]);
  });

  test('[1-04 2.1-11] /news/focus and /focus show the articles in focus', async () => {
    for (const path of ['/news/focus', '/focus']) await expectPage(path, 'โฟกัส', '/focus', 'ข่าวที่ 8', 'ข่าวที่ 9');
    expect(service.requests).toContain('/list?name=focus&page=1&limit=24');
    await expectFailure('/focus', 'ขณะนี้ยังแสดงเรื่องในโฟกัสไม่ได้');
  });

  test('[2.1-09] /news/clip/archive shows the clips with their durations', async () => {
    await expectPage('/news/clip/archive', 'คลิปข่าว', '/news/clip/archive', 'ข่าวที่ 8', '02:34', '01:02:05');
    expect(service.requests).toContain('/list?name=clips&page=1&limit=24');
    await expectFailure('/news/clip/archive', 'ขณะนี้ยังแสดงคลิปข่าวไม่ได้');
  });

  test('/now shows the features', async () => {
    await expectPage('/now', 'สารคดีข่าว', '/now', 'ข่าวที่ 8');
    expect(service.requests).toContain('/list?name=features&page=1&limit=24');
    await expectFailure('/now', 'ขณะนี้ยังแสดงสารคดีข่าวไม่ได้');
  });

  test('[2.1-01] each page has its own title, description, canonical address and social image', async () => {
    const bare = item(24, { imgUrl: '' });
    const paths = ['/news', '/news/categories', '/news/archive', '/news/archive/hotnews', '/news/clip/archive'];
    answers['/list'] = (query) => list(item(query.get('name') === 'clips' ? 21 : query.has('date') ? 22 : 23));
    // the social image is that of the first article with a picture
    answers['/pages/path:news/content'] = { sections: [{ type: 'lead', title: 'ข่าวเด่น', data: [bare, item(1)] }] };
    answers['/category-portal'] = { sections: [{ header: { sectionEn: 'sport' }, items: [bare, item(11)] }] };
    answers['/hot-news'] = list(item(4), item(1));
    const pages = await Promise.all([...paths, '/breakingnews', '/focus', '/tags?q=a'].map((path) => page(path)));
    const countDistinct = (of: (html: string) => string | undefined) => new Set(pages.map(({ html }) => of(html))).size;
    expect(countDistinct((html) => /<title>.*?<\/title>/.exec(html)?.[0])).toBe(pages.length);
    expect(countDistinct((html) => meta(html, 'description'))).toBe(pages.length);
    expect(countDistinct(canonicalOf)).toBe(pages.length);
    expect(countDistinct((html) => meta(html, 'og:image'))).toBe(pages.length);
  });

  test('[2.20-01] a film of ours has its path on every list, however its service addresses it', async () => {
    const ours = `https://${STATION.productionHost}`;
    const film = item(1, { url: `${ours.replace('www.', 'beta.')}/program/watch/v-1` });
    const short = item(2, { url: `${ours}/watch/v-2` });
    const sections = [{ type: 'lead', title: 'ข่าวเด่น', url: `${ours}/news`, data: [film, short] }];
    answers['/pages/path:home/content'] = answers['/pages/path:news/content'] = { sections };
    answers['/hot-news'] = answers['/breakingnews'] = list(film, short);
    for (const path of ['/home', '/news', '/news/archive/hotnews', '/news/breakingnews', '/search']) {
      const { html } = await page(path);
      expect(html, path).not.toMatch(/<a href="https:[^"]*\/watch\//);
      for (const id of ['v-1', 'v-2']) expect(html, path).toContain(`<a href="/program/watch/${id}"`);
    }
  });

  test('[2.2-34] an article on a sister site opens in a new tab from every list', async () => {
    const sister = 'https://sister.example/1';
    const sections = [{ type: 'lead', title: 'ข่าวเด่น', data: [item(1, { url: sister })] }];
    answers['/pages/path:home/content'] = answers['/pages/path:news/content'] = { sections };
    answers['/hot-news'] = answers['/breakingnews'] = list(item(1, { url: sister }));
    for (const path of ['/home', '/news', '/news/archive/hotnews', '/news/breakingnews', '/search']) {
      const links = (await page(path)).html.match(/<a href="https:\/\/sister[^>]*>/g) ?? [];
      expect(new Set(links), path).toEqual(new Set([`<a href="${sister}" target="_blank" rel="noopener noreferrer">`]));
    }
  });

  test('go on to their next page when their service says only how many articles there are', async () => {
    for (const name of ['/hot-news', '/breakingnews', '/list', '/section', '/section-loadmore', '/tag-service/tag'])
      answers[name] = { total: 60, items: [item(8)] };
    answers['/tag-service/list'] = { total: 130, items: [{ title: 'ฝุ่น', count: 12 }] };
    const lists = ['/news/archive/hotnews', '/breakingnews', '/focus', '/now', '/news/clip/archive', '/news/archive'];
    for (const path of [...lists, '/news/politics', '/tags', '/tags?q=ฝุ่น']) {
      const toPage = (number: number) => `${path}${path.includes('?') ? '&' : '?'}page=${number}`;
      expect((await page(path)).html, path).toMatch(/<a [^>]*href="[^"]*page=2"[^>]*>ดู[^<]*เพิ่มเติม/);
      expect((await page(toPage(2))).html, path).toMatch(/<a [^>]*href="[^"]*page=3"[^>]*>ดู[^<]*เพิ่มเติม/);
      expect((await page(toPage(3))).html, path).not.toMatch(/href="[^"]*page=4"/);
    }
  });

  test('have further pages with their own addresses, and 404 beyond the last page', async () => {
    answers['/list'] = (query) => ({ ...list(...(query.get('page') === '4' ? [] : [item(8)])), page: 2 });
    const { html } = await page('/news/focus?page=2');
    expect(h1Of(html)).toBe('โฟกัส หน้า 2');
    expect(canonicalOf(html)).toBe('/focus?page=2');
    expect(html).toContain('<link rel="prev" href="/focus"/>');
    expect(html).toMatch(/<a [^>]*href="\/focus\?page=3"[^>]*>ดูเรื่องเพิ่มเติม/);
    for (const path of [
      '/focus?page=4',
      '/now?page=4',
      '/news/clip/archive?page=4',
      '/news/archive?page=4',
      '/focus?page=x',
    ])
      expect((await page(path)).status, path).toBe(404);
  });
});

describe('a feature', () => {
  const canonicalAt = async (path: string) => canonicalOf((await page(path)).html);

  test('[2.2-02] has the canonical address /now/content/{id} wherever it is shown', async () => {
    answers['/content'] = { id: '602001', title: 'สารคดี', url: '/now/content/602001' };
    expect(await canonicalAt('/now/content/602001')).toBe('/now/content/602001');
    expect(await canonicalAt('/news/content/602001')).toBe('/now/content/602001');
    const { html } = await page('/now/content/602001');
    expect(html).toContain('"mainEntityOfPage":"http://localhost:3000/now/content/602001"');
    expect(h1Of(html.replace(' id="headline"', ''))).toBe('สารคดี');
  });

  test('an article that is no feature has the canonical address /news/content/{id}, under /now too', async () => {
    answers['/content'] = { id: '7', title: 'ข่าว', url: '/news/content/7' };
    expect(await canonicalAt('/now/content/7')).toBe('/news/content/7');
    for (const path of ['/now/content/abc', '/now/nowhere']) expect((await page(path)).status).toBe(404);
  });
});

describe('the news archive of a day', () => {
  const dated = (query: URLSearchParams) => ({
    ...list(
      item(1),
      item(2, { publishTime: `${query.get('date')}T13:05:00+07:00` }),
      item(3, { publishTime: `${query.get('date')}T02:00:00+07:00` }),
    ),
    firstTs: Date.parse('2026-10-31T20:00:00+07:00') / 1000,
  });
  beforeEach(() => {
    answers['/list'] = dated;
  });

  test('[1-06 2.1-07] /news/archive shows today in Bangkok, grouped by the parts of the day', async () => {
    vi.setSystemTime(new Date('2026-11-19T18:30:00Z'));
    const html = await expectPage('/news/archive', 'รวมข่าวรายวัน', '/news/archive', 'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569');
    expect(service.requests).toContain('/list?name=latest&date=2026-11-20&page=1&limit=24');
    // an open page goes on with the same day after midnight
    expect(html).toContain('href="/news/archive?date=2026-11-20&amp;page=2"');
    expect([...html.matchAll(/<li[^>]*><h2[^>]*>([^<]+)<\/h2>/g)].map(([, part]) => part)).toEqual([
      'ช่วงเช้า',
      'ช่วงบ่าย',
      'หลังเที่ยงคืนถึงเช้ามืด',
    ]);
    await expectFailure('/news/archive', 'ขณะนี้ยังแสดงข่าวของวันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569 ไม่ได้');
  });

  test('news of which only the day is known have no time, after those of the day', async () => {
    answers['/list'] = () => list(item(1), item(2, { publishTime: '2026-11-03T00:00:00+07:00' }));
    const { html } = await page('/news/archive?date=2026-11-03');
    expect([...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, part]) => part)).toContain('ไม่ระบุเวลา');
    expect(html).not.toContain('>00:00<');
    answers['/list'] = () => list(item(2, { publishTime: '2026-11-03T00:00:00+07:00' }));
    expect((await page('/news/archive?date=2026-11-03')).html).not.toContain('ไม่ระบุเวลา');
  });

  test('[2.2-05] /news/around shows the page of /news/archive', async () => {
    await expectPage('/news/around', 'รวมข่าวรายวัน', '/news/archive', 'ข่าวที่ 1');
  });

  test('[1-06] another day has its own address, with links to the days before and after it', async () => {
    const { html } = await page('/news/archive?date=2026-11-02');
    expect(html).toContain('<title>รวมข่าววันที่ 2 พฤศจิกายน 2569 | ');
    expect(canonicalOf(html)).toBe('/news/archive?date=2026-11-02');
    expect(html).toContain('href="/news/archive?date=2026-11-01">วันก่อนหน้า');
    expect(html).toContain('href="/news/archive?date=2026-11-03">วันถัดไป');
    expect(html).toContain('href="/news/archive?date=2026-11-02&amp;page=2"');
  });

  test.each([undefined, 0, 4e15])(
    'every day before has a link where its service says that the archive begins at %s',
    async (firstTs) => {
      answers['/list'] = { ...list(item(1)), firstTs };
      const { status, html } = await page('/news/archive?date=2026-11-02');
      expect(status).toBe(200);
      expect(html).toContain('href="/news/archive?date=2026-11-01">วันก่อนหน้า');
      expect(html).toContain('<a href="/news/archive?date=2025-11-02" title="ปีก่อน">');
      expect((await page('/news/archive?date=1999-12-31')).status).toBe(404);
    },
  );

  test('[9.5-20] its calendar links the days with news, in Thai and the Buddhist era, in weeks from Sunday on', async () => {
    const { html } = await page('/news/archive?date=2026-11-02');
    const headings = [...html.matchAll(/<th scope="col" abbr="([^"]+)">([^<]+)/g)].map(([, day, heading]) => [
      day,
      heading,
    ]);
    expect(headings).toHaveLength(7);
    expect(headings[0]).toEqual(['อาทิตย์', 'อา.']);
    expect(headings[6]).toEqual(['เสาร์', 'ส.']);
    expect(html).toMatch(/<tbody><tr><td><a href="\/news\/archive\?date=2026-11-01"/);
    expect(html).toContain('<strong id="calendar-month">พฤศจิกายน 2569</strong>');
    expect(html).toMatch(/<a href="\/news\/archive\?date=2026-11-02" aria-label="[^"]+" aria-current="date">2<\/a>/);
    expect(html).toContain(
      '<a href="/news/archive?date=2026-11-20" aria-label="วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569" data-today="true">20</a>',
    );
    expect(html).toContain('<td><span>21</span></td>');
    expect(html).toContain('<a href="/news/archive?date=2026-10-31" title="เดือนก่อน">');
    expect(html).not.toMatch(/title="(เดือนถัดไป|ปีก่อน|ปีถัดไป)"/);
    const { html: october } = await page('/news/archive?date=2026-10-31');
    expect(october).toContain('<td><span>30</span></td>');
    expect(october).not.toContain('วันก่อนหน้า</a>');
  });

  test.each(['2026-11-21', '2026-10-30', '2026-02-30', '20/11/2569', 'yesterday', ''])(
    'does not exist at ?date=%s',
    async (date) => {
      expect((await page(`/news/archive?date=${encodeURIComponent(date)}`)).status).toBe(404);
    },
  );

  test('without news says so and links to the day before', async () => {
    answers['/list'] = { ...list(), firstTs: 1 };
    const { status, html } = await page('/news/archive?date=2026-11-02');
    expect(status).toBe(200);
    expect(html).toContain('ไม่มีข่าวในวันที่เลือก');
    expect(html).toContain('ดูข่าวของวันก่อนหน้า');
  });
});

describe('tags', () => {
  test('[1-08 2.2-08 7.6-05] /tags?q= shows the articles with the tag', async () => {
    const path = `/tags?q=${encodeURIComponent('น้ำท่วม')}`;
    const html = await expectPage(path, '#น้ำท่วม', path, 'ข่าวที่ 14', 'พบ 2 ข่าว');
    expect(service.requests.map(decodeURIComponent)).toContain('/tag-service/tag?q=น้ำท่วม&page=1&limit=24');
    expect(html).toContain(`href="${path}&amp;page=2"`);
    expect(html).toMatch(/<a href="\/tags\?q=[^"]+" rel="tag">ฝุ่น<\/a>/);
    await expectFailure(path, 'ขณะนี้ยังแสดงข่าวเกี่ยวกับน้ำท่วมไม่ได้');
    expect(log).toHaveBeenCalledWith('fetch/tags_news of tags (/tag) failed:', 500, expect.anything());
  });

  test('[1-08 7.6-04] /tags shows all tags with their numbers of articles', async () => {
    const { html } = await page('/tags');
    expect(html).toContain('<span>ฝุ่น</span>');
    expect(html).toContain('1,234');
    expect(service.requests).not.toContainEqual(expect.stringContaining('/tag-service/tag'));
    await expectFailure('/tags', 'ขณะนี้ยังแสดงแท็กข่าวไม่ได้');
    expect(log).toHaveBeenCalledWith('fetch/tags_list of tags (/list) failed:', 500, expect.anything());
  });

  test('[3.2-03] the loader data has the areas tagPage, tagList and tagNews', async () => {
    const { html } = await page('/tags.data?q=a');
    for (const name of ['tagPage', 'tagList', 'tagNews']) expect(html).toContain(`"${name}"`);
  });

  test('a space separates a tag in Latin letters from the Thai words around it', async () => {
    const { html } = await page('/tags?q=AI');
    expect(html).toContain('>ข่าวเกี่ยวกับ AI</h2>');
    expect(html).toMatch(/<title>ข่าวเกี่ยวกับ AI /);
    await expectFailure('/tags?q=AI', 'ขณะนี้ยังแสดงข่าวเกี่ยวกับ AI ไม่ได้');
  });

  test('a tag without articles links to the search, is escaped, and is not indexed', async () => {
    answers['/tag-service/tag'] = list();
    const { status, html } = await page('/tags?q=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('ยังไม่มีข่าวที่ติดแท็ก “&lt;script&gt;alert(1)&lt;/script&gt;”');
    expect(html).toContain('href="/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E"');
    expect(meta(html, 'robots')).toBe('noindex, nofollow');
  });

  test('a tag of 200 characters is shown; a longer one, or one with a control character, is not found', async () => {
    expect((await page(`/tags?q=${encodeURIComponent('ก'.repeat(200))}`)).status).toBe(200);
    expect((await page(`/tags?q=${encodeURIComponent('ก'.repeat(201))}`)).status).toBe(404);
    expect((await page('/tags?q=a%00')).status).toBe(404);
  });
});
