import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerByPath, openTestService } from '../../../platform/services/testService.ts';

// The server-rendered lists of programmes, with a service whose answers the tests define.
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const program = (key: string, title: string, more: object = {}) => ({
  id: key,
  key,
  title,
  tagline: `เรื่องของ${title}`,
  display_image: `${service.address}/media/${key}.jpg`,
  ...more,
});
const listed = (data: object[], meta: object = {}) => ({
  data,
  meta: { total: data.length, page: 1, limit: 24, last_page: 1, ...meta },
});

let answer: (query: URLSearchParams) => object | number;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockReset().mockImplementation(() => {});
  service.requests.length = 0;
  answer = () => listed([program('khao', 'ข่าวเช้า'), program('talat', 'ตลาดนี้มีเรื่อง', { sign_language: true })]);
  service.answer = answerByPath(
    () => ({ '/programs': answer }),
    () => 500,
  );
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, html: removeJoiners(await response.text()).replaceAll('<!-- -->', '') };
};
const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec(html)?.[1];
const h1Of = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
const requestedValues = (name: string) =>
  service.requests.map((path) => new URL(path, service.address).searchParams.get(name));

const GROUPS = ['news', 'online', 'kids', 'lifestyle', 'variety', 'DramaSeries', 'documentary', 'sports', 'special'];

test('a list goes on to its next page when its service says only how many programmes there are', async () => {
  answer = () => ({ data: [program('khao', 'ข่าวเช้า')], meta: { total: 60 } });
  expect((await page('/program/all/news')).html).toContain('href="/program/all/news?page=2"');
  expect((await page('/program/all/news?page=2')).html).toContain('href="/program/all/news?page=3"');
  expect((await page('/program/all/news?page=3')).html).not.toContain('page=4"');
});

