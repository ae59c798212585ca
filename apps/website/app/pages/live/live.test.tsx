import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

const service = await openTestService();
for (const name of ['MAIN_API_URL', 'AI_API_URL', 'PROGRAM_API_URL']) vi.stubEnv(name, service.address);
vi.stubEnv('CONTENT_API_URL', `${service.address}/api`);
vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', '0');
vi.stubEnv('LIVE_STREAMS', 'online=https://media.example/online/index.m3u8');
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();

const iso = (time: string) => `${time.includes('T') ? time : `2026-11-22T${time}`}:00+07:00`;
const item = (channel: string, start: string, end: string, title: string, program: object | null = null) => ({
  channel,
  start_time: iso(start),
  end_time: iso(end),
  program_title: title,
  episode_title: `ตอนของ${title}`,
  program: program && { title, ...program },
});

const TODAY = [
  item('tv', '06:00', '08:00', 'ข่าวเช้า', { canonical_url: '/program/khao-chao', sign_language: 1, closed_captions: 1 }),
  item('tv', '08:00', '09:00', 'สารคดีแม่น้ำ'),
  item('tv', '09:00', '10:00', 'ละครบ้านเรา'),
  item('rian', '06:00', '10:00', 'ห้องเรียนริมคลอง'),
  item('online', '06:00', '06:30', 'รายการที่จบแล้ว'),
];
let schedule: Answer;
let videos: Answer;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.requests.length = 0;
  schedule = { data: TODAY };
  videos = { data: [{ id: 7, key: 'v7', title: 'ตอนเมื่อวาน', video_category: { id: 1 } }], meta: {} };
  service.answer = answerByPath(() => ({
    '/schedules/today': schedule,
    '/monthly-schedules': schedule,
    '/videos': videos,
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(iso('07:15')) });
});
afterAll(() => service.close());

async function page(path: string) {
  const response = await site(path);
  const html = removeJoiners(await response.text()).replaceAll('<!-- -->', '');
  return { status: response.status, headers: response.headers, html };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style).*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const dataOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, data]) => JSON.parse(data ?? ''))
    .find((data) => data['@type'] === type);

