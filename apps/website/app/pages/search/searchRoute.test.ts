import { CHANNELS, STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestWebsite } from '../../../server/testWebsite.ts';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

const service = await openTestService();
const KEY = 'secret-key';
vi.stubEnv('NEWSROOM_URL', service.address);
vi.stubEnv('WEB_SEARCH_URL', service.address);
vi.stubEnv('WEB_SEARCH_ENGINE', 'engine-1');
vi.stubEnv('WEB_SEARCH_KEY', KEY);
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
const website = createTestWebsite({ render: (request) => site(request.url) });

const result = (total: number, more: object = {}) => ({
  query: 'น้ำ',
  searched: 'น้ำ',
  total,
  isMore: false,
  page: 1,
  totalPage: Math.ceil(total / 20),
  didYouMean: null,
  items: [],
  ...more,
});
const ARTICLE = {
  id: 1,
  title: 'น้ำ<b>ท่วม',
  categoryName: 'ภัยพิบัติ',
  publishTime: '2026-11-20T08:00:00+07:00',
  highlights: {
    title: [
      { text: 'น้ำ', isMatch: true },
      { text: '<b>ท่วม', isMatch: false },
    ],
    excerpt: [
      { text: 'ฝน', isMatch: false },
      { text: 'น้ำ', isMatch: true },
    ],
  },
};

let answers: Record<string, Answer>;
service.answer = answerByPath(
  () => answers,
  () => 500,
);
const logged: unknown[][] = [];
beforeEach(() => {
  service.requests.length = 0;
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...all) => void logged.push(all));
  answers = {
    '/hot-news': { items: [{ id: 9, title: 'ข่าวยอดนิยมหนึ่ง' }] },
    '/search/news': result(45, { items: [ARTICLE] }),
    '/search/organization': result(3, { items: [{ title: 'สภาผู้ชม', url: 'https://org.example/a' }] }),
    '/search/organizationeng': result(0),
    '/search/program': result(0),
    '/search/suggestions': { items: [{ text: 'น้ำท่วม' }] },
  };
});
afterAll(() => service.close());

const page = async (path: string) => {
  const response = await website.request(`http://localhost:3000${path}`);
  const html = removeJoiners(await response.text());
  // what a reader sees, without the data for hydration behind it, and without what only holds a text
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<!-- -->|<span>([^<]*)<\/span>/g, '$1');
  return { status: response.status, cached: response.headers.get('cache-control'), html, main };
};
const of = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;
const queriesTo = (path: string) =>
  service.requests.filter((one) => one.startsWith(path)).map((one) => new URLSearchParams(one.split('?')[1]));
const tabs = (main: string) =>
  [...(/<nav aria-label="ค้นหาใน".*?<\/nav>/s.exec(main)?.[0] ?? '').matchAll(/<a[^>]*>(.*?)<\/a>/gs)].map(([, text]) =>
    text?.replace(/<[^>]+>/g, ''),
  );