describe('all programmes', () => {
  test('[1-10 2.1-01 2.1-19] are grouped at /program/all, with a link to each group', async () => {
    answer = (query) => listed(query.get('category') === 'kids' ? [] : [program('p', `ของ ${query.get('category')}`)]);
    const { status, html } = await page('/program/all');
    expect(status).toBe(200);
    expect(h1Of(html)).toBe('รายการทั้งหมด');
    expect(html).toContain('<title>รายการทั้งหมด | ');
    expect(canonicalOf(html)).toBe('/program/all');
    expect(html).toMatch(/<meta name="description" content="รวมทุกรายการของ/);
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\.webp\?t=\d+"/);
    expect(requestedValues('category')).toEqual(GROUPS);
    expect(new Set(requestedValues('is_old_program'))).toEqual(new Set(['0']));
    expect(html).toMatch(/<h2[^>]*><a href="\/program\/all\/DramaSeries">ละครและซีรีส์/);
    expect(html).toContain('ของ documentary');
    expect(html).not.toMatch(/<h2[^>]*><a href="\/program\/all\/kids">/);
  });

  test('[8-04] a group that cannot be fetched says so in its place', async () => {
    answer = (query) => (query.get('category') === 'kids' ? 500 : listed([program('p', 'รายการ')]));
    const { status, html } = await page('/program/all');
    expect(status).toBe(200);
    expect(html).toMatch(/<h2[^>]*><a href="\/program\/all\/kids">/);
    expect(html.match(/ขณะนี้ยังแสดงรายการกลุ่ม/g)).toHaveLength(1);
  });

  test('[2.2-10] have an address for each group, for the alphabet and for the categories', async () => {
    for (const group of GROUPS) {
      service.requests.length = 0;
      const { status, html } = await page(`/program/all/${group}`);
      expect(status, group).toBe(200);
      expect(canonicalOf(html)).toBe(`/program/all/${group}`);
      expect(html).toContain(`href="/program/all/${group}" aria-current="page">${h1Of(html)}<`);
      expect(service.requests).toEqual([`/programs?category=${group}&is_old_program=0&page=1&sort=title&limit=24`]);
    }
    service.requests.length = 0;
    const { html: alphabet } = await page('/program/all/alphabet');
    expect(canonicalOf(alphabet)).toBe('/program/all/alphabet');
    expect(service.requests).toEqual(['/programs?page=1&sort=title&limit=24']);
    const { html: categories } = await page('/program/all/categories');
    expect(canonicalOf(categories)).toBe('/program/all');
    expect(categories).toMatch(/<h2[^>]*><a href="\/program\/all\/sports">กีฬา/);
    for (const path of ['/program/all/nowhere', '/program/all/NEWS', '/program/all?page=2', '/program/all/news?page=0'])
      expect((await page(path)).status, path).toBe(404);
  });

  test('[2.2-10] are listed by their initial, in Thai and Latin letters and digits', async () => {
    const { html: all } = await page('/program/all/alphabet');
    for (const letter of ['ก', 'ฤ', 'ฮ', 'A', 'Z', '0', '9'])
      expect(all).toContain(`href="/program/all/alphabet?initial=${encodeURIComponent(letter)}"`);
    // a letter is marked where it begins, and nothing is filed under a vowel
    answer = () => listed([program('1', 'เสียงในสวน'), program('2', 'สนามบ้านเรา'), program('3', 'Open File')]);
    const { html } = await page('/program/all/alphabet');
    expect([...html.matchAll(/class="[^"]*letter[^"]*" aria-hidden="true">(.)</g)].map(([, letter]) => letter)).toEqual(
      ['ส', 'O'],
    );
    service.requests.length = 0;
    const { html: result } = await page('/program/all/alphabet?initial=a');
    expect(requestedValues('initial')).toEqual(['A']);
    expect(h1Of(result)).toBe('รายการตามตัวอักษร');
    expect(result).toContain('<title>รายการตามตัวอักษร “A” | ');
    expect(result).toMatch(/aria-current="true">A</);
    answer = () => listed([]);
    const { status, html: none } = await page(`/program/all/alphabet?initial=${encodeURIComponent('ฬ')}`);
    expect(status).toBe(200);
    expect(none).toContain('ยังไม่มีรายการที่ขึ้นต้นด้วย “ฬ”');
    for (const initial of ['เ', 'กก', '%', '']) {
      const { status } = await page(`/program/all/alphabet?initial=${encodeURIComponent(initial)}`);
      expect(status, initial).toBe(initial === '' ? 200 : 404);
    }
  });

  test('are filtered by sign language, captions or audio description', async () => {
    const { html } = await page('/program/all?access=sign_language');
    expect(new Set(requestedValues('access'))).toEqual(new Set(['sign_language']));
    expect(html).toMatch(/<a href="\/program\/all" aria-current="true">ภาษามือ/);
    expect(html).toContain('href="/program/all/news?access=sign_language"');
    const { html: group } = await page('/program/all/kids?access=audio_desc');
    expect(group).toContain('href="/program/all/kids?access=closed_captions"');
    answer = () => listed([]);
    expect((await page('/program/all/kids?access=audio_desc')).html).toContain('ยังไม่มีรายการที่มีเสียงบรรยายภาพ');
    expect((await page('/program/all?access=smell')).status).toBe(404);
  });

  test('have several pages, and answer 503 with links when they cannot be fetched', async () => {
    answer = (query) => listed([program('p', 'รายการ')], { page: Number(query.get('page')), last_page: 3, total: 60 });
    const { html } = await page('/program/all/news?page=2');
    expect(h1Of(html)).toBe('ข่าวและสถานการณ์ หน้า 2');
    expect(html).toMatch(/<a [^>]*href="\/program\/all\/news\?page=3"[^>]*>ดูรายการเพิ่มเติม/);
    answer = () => 500;
    for (const path of ['/program/all', '/program/all/news', '/program/archived']) {
      const { status, html: failed } = await page(path);
      expect(status, path).toBe(503);
      expect(failed).toMatch(/ขณะนี้ยังแสดงรายการไม่ได้.*<a href="\/(home|live)"/s);
    }
    // a group that is missing does not take the others with it
    answer = (query) => (query.get('category') === 'kids' ? 500 : listed([program('p', 'รายการ')]));
    expect((await page('/program/all')).status).toBe(200);
  });
});

test('[1-11 2.1-20] ended programmes are listed at /program/archived and marked as ended', async () => {
  answer = () => listed([program('mae-khrua', 'แม่ครัวหมายเลขหก', { is_old_program: true })]);
  const { status, html } = await page('/program/archived');
  expect(status).toBe(200);
  expect(h1Of(html)).toBe('รายการเก่า');
  expect(html).toContain('<title>รายการเก่า | ');
  expect(canonicalOf(html)).toBe('/program/archived');
  expect(service.requests).toEqual(['/programs?is_old_program=1&page=1&sort=title&limit=24']);
  expect(html).toMatch(/จบแล้ว<\/span>.*<a href="\/program\/mae-khrua">แม่ครัวหมายเลขหก/s);
});
