import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toHeadline } from '../../../platform/headlines/index.ts';
import { type Answer, answerByPath, openTestService } from '../../../platform/services/testService.ts';

// The server-rendered page of recommended programmes, with a service whose answers the tests define.
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
vi.stubEnv('PAGE_API_URL', service.address);
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const PAGE = '/pages/programs-recommended-content/content';
const item = (id: number, title: string, more: object = {}) => ({ id, title, url: `/program/watch/v-${id}`, ...more });
const section = (type: string, title: string, url: string, ...data: object[]) => ({ id: type, type, title, url, data });
const image = (name: string) => ({
  sizes: { large: { url: `${service.address}/media/${name}.jpg`, width: 1280, height: 720 } },
});

let answers: Record<string, Answer>;
/** What the service answers to other requests. */
let otherwise = 500;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockReset().mockImplementation(() => {});
  service.requests.length = 0;
  otherwise = 500;
  answers = {
    [PAGE]: {
      sections: [
        section('programs', 'รายการแนะนำ', '/program/all', {
          ...item(1, 'ริมฝั่งน้ำใส'),
          url: 'https://www.sala.example/program/rim-fang-nam',
          sign_language: true,
        }),
        section(
          'rerun',
          'ย้อนหลังล่าสุด',
          '/program/watch/rerun',
          item(2, 'ตอนที่ 2', { duration_seconds: 2400, programTitle: 'ถามต่อ' }),
        ),
        section('popular', 'ยอดนิยม', '/program/watch/popular', item(3, 'ที่หนึ่ง'), item(4, 'ที่สอง')),
        section('story', 'คลิปสั้น', '', item(5, 'สั้น ๆ')),
        section('clip', 'คลิปจากรายการ', '/program/watch/clip', item(6, 'คลิปแรก'), item(7, 'คลิปถัดไป')),
        section('playlists', 'เพลย์ลิสต์', '/program/playlists', { ...item(8, 'ดูระหว่างกินข้าว'), itemCount: 5 }),
        section('promo', 'ตัวอย่างรายการ', '/program/watch/promo', item(9, 'เร็ว ๆ นี้')),
        section('unheard-of', 'ไม่รู้จัก', '', item(10, 'อะไรก็ไม่รู้')),
      ],
    },
    '/components/1': {
      data: {
        id: 1,
        items: [
          {
            title: 'แผ่นดินกลางน้ำ',
            subtitle: 'จากตาน้ำบนดอย',
            image: image('wide'),
            mobile_image: image('upright'),
            desktop_logo_image: image('logo'),
            primaryButtonLabel: 'เริ่มดู',
            primaryButtonLink: 'https://www.sala.example/program/phaen-din/episodes/1',
            secondaryButtonLabel: 'แอปศาลา',
            secondaryButtonLink: 'https://apps.example/sala',
          },
          { title: 'รายการที่สอง', image: image('second') },
        ],
      },
    },
  };
  service.answer = answerByPath(
    () => answers,
    () => otherwise,
  );
});

const page = async (path = '/program') => {
  const response = await site(path);
  const set = (await response.text()).replaceAll('<!-- -->', '');
  const html = removeJoiners(set);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { status: response.status, headers: response.headers, set, html, main };
};
const address = (name: string) => Buffer.from(`${service.address}/media/${name}.jpg`).toString('base64url');

test('[1-09 1-13 2.1-01 2.1-13 7.2-02] /program shows the recommended sections of the page programs-recommended-content', async () => {
  const { status, html, main } = await page();
  expect(status).toBe(200);
  expect(service.requests).toContain(PAGE);
  expect(html).toContain('<title>รายการแนะนำ | ');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/program"');
  expect(html).toMatch(/<meta name="description" content="รายการน่าดูจาก/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\.webp\?t=\d+"/);
  expect(main.match(/<h1/g)).toHaveLength(1);
  for (const [title, href] of [
    ['รายการแนะนำ', '/program/all'],
    ['ย้อนหลังล่าสุด', '/program/watch/rerun'],
    ['ยอดนิยม', '/program/watch/popular'],
    ['คลิปจากรายการ', '/program/watch/clip'],
    ['เพลย์ลิสต์', '/program/playlists'],
    ['ตัวอย่างรายการ', '/program/watch/promo'],
  ])
    expect(main).toMatch(new RegExp(`<h2[^>]*><a href="${href}">${title}`));
  // an address on a host of the station becomes a path of this site
  expect(main).toContain('<a href="/program/rim-fang-nam">ริมฝั่งน้ำใส</a>');
  for (const text of ['40:00', 'ถามต่อ', 'ภาษามือ', '5 วิดีโอ', 'สั้น ๆ']) expect(main).toContain(text);
  expect([...main.matchAll(/aria-hidden="true">(\d)<\/span>/g)].map(([, rank]) => rank)).toEqual(['1', '2']);
  expect(main).not.toContain('อะไรก็ไม่รู้');
});

