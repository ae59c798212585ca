import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService } from '../../../platform/services/testService.ts';

// the server-rendered lists of videos and of playlists
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const video = (id: number, more: object = {}) => ({
  id,
  key: `v-${id}`,
  title: `วิดีโอที่ ${id}`,
  display_image: `${service.address}/media/${id}.jpg`,
  duration_seconds: 154,
  sign_language: true,
  program: { id: 1, key: 'talat', title: 'ตลาดนี้มีเรื่อง' },
  ...more,
});
const listed = (...data: object[]) => ({ data, meta: { total: 41, page: 1, limit: 20, last_page: 3 } });

const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockReset().mockImplementation(() => {});
  service.requests.length = 0;
  service.answer = json(listed(video(1), video(2)));
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, html: removeJoiners(await response.text()).replaceAll('<!-- -->', '') };
};
const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec(html)?.[1];
const h1Of = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');

/** A list has its own title, description, picture and canonical, and requests its videos. */
async function expectList(path: string, title: string, request: string): Promise<string> {
  service.requests.length = 0;
  const { status, html } = await page(path);
  expect([status, h1Of(html), canonicalOf(html)]).toEqual([200, title, path]);
  expect(html).toContain(`<title>${title} | `);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\.webp\?t=\d+"/);
  expect(html).toContain(`<a href="${path}" aria-current="page">`);
  expect(html).toMatch(/<a href="\/program\/watch\/v-1">วิดีโอที่ 1/);
  expect(service.requests).toEqual([request]);
  return html;
}

test('[2.1-14] [7.7-01] [9.2-03] /program/watch lists all videos, twenty on a page', async () => {
  await expectList('/program/watch', 'วิดีโอทั้งหมด', '/videos?limit=20&page=1');
});
test('[1-13 2.1-15] /program/watch/rerun lists reruns', async () => {
  await expectList('/program/watch/rerun', 'รายการย้อนหลัง', '/videos?video_category=rerun&limit=20&page=1');
});
test('[2.1-17] /program/watch/clip lists clips', async () => {
  await expectList('/program/watch/clip', 'คลิป', '/videos?video_category=clip&limit=20&page=1');
});
test('[2.1-18] /program/watch/promo lists trailers', async () => {
  await expectList('/program/watch/promo', 'ตัวอย่างรายการ', '/videos?video_category=promo&limit=20&page=1');
});

test('[2.1-16] [7.7-02] the most watched videos are on one page, of all programmes or of one group', async () => {
  const html = await expectList('/program/watch/popular', 'วิดีโอยอดนิยม', '/videos/popular?limit=20&page=1');
  expect(html).not.toContain('rel="next"');
  expect(html).toContain('<a href="/program/watch/popular?group=kids">เด็กและครอบครัว</a>');
  service.requests.length = 0;
  const { html: kids } = await page('/program/watch/popular?group=kids&access=sign_language');
  expect(service.requests).toEqual(['/videos/popular/program-categories/kids?access=sign_language&limit=20&page=1']);
  expect(kids).toMatch(/href="\/program\/watch\/popular\?group=kids" aria-current="true">ภาษามือ/);
  const { status, html: numbered } = await page('/program/watch/popular?page=2');
  expect([status, canonicalOf(numbered)]).toEqual([200, '/program/watch/popular']);
  expect(numbered).toMatch(/<a href="\/program\/watch\/v-1">วิดีโอที่ 1/);
  for (const query of ['group=nobody', 'group=toString', 'page=x'])
    expect((await page(`/program/watch/popular?${query}`)).status, query).toBe(404);
});

test('[9.2-03] lists have several pages and are filtered by accessibility', async () => {
  const { html } = await page('/program/watch/clip?access=sign_language&page=2');
  expect(service.requests).toEqual(['/videos?video_category=clip&access=sign_language&limit=20&page=2']);
  expect(html).toMatch(/<a [^>]*href="\/program\/watch\/clip\?access=sign_language&amp;page=3"[^>]*>ดูวิดีโอเพิ่มเติม/);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  service.answer = json(listed());
  const { html: none } = await page('/program/watch/clip?access=audio_desc');
  expect(none).toContain('ยังไม่มีคลิปที่มีเสียงบรรยายภาพ');
  expect(none).toContain('<a href="/program/watch/clip">');
  for (const query of ['access=smell', 'page=0', 'group=kids', 'page=9'])
    expect((await page(`/program/watch/clip?${query}`)).status, query).toBe(404);
});

test.each([
  ['/program/watch', 'ยังไม่มีวิดีโอ', '/program/all'],
  ['/program/watch?access=sign_language', 'ยังไม่มีวิดีโอที่มีภาษามือ', '/program/watch'],
  ['/program/watch/popular?group=kids', 'ยังไม่มีวิดีโอยอดนิยมในกลุ่มเด็กและครอบครัว', '/program/watch/popular'],
  ['/program/playlists', 'ยังไม่มีเพลย์ลิสต์', '/program/watch'],
])('%s says in a whole sentence that it is empty, and links to what there is', async (path, message, link) => {
  service.answer = json(listed());
  const { html } = await page(path);
  expect(html).toContain(`>${message}</`);
  expect(html.slice(html.indexOf(`>${message}</`))).toMatch(new RegExp(`^[^]*?ดู <a href="${link}">`));
});

test('a list answers 503 with a message and a link when it cannot be fetched', async () => {
  service.answer = json({}, 500);
  const whatOf = { '/program/watch': 'วิดีโอ', '/program/watch/popular': 'วิดีโอยอดนิยม', '/program/playlists': 'เพลย์ลิสต์' };
  for (const [path, what] of Object.entries(whatOf)) {
    const { status, html } = await page(path);
    expect(status, path).toBe(503);
    expect(html).toMatch(new RegExp(`ขณะนี้ยังแสดง${what}ไม่ได้.*<a href="/home"`, 's'));
  }
});

test('[1-13] [2.1-22] [3.5-42] the list of playlists shows their numbers of videos where they are known, and has the canonical address of the schedule', async () => {
  const playlist = {
    id: 1,
    key: 'kin-khao',
    title: 'ดูระหว่างกินข้าว',
    orders: '1,2,3',
    meta: { owner: { title: 'ตลาด' } },
  };
  service.answer = json(listed(playlist, { ...playlist, id: 2, key: 'nan-ok', orders: null }));
  const { status, html } = await page('/program/playlists');
  expect([status, h1Of(html), canonicalOf(html)]).toEqual([200, 'เพลย์ลิสต์', '/program/schedules']);
  expect(html).toContain('<title>เพลย์ลิสต์ | ');
  expect(html).toContain('<a href="/program/playlists/kin-khao/watch">ดูระหว่างกินข้าว</a>');
  expect(html).toContain('<a href="/program/playlists/nan-ok/watch">');
  expect(html.match(/\d+ วิดีโอ/g)).toEqual(['3 วิดีโอ']);
  expect(service.requests).toEqual(['/collections?page=1']);
});

test.each(['/program/watch/', '/program/watch/popular/'])(
  '%s redirects to the address without the trailing slash',
  async (path) => {
    const { status, headers } = await site(path);
    expect([status, headers.get('location')]).toEqual([301, path.slice(0, -1)]);
  },
);
