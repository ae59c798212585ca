import { isSitePath, isTopicId } from '@sala/contracts';
import { STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';
import { ADDRESSES } from '../../routes.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.stubEnv('PAGE_API_URL', service.address);
const { createTestSite } = await import('../../testSite.server.ts');

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => service.close());

const answers: Record<string, Answer | undefined> = {};
const entry = (id: number, more: object = {}) => ({
  id,
  title: `รายการที่ ${id}`,
  content: `<p>เนื้อหา ${id}</p>`,
  publishTime: `2026-02-18T0${id}:00:00+07:00`,
  lastUpdateTime: `2026-02-18T0${id}:00:00+07:00`,
  ...more,
});
const TOPIC = {
  title: 'น้ำท่วม',
  description: 'ติดตามระดับน้ำ',
  imgUrl: `${service.address}/media/dam.webp`,
  items: [{ id: 9, title: 'ข่าวน้ำท่วม' }],
};
const SITUATION = {
  ...TOPIC,
  url: '/flood',
  tags: [{ title: 'พายุ' }],
  isLive: true,
  startTime: '2026-02-18T00:00:00+07:00',
  endTime: '0001-01-01T00:00:00Z',
  facts: [{ label: 'ผู้อพยพ', value: '1,284 คน', source: 'จังหวัด', time: '2026-02-18T03:00:00+07:00' }],
  keyEvents: [
    { id: 3, title: 'เตือนภัย', publishTime: '2026-02-18T03:00:00+07:00' },
    { id: 1, title: 'เริ่มฝนตก', publishTime: '2026-02-18T01:00:00+07:00' },
  ],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of Object.keys(answers)) delete answers[path];
  Object.assign(answers, {
    '/topic': SITUATION,
    '/topic-entries': { isLive: true, total: 5, hasMore: true, items: [entry(3, { isKey: true }), entry(2)] },
  });
  service.requests.length = 0;
  service.answer = answerByPath(() => answers);
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, headers: response.headers, html: removeJoiners(await response.text()) };
};
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('a situation', () => {
  test('[2.2-28] shows its facts, key events, timeline and articles', async () => {
    const { status, html } = await page('/flood');
    expect(status).toBe(200);
    const main = mainOf(html);
    for (const text of ['กำลังติดตามสถานการณ์', '<h1>น้ำท่วม</h1>', 'ติดตามระดับน้ำ', 'อัปเดตล่าสุด', '1,284 คน', 'จังหวัด'])
      expect(main).toContain(text);
    expect(main).toContain('<p>เนื้อหา 3</p>');
    expect(main.indexOf('id="entry-3"')).toBeLessThan(main.indexOf('id="entry-2"'));
    // a key event links to its entry, on whichever page that is
    expect(main).toContain('<a href="#entry-3">เตือนภัย</a>');
    expect(main).toContain('<a href="/flood?from=1#entry-1">เริ่มฝนตก</a>');
    expect(main).toContain('href="/flood?before=2"');
    expect(main).toContain('href="/news/content/9"');
    expect(main).toContain('href="/tags?q=พายุ"');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/flood"/>');
    expect(html).toContain('<meta name="description" content="ติดตามระดับน้ำ"/>');
  });

  test('is described as a live blog in structured data', async () => {
    const scripts = [...(await page('/flood')).html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const blog = scripts.map(([, text = '']) => JSON.parse(text)).find((one) => one['@type'] === 'LiveBlogPosting');
    expect(blog).toMatchObject({
      url: 'http://localhost:3000/flood',
      headline: 'น้ำท่วม',
      coverageStartTime: '2026-02-17T17:00:00.000Z',
      dateModified: '2026-02-17T20:00:00.000Z',
      liveBlogUpdate: [
        {
          headline: 'รายการที่ 3',
          url: 'http://localhost:3000/flood?from=3#entry-3',
          datePublished: '2026-02-17T20:00:00.000Z',
        },
        { headline: 'รายการที่ 2' },
      ],
    });
    expect(blog.coverageEndTime).toBeUndefined();
  });

  test('keeps times apart from titles where there are no styles, as in the reader mode of a browser', async () => {
    const { html } = await page('/flood');
    expect(html).toMatch(/<\/time> <a href="#entry-3">เตือนภัย<\/a>/);
    expect(html).toMatch(/ น\.<\/time> <span/);
  });

  test('that has ended says so, and structured data has its end', async () => {
    answers['/topic'] = { ...SITUATION, isLive: false, endTime: '2026-02-19T00:00:00+07:00' };
    answers['/topic-entries'] = { isLive: false, items: [entry(2)] };
    const { html } = await page('/flood');
    expect(mainOf(html)).toContain('สิ้นสุดการติดตามแล้ว');
    expect(html).toContain('"coverageEndTime":"2026-02-18T17:00:00.000Z"');
  });

  test.each(['before=2', 'from=3'])('shows older entries without scripts at ?%s', async (query) => {
    const { status, html } = await page(`/flood?${query}`);
    expect(status).toBe(200);
    expect(service.requests).toContain(`/topic-entries?id=flood&limit=10&${query.replace('?', '')}`);
    expect(mainOf(html)).toContain('<a href="/flood">ไปยังรายการล่าสุด</a>');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/flood"/>');
  });

  test('answers 404 beyond its oldest entry, and 200 with a message when its timeline is empty', async () => {
    answers['/topic-entries'] = { isLive: true, items: [] };
    expect((await page('/flood?before=1')).status).toBe(404);
    const { status, html } = await page('/flood');
    expect([status, mainOf(html).includes('ยังไม่มีรายการในไทม์ไลน์')]).toEqual([200, true]);
  });

  test('answers 404 for entries that its service rejects or does not know', async () => {
    for (const status of [400, 404]) {
      answers['/topic-entries'] = status;
      for (const path of ['/flood?from=abc', '/flood?before=abc', '/situations/flood/entries?after=abc'])
        expect((await page(path)).status, path).toBe(404);
    }
  });

  test('sanitizes the HTML of its entries', async () => {
    answers['/topic-entries'] = { items: [entry(1, { content: '<p onclick="x()">ก<script>x()</script></p>' })] };
    for (const path of ['/flood', '/flood.data', '/situations/flood/entries'])
      expect((await page(path)).html).not.toContain('x()');
  });

  test('answers 503 with its articles when its timeline cannot be fetched', async () => {
    answers['/topic-entries'] = 500;
    const { status, html } = await page('/flood');
    expect([status, mainOf(html).includes('ขณะนี้ยังแสดงไทม์ไลน์ไม่ได้')]).toEqual([503, true]);
    expect(mainOf(html)).toContain('ข่าวน้ำท่วม');
  });
});

test('a topic of a service without situations is a page of its articles', async () => {
  answers['/topic'] = TOPIC;
  answers['/topic-entries'] = undefined;
  const { status, html } = await page('/flood');
  expect([status, mainOf(html).includes('ข่าวน้ำท่วม')]).toEqual([200, true]);
  expect(mainOf(html)).not.toContain('ไทม์ไลน์');
  expect(html).not.toContain('LiveBlogPosting');
});

test('a topic with another address redirects there', async () => {
  answers['/topic'] = { ...TOPIC, url: '/tags?q=x' };
  const response = await site('/scams');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/tags?q=x']);
});

test('an unknown topic is not found, and an invalid name is not requested', async () => {
  answers['/topic'] = undefined;
  expect((await page('/nothing')).status).toBe(404);
  service.requests.length = 0;
  for (const path of ['/metrics', '/wp-login.php', '/%E0%B8%81', '/Flood', '/flood?before=a/b', '/flood?after=1'])
    expect((await page(path)).status, path).toBe(404);
  expect(service.requests.filter((path) => path.startsWith('/topic'))).toEqual([]);
});

test('a topic answers 500, not 404, when its service fails', async () => {
  answers['/topic'] = 500;
  expect((await page('/flood')).status).toBe(500);
});

test('no topic can have the name of another page', () => {
  const first = ADDRESSES.map((route) => route.path?.split('/')[1] ?? '');
  const names = first.filter((name) => /^[a-z0-9-]+$/.test(name) && `/${name}` !== STATION.event?.href);
  expect(names).toContain('news');
  expect(names.filter(isTopicId)).toEqual([]);
});

test('the newsroom knows which addresses of one part are pages', () => {
  const paths = ADDRESSES.flatMap(({ path = '' }) => (/^\/[a-z0-9-]+\//.test(path) ? path.split('/')[1] : []));
  const pages = new Set(ADDRESSES.flatMap(({ path = '' }) => path.match(/^\/([a-z0-9-]+)(?:\/:\w+\?)?$/)?.[1] ?? []));
  expect([paths.includes('program'), pages.has('live')]).toEqual([true, true]);
  for (const name of new Set([...paths, ...pages])) {
    if (`/${name}` !== STATION.event?.href) expect(isSitePath(`/${name}`), name).toBe(pages.has(name ?? ''));
  }
});

describe('the entries of a timeline', () => {
  test.each(['after=2', 'before=9', 'from=9'])('are returned for ?%s', async (query) => {
    const { status, html } = await page(`/situations/flood/entries?${query}`);
    expect(status).toBe(200);
    expect(JSON.parse(html)).toMatchObject({ isLive: true, hasMore: true, items: [{ id: '3' }, { id: '2' }] });
    expect(service.requests).toContain(`/topic-entries?id=flood&limit=10&${query}`);
  });

  test.each([
    '/situations/news/entries',
    '/situations/flood/entries?after=',
    '/situations/flood/entries?after=1&before=2',
  ])('do not exist at %s', async (path) => {
    expect((await page(path)).status).toBe(404);
    expect(service.requests.filter((one) => one.startsWith('/topic'))).toEqual([]);
  });

  test('answer 503 when the service fails', async () => {
    answers['/topic-entries'] = 500;
    expect((await page('/situations/flood/entries')).status).toBe(503);
  });
});

const MEMORIAL = [
  { id: 'o', type: 'opening', title: 'หนึ่งปี', data: [{ id: 1, title: 'ยังจำได้', description: 'หนึ่ง\n\nสอง' }] },
  { id: 's', type: 'stories', title: 'คนของคืนนั้น', data: [{ id: 1, title: 'คนพายเรือ', description: 'แกพายเจ็ดเที่ยว' }] },
  { id: 'v', type: 'voices', title: 'เสียง', data: [{ id: 1, title: 'หลานสาว', description: 'หนูหัดพายแล้ว' }] },
  {
    id: 'p',
    type: 'pictures',
    title: 'ภาพ',
    data: [{ id: 1, title: 'เช้าวันที่สอง', description: 'ถนนกลางน้ำ', imgUrl: 'https://x.example/1.jpg' }],
  },
  { id: 'x', type: 'advertisement', title: 'โฆษณา', data: [{ id: 1, title: 'ซื้อเลย' }] },
];

describe('the memorial page', () => {
  const path = STATION.event?.href ?? '';

  test('[1-16 2.2-29] is at the banner’s address and shows the sections of the page service', async () => {
    answers[`/pages/path:${path.slice(1)}/content`] = { sections: MEMORIAL };
    expect((await page('/home')).html).toContain(`href="${path}"`);
    const { status, html } = await page(path);
    const main = mainOf(html);
    expect(status).toBe(200);
    expect(main).toContain(`<h1>${STATION.event?.title}</h1>`);
    expect(main).toContain('<p>หนึ่ง</p><p>สอง</p>');
    for (const text of ['คนพายเรือ', 'แกพายเจ็ดเที่ยว', 'หลานสาว', 'เช้าวันที่สอง', 'alt="ถนนกลางน้ำ"'])
      expect(main).toContain(text);
    expect(main).toMatch(/<blockquote><p>หนูหัดพายแล้ว<\/p><\/blockquote>/);
    expect(main).not.toContain('ซื้อเลย');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
  });

  test('without content says that it is being prepared', async () => {
    const { status, html } = await page(path);
    expect([status, mainOf(html).includes('เรากำลังรวบรวมเรื่องราว')]).toEqual([200, true]);
  });

  test('answers 503 with a message when its content cannot be fetched', async () => {
    answers[`/pages/path:${path.slice(1)}/content`] = 500;
    const { status, html } = await page(path);
    expect([status, mainOf(html).includes('ขณะนี้ยังแสดงเรื่องราวไม่ได้')]).toEqual([503, true]);
  });
});

test('an emergency notice is on every page while there is one', async () => {
  expect((await page('/flood')).html).not.toContain('ประกาศฉุกเฉิน');
  answers['/emergency'] = { text: 'อพยพขึ้นที่สูงทันที', url: '/flood' };
  const { fetchEmergency } = await import('../../platform/services/index.server.ts');
  await vi.waitFor(async () => expect(await fetchEmergency(() => performance.now() + 5000)).not.toBeNull());
  for (const path of ['/flood', '/nowhere/at/all']) {
    const { html } = await page(path);
    expect(html).toMatch(/<section class="[^"]*" aria-label="ประกาศฉุกเฉิน"><details[^>]* open="">/);
    expect(html).toMatch(/อพยพขึ้นที่สูงทันที(<!-- -->)? <a href="\/flood">อ่านรายละเอียด<\/a>/);
  }
  expect(JSON.parse((await page('/emergency')).html)).toEqual({ text: 'อพยพขึ้นที่สูงทันที', href: '/flood' });
});
