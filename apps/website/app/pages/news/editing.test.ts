import { removeJoiners } from '@sala/thai';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

// How a newsroom's editing shows on the site: corrections, withdrawals, redirects, and links to previews.

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.stubEnv('PAGE_API_URL', service.address);
vi.stubEnv('TAG_API_URL', `${service.address}/tags`);
vi.stubEnv('MOENGAGE_APP_ID', 'STATION1');
const { createTestSite } = await import('../../testSite.server.ts');

const AT = '2026-11-21T18:00:00+07:00';
const ARTICLE = { id: '1', title: 'ข่าวที่ 1', content: '<p>เนื้อข่าว<script>alert(1)</script></p>', publishTime: AT };
let answers: Record<string, Answer> = {};
service.answer = answerByPath(() => answers);

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => service.close());
beforeEach(() => {
  answers = { '/hot-news': { items: [] } };
  service.requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const page = async (path: string) => {
  const response = await site(path);
  const { status, headers } = response;
  return { status, headers, location: headers.get('location'), html: await response.text() };
};
const isNoIndex = (html: string) => html.includes('<meta name="robots" content="noindex, nofollow"/>');
const TOKEN = '/news/content/preview?token=1.2.abc';

test('a corrected article shows its corrections before its text, and has them in structured data', async () => {
  answers['/content'] = { ...ARTICLE, corrections: [{ note: 'แก้ชื่อ <b>ตำบล</b>', at: AT }] };
  const { html } = await page('/news/content/1');
  expect(html).toMatch(/แก้ไข(<!-- -->)?เมื่อ 21 พฤศจิกายน 2569 เวลา 18:00\sน\./);
  expect(html).toContain('แก้ชื่อ &lt;b&gt;ตำบล&lt;/b&gt;');
  expect(html.indexOf('แก้ชื่อ &lt;b')).toBeLessThan(html.indexOf('<p>เนื้อข่าว'));
  expect(html).toContain('"@type":"CorrectionComment"');
});

test('the page of an article without corrections does not mention corrections', async () => {
  answers['/content'] = { ...ARTICLE, corrections: [] };
  // the footer links to all of them
  expect((await page('/news/content/1')).html).not.toMatch(/correction(?!s")/i);
});

test('metadata uses the SEO title and description, the page shows the headline', async () => {
  answers['/content'] = { ...ARTICLE, abstract: 'ความนำ', seoTitle: 'ชื่อ & สั้น', seoDescription: 'คำอธิบาย "สั้น"' };
  const { html } = await page('/news/content/1');
  expect(html).toMatch(/<title>ชื่อ &amp; สั้น \| /);
  expect(html).toContain('<meta property="og:title" content="ชื่อ &amp; สั้น"');
  expect(html).toContain('<meta name="description" content="คำอธิบาย &quot;สั้น&quot;"');
  expect(html).toContain('"headline":"ข่าวที่ 1"');
  expect(removeJoiners(html)).toContain('<h1 id="headline">ข่าวที่ 1</h1>');
});

test('a withdrawn article answers 410 with the reason and the time, and is not indexed', async () => {
  const problem = { title: 'Withdrawn', status: 410, reason: 'แหล่งข่าว <ถอนคำ>', withdrawnAt: AT };
  answers['/content'] = [410, problem];
  const { status, html } = await page('/news/content/1');
  expect(status).toBe(410);
  expect(html).toContain('<h1>ข่าวนี้ถูกถอนออกแล้ว</h1>');
  expect(html).toContain('แหล่งข่าว &lt;ถอนคำ&gt;');
  expect(html).toContain('21 พฤศจิกายน 2569 เวลา 18:00 น.');
  expect(isNoIndex(html)).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});

test('a 410 without a reason withdraws an article as well', async () => {
  answers['/content'] = 410;
  const { status, html } = await page('/news/content/1');
  expect([status, html.includes('เหตุผล')]).toEqual([410, false]);
});

describe('an address that no longer exists', () => {
  test.each([
    ['/nowhere?a=1&b=2', '/news/content/2', '/news/content/2?a=1&b=2'],
    ['/news/content/1?utm_source=line', '/tags?q=%E0%B8%9D%E0%B8%99#x', '/tags?q=%E0%B8%9D%E0%B8%99&utm_source=line#x'],
    ['/news/old-category', 'https://org.sala.example/about', 'https://org.sala.example/about'],
  ])('%s redirects to the editor’s target %s', async (path, to, location) => {
    answers['/redirect'] = { to };
    expect(await page(path)).toMatchObject({ status: 301, location });
    expect(service.requests).toContain(`/redirect?path=${encodeURIComponent(path.replace(/\?.*/, ''))}`);
  });

  test('of a withdrawn article can redirect, too', async () => {
    answers['/content'] = 410;
    answers['/redirect'] = { to: '/news/content/2' };
    expect(await page('/news/content/1')).toMatchObject({ status: 301, location: '/news/content/2' });
  });

  test('redirects client-side navigation as well', async () => {
    answers['/redirect'] = { to: '/home' };
    const { status, html } = await page('/nowhere.data?a=1');
    expect(status).toBe(202);
    expect(html).toContain('/home?a=1');
  });

  test.each([
    '/nowhere',
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'http://org.sala.example/',
    'javascript:alert(1)',
  ])('does not redirect to %s', async (to) => {
    answers['/redirect'] = { to };
    expect(await page('/nowhere')).toMatchObject({ status: 404, location: null });
  });

  test('is not found when the service has no redirect for it, or fails', async () => {
    expect((await page('/nowhere')).status).toBe(404);
    answers['/redirect'] = 500;
    expect((await page('/nowhere')).status).toBe(404);
  });

  test('is not looked up while the address still answers', async () => {
    answers['/content'] = ARTICLE;
    await page('/news/content/1');
    expect(service.requests.some((path) => path.startsWith('/redirect'))).toBe(false);
  });
});

describe('a preview', () => {
  test('is sanitized, shows its version and expiry, is not indexed and offers no sharing', async () => {
    answers['/preview'] = { version: 3, expiresAt: AT, article: { ...ARTICLE, id: '0' } };
    const { status, html } = await page(TOKEN);
    expect(status).toBe(200);
    expect(html).toMatch(/ตัวอย่างก่อนเผยแพร่ ฉบับที่ (<!-- -->)?3/);
    expect(html).toMatch(/ลิงก์นี้ใช้ได้ถึง (<!-- -->)?21 พฤศจิกายน 2569 เวลา 18:00 น\./);
    expect(html).toContain('<p>เนื้อข่าว</p>');
    expect(html).not.toContain('alert(1)');
    expect(html).not.toContain('แชร์');
    expect(html).not.toContain('ld+json');
    expect(isNoIndex(html)).toBe(true);
  });

  test('of a picture story is the page of its gallery, without sharing', async () => {
    const items = [{ id: 'a', imgUrl: `${service.address}/1.jpg`, caption: 'คำบรรยาย', credit: 'ศาลา' }];
    const story = { ...ARTICLE, id: '0', isGallery: true, url: '/news/gallery/0' };
    answers['/preview'] = { version: 3, expiresAt: AT, article: { ...story, gallery: items } };
    answers['/gallery-detail'] = { ...story, items };
    const bodyOf = (html: string) => /<article.*?<p>เนื้อข่าว<\/p>/s.exec(html)?.[0];
    const { html } = await page(TOKEN);
    expect(bodyOf(html)).toContain('ภาพในแกลเลอรี');
    expect(bodyOf(html)).toBe(bodyOf((await page('/news/gallery/0')).html));
    expect(html).toMatch(/ตัวอย่างก่อนเผยแพร่ ฉบับที่ (<!-- -->)?3/);
    expect(html).not.toContain('แชร์');
    expect(isNoIndex(html)).toBe(true);
  });

  test('does not load the marketing service, whose script would read its token', async () => {
    answers['/preview'] = { version: 3, expiresAt: AT, article: { ...ARTICLE, id: '0' } };
    answers['/content'] = ARTICLE;
    vi.stubEnv('PROD', true);
    const readMarketing = async (path: string) => {
      const { headers, html } = await page(path);
      const allowed = headers.get('content-security-policy')?.match(/https:[^; ]*moengage[^; ]*/g) ?? [];
      return { isNamed: html.includes('STATION1'), allowed: allowed.length };
    };
    expect(await readMarketing('/news/content/1')).toEqual({ isNamed: true, allowed: 3 });
    for (const path of [TOKEN, '/preview/content?token=1', '/preview/episode?token=1'])
      expect(await readMarketing(path), path).toEqual({ isNamed: false, allowed: 0 });
    vi.stubEnv('PROD', false);
  });

  test.each([
    ['without a token', '/preview/content', 404, 403, 'ลิงก์ตัวอย่างนี้ใช้ไม่ได้'],
    ['with an invalid token', '/preview/light?token=%3Cb%3E', 404, 403, 'ลิงก์ตัวอย่างนี้ใช้ไม่ได้'],
    ['with a token that has expired', TOKEN, 403, 403, 'ลิงก์ตัวอย่างนี้ใช้ไม่ได้'],
    ['of a draft that is gone', TOKEN, 404, 404, 'ไม่มีฉบับร่างนี้แล้ว'],
    ['when its service fails', TOKEN, 500, 503, 'ขณะนี้ยังแสดงตัวอย่างไม่ได้'],
  ] as const)('%s answers with an error page in Thai that is not indexed', async (_, path, answer, status, title) => {
    answers['/preview'] = answer;
    const response = await page(path);
    expect(response.status).toBe(status);
    expect(response.html).toContain(`<h1>${title}</h1>`);
    expect(isNoIndex(response.html)).toBe(true);
  });
});

describe('/corrections', () => {
  const item = { id: 1, note: 'แก้ชื่อตำบล', at: AT, title: 'น้ำล้นตลิ่ง', url: '/news/content/1' };

  test('lists corrections with links to their articles and to the next page', async () => {
    answers['/corrections'] = { page: 1, totalPage: 2, items: [item] };
    const { status, html } = await page('/corrections');
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/corrections"/>');
    expect(html).toContain('<a href="/news/content/1">น้ำล้นตลิ่ง</a>');
    expect(html).toContain('แก้ชื่อตำบล');
    expect(html).toContain('href="/corrections?page=2"');
    // a full page may have one after it
    answers['/corrections'] = { items: Array.from({ length: 24 }, (_, id) => ({ ...item, id })) };
    expect((await page('/corrections')).html).toContain('href="/corrections?page=2"');
  });

  test('says when there are none, and answers 503 with a message when they cannot be fetched', async () => {
    answers['/corrections'] = { page: 1, totalPage: 0, items: [] };
    expect((await page('/corrections')).html).toContain('ยังไม่มีรายการแก้ไขข่าว');
    answers['/corrections'] = 500;
    const { status, html } = await page('/corrections');
    expect(status).toBe(503);
    expect(html).toContain('ขณะนี้ยังแสดงรายการแก้ไขข่าวไม่ได้');
  });
});

describe('an author', () => {
  const author = { name: 'มาลี <b>ศรีสุข</b>', jobTitle: 'ผู้สื่อข่าวภูมิภาค', about: 'เล่าเรื่องริมน้ำ', imgUrl: '' };
  const items = [{ id: 1, title: 'น้ำล้นตลิ่ง', publishTime: AT }];

  test('is named by the article and its structured data, with a link to the author’s page', async () => {
    answers['/content'] = {
      ...ARTICLE,
      authors: [{ name: 'มาลี', url: '/news/authors/malee' }, { name: 'อนันต์' }],
    };
    const { html } = await page('/news/content/1');
    expect(html.replaceAll('<!-- -->', '')).toContain('โดย <a href="/news/authors/malee" rel="author">มาลี</a>, อนันต์');
    expect(html).toContain(
      '"author":[{"@type":"Person","name":"มาลี","url":"http://localhost:3000/news/authors/malee"}',
    );
    answers['/content'] = ARTICLE;
    expect((await page('/news/content/1')).html).not.toContain('โดย <');
  });

  test('has a page with their profile and articles', async () => {
    answers['/author'] = { total: 25, page: 1, totalPage: 2, items, author };
    const { status, html } = await page('/news/authors/malee');
    expect(status).toBe(200);
    expect(html).toContain('มาลี &lt;b&gt;ศรีสุข&lt;/b&gt;</h1>');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/news/authors/malee"/>');
    for (const text of ['ผู้สื่อข่าวภูมิภาค', 'เล่าเรื่องริมน้ำ', 'href="/news/content/1"', 'href="/news/authors/malee?page=2"'])
      expect(html).toContain(text);
    expect(html).toContain('"@type":"ProfilePage"');
    expect(service.requests).toContain('/author?key=malee&page=1&limit=24');
  });

  test('without articles has a page; an unknown author is not found; a failed service answers 503', async () => {
    answers['/author'] = { total: 0, page: 1, totalPage: 0, items: [], author };
    expect((await page('/news/authors/malee')).html).toContain('ยังไม่มีข่าวโดย');
    expect((await page('/news/authors/Malee')).status).toBe(404);
    answers['/author'] = 500;
    const { status, html } = await page('/news/authors/malee');
    expect([status, html.includes('ขณะนี้ยังแสดงข่าวโดย')]).toEqual([503, true]);
    delete answers['/author'];
    expect((await page('/news/authors/nobody')).status).toBe(404);
  });
});

describe('a tag', () => {
  const list = { total: 1, page: 1, totalPage: 1, items: [{ id: 1, title: 'น้ำล้นตลิ่ง', publishTime: AT }] };
  const tags = { '/tags/list': { items: [] } };

  test('that was renamed redirects to its new title, but a spelling in other letter case does not redirect', async () => {
    answers = { ...tags, '/tags/tag': { ...list, tag: { title: 'PM2.5 & ฝุ่น' } } };
    const response = await page('/tags?q=ฝุ่นพิษ');
    expect([response.status, response.location]).toEqual([301, `/tags?q=${encodeURIComponent('PM2.5 & ฝุ่น')}`]);
    expect((await page(`/tags?q=${encodeURIComponent('pm2.5 & ฝุ่น')}`)).status).toBe(200);
  });

  test('shows its description and picture on its first page only', async () => {
    const tag = { title: 'ฝุ่น', description: 'ค่าฝุ่น <ทั่วประเทศ>', imgUrl: 'https://media.example/a.jpg' };
    answers = { ...tags, '/tags/tag': { ...list, totalPage: 2, tag } };
    const { html } = await page('/tags?q=ฝุ่น');
    expect(html).toContain('<p>ค่าฝุ่น &lt;ทั่วประเทศ&gt;</p>');
    expect(html).toContain('<meta name="description" content="ค่าฝุ่น &lt;ทั่วประเทศ&gt;"');
    expect(html).toMatch(/<img src="\/images\/[^"]+" alt="" width="320" height="180"\/>/);
    expect((await page('/tags?q=ฝุ่น&page=2')).html).not.toContain('<p>ค่าฝุ่น');
  });
});