describe('a live channel', () => {
  test('[2.2-21 9.5-08] /live plays the main channel and shows the current programme, its progress, and the next ones', async () => {
    const { status, html } = await page('/live');
    expect(status).toBe(200);
    const text = textOf(html);
    expect(text).toContain('ชมสด ศาลาทีวี');
    expect(text).toContain('06:00 – 08:00 น.');
    expect(text).toContain('เหลืออีก 0 ชั่วโมง 45 นาที');
    expect(text).toMatch(/ต่อไป\s+สารคดีแม่น้ำ\s+เริ่ม 08:00 น\..*09:00\s+ละครบ้านเรา/);
    expect(text).toContain('ยาว 1 ชั่วโมง 0 นาที');
    expect(html).toContain(`<progress max="${2 * 3_600_000}" value="${75 * 60_000}"`);
    expect(html).toContain('<a href="/program/khao-chao">ข่าวเช้า</a>');
    expect(text).toContain('ภาษามือ');
    expect(html).toContain('/live/tv/index.m3u8');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/live"/>');
    vi.setSystemTime(Date.parse(iso('06:50')));
    expect(textOf((await page('/live')).html)).toContain('เหลืออีก 1 ชั่วโมง 10 นาที');
  });

  test('[2.2-22] the second and the online channel have their own pages and streams', async () => {
    const rian = await page('/live/rian');
    expect(textOf(rian.html)).toContain('ชมสด ศาลาเรียน');
    expect(rian.html).toContain('/live/rian/index.m3u8');
    const online = await page('/live/online');
    expect(textOf(online.html)).toContain('ชมสด ศาลาออนไลน์');
    expect(online.html).toContain(
      `/streams/${Buffer.from('https://media.example').toString('base64url')}/online/index.m3u8`,
    );
  });

  test('a programme can be started over, except on a channel whose stream LIVE_STREAMS sets', async () => {
    schedule = { data: [...TODAY, item('online', '07:00', '08:00', 'สดจากสนาม')] };
    expect(textOf((await page('/live/rian')).html)).toContain('ดูรายการนี้ตั้งแต่ต้น');
    const online = textOf((await page('/live/online')).html);
    expect(online).toContain('สดจากสนาม');
    expect(online).not.toContain('ดูรายการนี้ตั้งแต่ต้น');
  });

  test('[1-14] the channel switcher links to the three channels, with their logos and current programmes', async () => {
    const { html } = await page('/live');
    const switcher = /<nav[^>]*aria-label="เลือกช่อง".*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(
      [...switcher.matchAll(/<a href="([^"]+)"( aria-current="page")?/g)].map(([, href, now]) => [href, !!now]),
    ).toEqual([
      ['/live', true],
      ['/live/rian', false],
      ['/live/online', false],
    ]);
    expect(textOf(switcher)).toContain('ห้องเรียนริมคลอง');
    expect([...switcher.matchAll(/<img/g)]).toHaveLength(3);
  });

  test('/live/tv redirects to /live, and an unknown channel is not found', async () => {
    const main = await page('/live/tv');
    expect([main.status, main.headers.get('location')]).toEqual([301, '/live']);
    expect((await page('/live/nowhere')).status).toBe(404);
  });

  test('structured data describes the current broadcast, where there is one', async () => {
    const { html } = await page('/live');
    expect(dataOf(html, 'VideoObject')).toMatchObject({
      name: 'ข่าวเช้า',
      url: 'http://localhost:3000/live',
      contentUrl: expect.stringMatching(/^http:\/\/localhost:3000\/streams\/[\w-]+\/.*\.m3u8$/),
      publication: {
        '@type': 'BroadcastEvent',
        isLiveBroadcast: true,
        startDate: '2026-11-21T23:00:00.000Z',
        endDate: '2026-11-22T01:00:00.000Z',
      },
    });
    expect(dataOf((await page('/live/online')).html, 'VideoObject')).toBe(undefined);
  });

  test('plays without its schedule', async () => {
    schedule = 500;
    const { status, html } = await page('/live');
    expect(status).toBe(200);
    expect(html).toContain('/live/tv/index.m3u8');
    expect(textOf(html)).toContain('ขณะนี้ยังแสดงผังรายการไม่ได้');
  });
});

describe('[9.4-01] outside broadcasting hours', () => {
  beforeEach(() => {
    vi.setSystemTime(Date.parse(iso('02:30')));
  });

  test('a channel says when and with which programme it returns, and links to what can be watched now', async () => {
    const { status, html } = await page('/live');
    expect(status).toBe(200);
    const text = textOf(html);
    expect(text).toContain('ศาลาทีวีจบการออกอากาศของวันแล้ว');
    // when the channel is changed, the heading gets the focus and is read with its description
    expect(html).toMatch(/<h1 [^>]*aria-describedby="off-air"/);
    expect(html).toContain('<div id="off-air" role="status"><div');
    expect(text).toContain('กลับมาออกอากาศอีกครั้งเวลา 06:00 น. ด้วยรายการ ข่าวเช้า');
    for (const way of ['/live/online', '/program/watch/rerun']) expect(html).toContain(`href="${way}"`);
    expect(html).not.toContain('<video');
  });

  test('the online channel is still playing [9.4-03]', async () => {
    expect((await page('/live/online')).html).toContain('<video');
  });
});