describe('a search', () => {
  test('[2.2-09] shows matching articles with marked matches, category and time, and is not indexed', async () => {
    const { status, html, main } = await page(of({ q: 'น้ำ' }));
    expect(status).toBe(200);
    expect(html).toContain('<title>ค้นหา “น้ำ” | ');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/search"/>');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(main).toMatch(/<h3><a href="\/news\/content\/1"><mark[^>]*>น้ำ<\/mark>&lt;b&gt;ท่วม<\/a><\/h3>/);
    expect(main).toContain('ฝน<mark>น้ำ</mark>');
    expect(main).toContain('ภัยพิบัติ');
    expect(main).toContain('<time dateTime="2026-11-20T01:00:00.000Z"');
    expect(main).toContain('พบ 45 รายการสำหรับ “น้ำ”');
  });

  test('[7.5-01] requests each of the four searches once and shows the counts in the tabs', async () => {
    answers['/search/news'] = result(1000, { isMore: true, items: [ARTICLE] });
    const { main } = await page(of({ q: 'น้ำ' }));
    for (const name of ['news', 'organization', 'organizationeng', 'program'])
      expect(queriesTo(`/search/${name}?`), name).toHaveLength(1);
    expect(tabs(main)).toEqual(['ข่าว มากกว่า 1,000', 'องค์กรและเครือข่าย 3', 'ทั้งเว็บ']);
    expect(main).toContain('พบมากกว่า 1,000 รายการ');
  });

  test('a service that does not count its results has a page after each full one', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ ...ARTICLE, id: index + 1 }));
    answers['/search/news'] = { items };
    const { main } = await page(of({ q: 'น้ำ' }));
    expect(main).toContain('พบอย่างน้อย 20 รายการ');
    expect(main).toMatch(/<a href="\/search\?q=[^"]*&amp;page=2" rel="next">/);
    answers['/search/news'] = { items: items.slice(0, 3) };
    const last = await page(of({ q: 'น้ำ', page: '2' }));
    expect(last.main).toContain('พบ 23 รายการ');
    expect(last.main).not.toContain('rel="next"');
    answers['/search/news'] = { items: [] };
    const beyond = await page(of({ q: 'น้ำ', page: '2' }));
    expect(beyond).toMatchObject({ status: 404, main: expect.stringContaining('ผลการค้นหานี้ไม่มีหน้า 2') });
  });

  test('a tab shows its own results, and counts articles without the filters of its own address', async () => {
    const { main } = await page(of({ q: 'น้ำ', tab: 'organization', sort: 'time', section: 'sport', page: '1' }));
    expect(main).toContain('<a href="https://org.example/a" target="_blank" rel="noopener noreferrer">สภาผู้ชม</a>');
    expect(main).toContain('org.example');
    expect([...(queriesTo('/search/news')[0] ?? [])]).toEqual([
      ['q', 'น้ำ'],
      ['sort', 'relevance'],
      ['page', '1'],
    ]);
    expect(main).toMatch(/<a href="\/search\?q=[^"&]*">ข่าว/);
    expect(main).not.toContain('ตั้งแต่วันที่');
  });

  test('[9.3-05 9.3-06 9.3-07] a result names the part of the station that its address belongs to', async () => {
    const urls = ['https://rian.example/online/a', 'https://online.example/b', '/org', 'https://org.example/c'];
    const items = urls.map((url, index) => ({ title: `หน้า ${index}`, url }));
    answers['/search/organization'] = result(urls.length, { items });
    const { main } = await page(of({ q: 'น้ำ', tab: 'organization' }));
    const sources = [...main.matchAll(/<a href="([^"]+)"[^>]*>หน้า \d<\/a><\/h3><p[^>]*>([^<]*)/g)];
    expect(sources.map(([, url, source]) => [url, source])).toEqual([
      [urls[0], `${CHANNELS[1]?.title} · rian.example`],
      [urls[1], 'Online · online.example'],
      [urls[2], STATION.name],
      [urls[3], `${STATION.name} · org.example`],
    ]);
  });

  test('[2.2-31] a result of another site opens in a new tab, one of this site does not', async () => {
    const urls = ['https://org.example/c', `https://${STATION.productionHost}/org`, '/org'];
    answers['/search/organization'] = result(3, { items: urls.map((url) => ({ title: 'สภาผู้ชม', url })) });
    const { main } = await page(of({ q: 'น้ำ', tab: 'organization' }));
    expect([...main.matchAll(/<a ([^>]*)>สภาผู้ชม<\/a>/g)].map(([, attributes]) => attributes)).toEqual([
      'href="https://org.example/c" target="_blank" rel="noopener noreferrer"',
      'href="/org"',
      'href="/org"',
    ]);
  });

  test('[7.5-01] programmes are shown with their picture, kind and duration', async () => {
    const items = [
      { title: 'หอมดิน', url: '/program/hom-din', kind: 'program', imgUrl: 'https://media.example/a.webp' },
      {
        title: 'น้ำมาแล้ว',
        url: '/program/hom-din/episodes/501',
        kind: 'episode',
        programTitle: 'หอมดิน',
        duration_seconds: 245,
        publishTime: '2026-11-20T08:00:00+07:00',
        highlights: ARTICLE.highlights,
      },
      { title: 'หลอก', url: 'javascript:alert(1)' },
    ];
    answers['/search/program'] = result(2, { items });
    const { main } = await page(of({ q: 'น้ำ', tab: 'program' }));
    expect(tabs(main).slice(0, 2)).toEqual(['ข่าว 45', 'รายการ 2']);
    const [program = '', episode = ''] = main.match(/<article.*?<\/article>/gs) ?? [];
    expect(program).toMatch(/<img .*<a href="\/program\/hom-din">หอมดิน<\/a>.*>รายการ</s);
    expect(program).not.toContain('ความยาว');
    expect(episode).toMatch(/>04:05<.*>ความยาว 4 นาที 5 วินาที<.*<mark>น้ำ<\/mark>.*>ตอน · หอมดิน<.*<time /s);
    expect(main).not.toContain('หลอก');
  });

  test('an empty tab is shown only when it is selected', async () => {
    expect(tabs((await page(of({ q: 'น้ำ', tab: 'program' }))).main)).toContain('รายการ 0');
    expect(tabs((await page(of({ q: 'น้ำ' }))).main)).not.toContain('รายการ 0');
  });

  test('all filters are in the address, in the form and in the request to the service', async () => {
    const input = { q: 'น้ำ', sort: 'time', section: 'disaster', from: '2026-01-01', to: '2026-11-20' };
    const { html, main } = await page(of({ ...input, page: '2' }));
    expect(html).toContain('<title>ค้นหา “น้ำ” หน้า 2 | ');
    expect(Object.fromEntries(queriesTo('/search/news')[0] ?? [])).toEqual({ ...input, page: '2' });
    expect(main).toContain(`href="${of({ ...input, page: '3' }).replaceAll('&', '&amp;')}" rel="next"`);
    expect(main).toContain('value="2026-01-01"');
    expect(main).toContain('<option value="disaster" selected="">ภัยพิบัติ</option>');
    expect(main).toMatch(/<details[^>]* open=""/);
  });

  test('days in the wrong order are put right', async () => {
    await page(of({ q: 'น้ำ', from: '2026-11-27', to: '2026-11-20' }));
    expect(Object.fromEntries(queriesTo('/search/news')[0] ?? [])).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-27',
    });
  });

  test('days of the Buddhist era are those of ours, and the form shows them so', async () => {
    const { main } = await page(of({ q: 'น้ำ', from: '2567-02-29', to: '2567-07-31' }));
    expect(Object.fromEntries(queriesTo('/search/news')[0] ?? [])).toMatchObject({
      from: '2024-02-29',
      to: '2024-07-31',
    });
    expect(main).toContain('value="2024-02-29"');
  });

  test.each([
    ['page', 'x'],
    ['page', '0'],
    ['page', '99999'],
    ['sort', 'best'],
    ['section', 'world'],
    ['from', '2026-02-30'],
    ['to', '0000-01-01'],
    ['tab', '__proto__'],
  ])('an invalid %s of %j is ignored', async (name, value) => {
    const { status } = await page(of({ q: 'น้ำ', [name]: value }));
    expect(status).toBe(200);
    expect(Object.fromEntries(queriesTo('/search/news')[0] ?? [])).toEqual({ q: 'น้ำ', sort: 'relevance', page: '1' });
  });

  test('a page beyond the last answers 404 and links to the last', async () => {
    answers['/search/news'] = result(45, { page: 9 });
    const { status, main } = await page(of({ q: 'น้ำ', page: '9' }));
    expect(status).toBe(404);
    expect(main).toContain('ผลการค้นหานี้ไม่มีหน้า 9');
    expect(main).toContain(of({ q: 'น้ำ', page: '3' }).replace('&', '&amp;'));
  });

  test('a spelling suggestion is offered as a link', async () => {
    answers['/search/news'] = result(2, { items: [ARTICLE], didYouMean: 'น้ำท่วม' });
    expect((await page(of({ q: 'น้ำ' }))).main).toMatch(/หมายถึง <a href="\/search\?q=[^"]*">“น้ำท่วม”<\/a> หรือไม่/);
  });

  test('results of a corrected spelling say so', async () => {
    const instead = { query: 'นำทวม', searched: 'น้ำท่วม', didYouMean: 'น้ำท่วม', items: [ARTICLE] };
    answers['/search/news'] = result(45, instead);
    const { main } = await page(of({ q: 'นำทวม' }));
    expect(main).toContain('ไม่พบ “นำทวม” จึงแสดงผลของ <strong>“น้ำท่วม”</strong> แทน');
    expect(main).toContain('สำหรับ “น้ำท่วม”');
  });

  test('a search without results offers a spelling suggestion, the other tabs and the categories', async () => {
    answers['/search/news'] = result(0, { query: 'ohe', didYouMean: 'น้ำ' });
    const { status, main } = await page(of({ q: 'ohe', section: 'sport' }));
    expect(status).toBe(200);
    expect(main).toContain('ไม่พบผลการค้นหาสำหรับ “ohe”');
    expect(main).toMatch(/หมายถึง <a[^>]*>“น้ำ”/);
    expect(main).toContain('ค้นหาจากข่าวทุกหมวดและทุกวัน');
    expect(main).toContain('พบ 3 รายการใน <a');
    expect(main).toContain('<a href="/news/categories/sport">กีฬา</a>');
  });

  test('without a query shows topics and popular news, and requests no search', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%00', '/search?tab=web']) {
      const { status, html, main } = await page(path);
      expect(status, path).toBe(200);
      expect(main).toContain('role="search"');
      expect(main).toContain('หัวข้อที่กำลังเป็นที่สนใจ');
      expect(main).toContain('ข่าวยอดนิยมหนึ่ง');
      expect(html).toContain('<title>ค้นหา | ');
    }
    expect(service.requests.filter((path) => /^\/(search|customsearch)/.test(path))).toEqual([]);
  });

  test('answers 503 with a message and the other tabs when the article search fails', async () => {
    delete answers['/search/news'];
    const { status, cached, main } = await page(of({ q: 'น้ำ' }));
    expect([status, cached]).toEqual([503, 'no-store']);
    expect(main).toContain('ขณะนี้ยังค้นหาไม่ได้');
    expect(tabs(main)).toEqual(['ข่าว (ขัดข้อง)', 'องค์กรและเครือข่าย 3', 'ทั้งเว็บ']);
  });

  test('a tab whose search fails says so, and the others still work', async () => {
    delete answers['/search/organization'];
    delete answers['/search/program'];
    const { status, main } = await page(of({ q: 'น้ำ' }));
    expect(status).toBe(200);
    expect(tabs(main)).toEqual(['ข่าว 45', 'รายการ (ขัดข้อง)', 'องค์กรและเครือข่าย (ขัดข้อง)', 'ทั้งเว็บ']);
  });

  test('a response with null and empty fields counts as no results', async () => {
    for (const name of ['news', 'organization', 'organizationeng', 'program'])
      answers[`/search/${name}`] = { total: '', items: null, didYouMean: '' };
    const { status, main } = await page(of({ q: 'น้ำ' }));
    expect(status).toBe(200);
    expect(main).toContain('ไม่พบผลการค้นหา');
  });
});