test('[2.14-07 3.5-44 3.5-45 3.5-47] /program has banners with titles, pictures for both widths, a logo and two buttons', async () => {
  const { main } = await page();
  expect(service.requests).toContain('/components/1');
  for (const text of [
    'จากตาน้ำบนดอย',
    'alt="แผ่นดินกลางน้ำ"',
    `/rs:fill:1280:720/q:90/${address('wide')}.webp`,
    `/rs:fill:720:1280/q:90/${address('upright')}.webp`,
    address('logo'),
    'href="/program/phaen-din/episodes/1"',
    '<h2>รายการที่สอง</h2>',
    'แบนเนอร์ที่ 2 รายการที่สอง',
    'aria-label="หยุดแบนเนอร์"',
  ])
    expect(main).toContain(text);
  expect(main).toMatch(
    /<a [^>]*target="_blank"[^>]*href="https:\/\/apps\.example\/sala"|href="https:\/\/apps\.example\/sala"[^>]*target="_blank"/,
  );
  // the banners of the page come first; a single banner has no pause button
  (answers[PAGE] as { sections: object[] }).sections.unshift(section('hero', '', '', item(1, 'แบนเนอร์ของหน้า')));
  const own = await page();
  expect(own.main).toContain('<h2>แบนเนอร์ของหน้า</h2>');
  expect(own.main).not.toContain('รายการที่สอง');
  expect(own.main).not.toContain('หยุดแบนเนอร์');
});

test('a long title of a banner is set as a headline, and a button names it plainly', async () => {
  const title = 'เฝ้าระวังผลกระทบจากพายุ เตือนพื้นที่ภาคใต้ฝนตกหนัก';
  (answers[PAGE] as { sections: object[] }).sections.unshift(
    section('hero', '', '', item(1, title), item(2, 'รายการที่สอง')),
  );
  const { set } = await page();
  expect(toHeadline(title)).not.toBe(title);
  expect(set).toContain(`<h2>${toHeadline(title)}</h2>`);
  expect(set).toContain(`แบนเนอร์ที่ 1 ${title}"`);
});

test('a banner without a title has no empty heading', async () => {
  answers['/components/1'] = { data: { id: 1, items: [{ image: image('wide'), desktop_logo_image: image('logo') }] } };
  const { main } = await page();
  expect(main).toContain(address('wide'));
  expect(main).not.toMatch(/<h2>(<img[^>]*>)?<\/h2>/);
});

test('/program answers 200 without its banners, and 503 with a link to all programmes without its content', async () => {
  delete answers['/components/1'];
  expect((await page()).status).toBe(200);
  answers = {};
  const { status, main } = await page();
  expect(status).toBe(503);
  expect(main).toMatch(/ขณะนี้ยังแสดงรายการแนะนำไม่ได้.*href="\/program\/all"/s);
});

test('/program leads to all programmes when the page API does not have it', async () => {
  answers = {};
  otherwise = 404;
  const { status, headers } = await page();
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/program/all');
});

test('/program shows the content of an allowed page_content_url, and rejects others with 400', async () => {
  answers['/pages/draft'] = { sections: [section('clip', 'ฉบับร่าง', '', item(1, 'คลิปร่าง'))] };
  const { main } = await page(`/program?page_content_url=${encodeURIComponent(`${service.address}/pages/draft`)}`);
  expect(main).toContain('คลิปร่าง');
  expect((await page('/program?page_content_url=https://elsewhere.example/x')).status).toBe(400);
});