describe('/live/special', () => {
  test('[2.2-23] shows the latest replays while there is no special broadcast', async () => {
    const { status, html } = await page('/live/special');
    expect(status).toBe(200);
    expect(textOf(html)).toContain('ขณะนี้ไม่มีการถ่ายทอดสดพิเศษ');
    expect(html).toContain('ตอนเมื่อวาน');
    // the list of channels shows the same
    expect(textOf(/<a href="\/live\/special" aria-current="page">.*?<\/a>/.exec(html)?.[0] ?? '')).toContain(
      'ยังไม่ออกอากาศ',
    );
    // it has no schedule and no view of its own that a link could lead to
    expect(html).not.toContain('channel=special');
    expect(service.requests).toContain('/videos?video_category=rerun&limit=12');
  });

  test('[2.2-23] plays a scheduled special broadcast, which the other channels show too', async () => {
    schedule = { data: [...TODAY, item('special', '07:00', '11:00', 'พิธีเปิดสะพาน')] };
    expect((await page('/live/special')).html).toContain('/live/special/index.m3u8');
    expect((await page('/live')).html).toMatch(/<a href="\/live\/special">.*พิธีเปิดสะพาน/);
  });

  test('answers 200 when the replays cannot be fetched', async () => {
    videos = 500;
    expect((await page('/live/special')).status).toBe(200);
  });
});

describe('the next programme', () => {
  test('late in the evening comes from the schedule of the month, or of the next month', async () => {
    vi.setSystemTime(Date.parse(iso('23:30')));
    schedule = {
      data: [
        item('tv', '23:00', '2026-11-23T00:00', 'ข่าวดึก'),
        item('tv', '2026-11-23T00:00', '2026-11-23T01:00', 'หลังเที่ยงคืน'),
      ],
    };
    expect(textOf((await page('/live')).html)).toMatch(/ต่อไป\s+หลังเที่ยงคืน/);
    expect(service.requests).toContain('/monthly-schedules?month=2026-11');
    vi.setSystemTime(Date.parse(iso('2026-11-30T23:30')));
    // both months have the programme that lasts beyond the end of the first
    schedule = {
      data: [
        item('tv', '2026-11-30T23:00', '2026-12-01T00:30', 'ข่าวข้ามเดือน'),
        item('tv', '2026-12-01T00:30', '2026-12-01T01:00', 'หลังข่าวข้ามเดือน'),
      ],
    };
    const text = textOf((await page('/live')).html);
    expect(service.requests).toContain('/monthly-schedules?month=2026-12');
    expect(text.match(/ตอนของหลังข่าวข้ามเดือน/g)).toHaveLength(1);
  });

  test('is refreshed by open pages from /live/on-air, which answers 503 when the schedule fails', async () => {
    const answer = await site('/live/on-air');
    expect((await answer.json())[0]).toMatchObject({ channel: 'tv', title: 'ข่าวเช้า' });
    schedule = 500;
    expect((await site('/live/on-air')).status).toBe(503);
  });
});

describe('[2.2-24] /live/vertical', () => {
  test('plays a channel without the bottom menu, announces it, and links to the other channels', async () => {
    const { status, html } = await page('/live/vertical');
    expect(status).toBe(200);
    expect(textOf(html)).toContain('ชมสด ศาลาทีวี');
    expect(html).toContain('/live/tv/index.m3u8');
    expect(html).not.toContain('aria-label="เมนูล่าง"');
    // a change of the channel is announced, but not each minute of its remaining time
    expect(html).toContain('role="status">ศาลาทีวี ข่าวเช้า</p>');
    expect(html).not.toContain('aria-live');
    const switcher = /<nav[^>]*aria-label="เปลี่ยนช่อง".*?<\/nav>/.exec(html)?.[0] ?? '';
    expect([...switcher.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.split('=')[1])).toEqual([
      'online',
      'tv',
      'rian',
      'online',
      'rian',
    ]);
  });

  test('plays the channel of ?channel without scripts, and an unknown channel is not found', async () => {
    expect((await page('/live/vertical?channel=rian')).html).toContain('/live/rian/index.m3u8');
    for (const none of ['x', 'special', '']) expect((await page(`/live/vertical?channel=${none}`)).status).toBe(404);
  });
});