describe.each([
  ['10,000 letters', 'x'.repeat(10_000), 'x'.repeat(200)],
  ['10,000 Thai letters', 'ก'.repeat(10_000), 'ก'.repeat(200)],
  ['HTML', '<script>alert(1)</script>"\'&', '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;'],
  ['SQL', "'; drop table articles; --", '&#x27;; drop table articles; --'],
  ['operators', '"ก ข" -ค & | ! <->', '&quot;ก ข&quot; -ค &amp; | ! &lt;-&gt;'],
  ['emoji', '🌊👨‍👩‍👧', '🌊👨‍👩‍👧'],
  ['NULs', 'ก\0ข', 'ก ข'],
])('a search for %s', (_, q, shown) => {
  test('answers 200 with the escaped query in the field', async () => {
    const { status, main } = await page(of({ q }));
    expect(status).toBe(200);
    expect(main).toContain(`value="${shown}"`);
    expect(main).not.toContain('<script');
  });
});

test.each(['%ED%A0%80', '%FF', '%'])('a search for the invalid encoding %s answers 200', async (q) => {
  expect((await page(`/search?q=${q}`)).status).toBe(200);
});

describe('[7.5-02] the web search', () => {
  const web = (more: object = {}) => ({
    searchInformation: { totalResults: '12300' },
    items: [
      { title: 'ผล<i>หนึ่ง', link: 'https://a.example/b?c=1&d', snippet: 'เนื้อหา <b>' },
      { title: 'หลอก', link: 'javascript:alert(1)' },
      { title: 'ในเว็บนี้', link: '/home' },
      null,
    ],
    ...more,
  });
  const WEB = of({ q: 'น้ำ', tab: 'web', page: '2' });

  test('is requested at /customsearch/v1 with the configured engine and key, and the key is not exposed', async () => {
    answers['/customsearch/v1'] = web();
    const { status, html, main } = await page(WEB);
    expect(status).toBe(200);
    expect(Object.fromEntries(queriesTo('/customsearch/v1')[0] ?? [])).toEqual({
      cx: 'engine-1',
      key: KEY,
      q: 'น้ำ',
      num: '10',
      start: '11',
      hl: 'th',
    });
    expect(main).toContain('พบประมาณ 12,300 รายการ');
    expect(main).toContain(
      '<a href="https://a.example/b?c=1&amp;d" target="_blank" rel="noopener noreferrer nofollow">ผล&lt;i&gt;หนึ่ง</a>',
    );
    expect(main).not.toMatch(/หลอก|ในเว็บนี้/);
    expect(main).toContain('หน้า 10"');
    expect(main).not.toContain('หน้า 11"');
    expect(tabs(main)).toEqual(['ข่าว 45', 'องค์กรและเครือข่าย 3', 'ทั้งเว็บ']);
    expect(html).not.toContain(KEY);
    expect((await page(WEB.replace('/search?', '/search.data?'))).html).not.toContain(KEY);
  });

  test('is not requested for other tabs', async () => {
    await page(of({ q: 'น้ำ' }));
    expect(queriesTo('/customsearch/v1')).toEqual([]);
  });

  test('offers a spelling suggestion when there are no results', async () => {
    answers['/customsearch/v1'] = { spelling: { correctedQuery: 'น้ำท่วม' } };
    const { status, main } = await page(WEB);
    expect(status).toBe(200);
    expect(main).toMatch(/หมายถึง <a[^>]*>“น้ำท่วม”/);
  });

  test.each([429, 403])('says when its quota is used up (%i)', async (status) => {
    answers['/customsearch/v1'] = [status, { error: { code: status, message: `Quota exceeded for ${KEY}` } }];
    const { html, main, ...answer } = await page(WEB);
    expect([answer.status, answer.cached]).toEqual([503, 'no-store']);
    expect(main).toContain('วันนี้มีผู้ค้นหาทั้งเว็บครบจำนวนที่ให้บริการแล้ว');
    expect(tabs(main)).toContain('ข่าว 45');
    expect(html).not.toContain(KEY);
  });

  test.each<[string, Answer]>([
    ['is an error with 200', { error: { code: 429 } }],
    ['is a string', [200, '<html>']],
    ['is null', [200, null]],
    ['is a redirect', (_, response) => void response.writeHead(302, { location: '/home' }).end()],
    ['is aborted', (_, response) => void response.destroy()],
  ])('answers 503 without exposing the key when its response %s', async (_, answer) => {
    answers['/customsearch/v1'] = answer;
    const { status, html, main } = await page(WEB);
    expect(status).toBe(503);
    expect(main).toContain('ขณะนี้ยังค้นหาไม่ได้');
    expect(html).not.toContain(KEY);
    expect(JSON.stringify(logged)).not.toContain(KEY);
  });
});

describe('[7.5-01] /suggestions', () => {
  const suggestions = async (q: string) => {
    const response = await website.request(`http://localhost:3000/search/suggestions?${new URLSearchParams({ q })}`);
    return { status: response.status, cached: response.headers.get('cache-control'), json: await response.json() };
  };

  test('returns at most eight suggestions without too long ones, cacheable for 20 seconds', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ text: `น้ำ ${index}` }));
    answers['/search/suggestions'] = { items: [{ text: 'ก'.repeat(101) }, ...items] };
    const { status, cached, json: answer } = await suggestions('น้ำ'.repeat(1000));
    expect([status, cached]).toEqual([200, expect.stringContaining('max-age=20')]);
    expect(answer.items).toHaveLength(8);
    expect(answer.items[0]).toEqual({ text: 'น้ำ 0', href: `/search?q=${encodeURIComponent('น้ำ 0')}` });
    expect(queriesTo('/search/suggestions')[0]?.get('q')).toHaveLength(200);
  });

  test('returns none for an empty query without a request to the service', async () => {
    expect((await suggestions(' ')).json).toEqual({ items: [] });
    expect(service.requests.filter((path) => path.startsWith('/search'))).toEqual([]);
  });

  test('answers 503 with an empty list that is not stored when the service fails', async () => {
    delete answers['/search/suggestions'];
    expect(await suggestions('น้ำ')).toEqual({ status: 503, cached: 'no-store', json: { items: [] } });
  });
});
