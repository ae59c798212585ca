import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';
import { toImageAddress } from '../../ui/index.ts';

const service = await openTestService();
for (const name of ['MAIN_API_URL', 'AI_API_URL', 'PROGRAM_API_URL']) vi.stubEnv(name, service.address);
vi.stubEnv('PARTNER_API_URL', `${service.address}/partner`);
vi.stubEnv('CONTENT_API_URL', `${service.address}/api`);
vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', '0');
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();

const iso = (time: string) => `${time.includes('T') ? time : `2026-11-22T${time}`}:00+07:00`;
const item = (channel: string, start: string, end: string, title: string, program: object | null = null) => ({
  channel,
  start_time: iso(start),
  end_time: iso(end),
  program_title: title,
  program: program && { title, ...program },
});
const DAY = [
  item('tv', '06:00', '08:00', 'ข่าวเช้า'),
  item('tv', '08:00', '10:00', 'สารคดีแม่น้ำ', { canonical_url: '/program/maenam', audio_desc: 1 }),
  item('tv', '18:30', '19:30', 'ข่าวค่ำ'),
  item('rian', '08:00', '12:00', 'ห้องเรียนริมคลอง'),
  item('online', '06:00', '07:00', 'จบไปแล้ว'),
];
const partner = (start: string, end: string, title: string, more: object = {}) => ({
  startTime: iso(start),
  endTime: iso(end),
  programTitle: title,
  ...more,
});
const PARTNER = [
  partner('06:00', '08:00', 'เพลงที่จบแล้ว'),
  partner('08:00', '10:00', 'ข่าวชุมชน'),
  partner('10:00', '12:00', 'ครัวบ้านเพื่อน'),
];

let answers: Record<string, Answer>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.requests.length = 0;
  answers = {
    '/schedules/today': { data: DAY },
    '/monthly-schedules': { data: [...DAY, item('tv', '2026-11-25T20:00', '2026-11-25T21:00', 'ละครวันพุธ')] },
    '/partner/daily-schedule-items/upcoming': { data: { items: PARTNER } },
  };
  service.answer = answerByPath(() => answers);
  // the schedule of a month is cached for a minute: every test uses a month of its own
  clock += 61_000;
  vi.useFakeTimers({ toFake: ['Date'], now: clock });
});
let clock = Date.parse(iso('08:30'));
afterAll(() => service.close());

async function page(path: string) {
  const response = await site(path);
  const html = (await response.text()).replaceAll('<!-- -->', '');
  const text = html
    .replaceAll(/<(script|style).*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { status: response.status, headers: response.headers, html, text };
}
/** The table's cells that have a title, each as its state and its text. */
const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*data-state="(\w+)"[^>]*>.*?<\/time><\/p><p[^>]*>(.*?)<\/p>/g)].map(([, state, title]) => [
    state,
    title?.replaceAll(/<[^>]*>/g, ''),
  ]);

describe('the schedule of a day', () => {
  test.each(['/program/schedules', '/program/schedule'])(
    '[2.1-21 2.2-11] at %s shows three channels side by side',
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      const table = /<table.*<\/table>/s.exec(html)?.[0] ?? '';
      expect([...table.matchAll(/<th scope="col".*?<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        '/live',
        '/live/rian',
        '/live/online',
      ]);
      expect(html).toContain('<link rel="canonical" href="http://localhost:3000/program/schedules"/>');
    },
  );

  test('[4.6-01 4.6-02] leaves out ended programmes, and marks the current ones as live with a link to their channel', async () => {
    const { html, text } = await page('/program/schedules');
    expect(cellsOf(html)).toEqual([
      ['live', 'สารคดีแม่น้ำ'],
      ['live', 'ห้องเรียนริมคลอง'],
      ['coming', 'ข่าวค่ำ'],
    ]);
    expect(html).not.toContain('>ข่าวเช้า<');
    expect(html).toMatch(/<a[^>]* href="\/live\/rian">ชมสด/);
    expect(text).toMatch(/ขณะนี้ 08:3\d/);
  });

  test('[2.1-01] has the picture of the airing that is on, or of the next one with a picture, as its social image', async () => {
    const pictureOf = (name: string) => `https://pictures.example/${name}.webp`;
    const airing = (channel: string, start: string, end: string, name: string) =>
      item(channel, start, end, name, { display_image: { default: { url: pictureOf(name) } } });
    const others = [airing('tv', '06:00', '08:00', 'ended'), airing('rian', '08:00', '12:00', 'other')];
    const [now, next] = [airing('tv', '08:00', '10:00', 'now'), airing('tv', '18:30', '19:30', 'next')];
    const expectImage = async (airings: object[], path: string) => {
      answers['/schedules/today'] = { data: [...others, ...airings] };
      const { html } = await page('/program/schedules');
      expect(html).toContain(`<meta property="og:image" content="http://localhost:3000${path}`);
    };
    await expectImage([], '/station/social.png');
    await expectImage([item('tv', '08:00', '10:00', 'สารคดีแม่น้ำ'), next], toImageAddress(pictureOf('next'), 800));
    await expectImage([now, next], toImageAddress(pictureOf('now'), 800));
  });

  test('[7.7-14] is requested with the Host header of the service’s address', async () => {
    const hosts: unknown[] = [];
    answers['/schedules/today'] = (_, { req }) => {
      hosts.push(req.headers.host);
      return { data: DAY };
    };
    await page('/program/schedules');
    expect(hosts).toEqual([new URL(service.address).host]);
  });

  test('[3.6-01] of a service whose items name no channel is that of the main channel', async () => {
    answers['/schedules/today'] = { data: DAY.slice(0, 3).map(({ channel, ...named }) => named) };
    const { html } = await page('/program/schedules');
    expect(cellsOf(html)).toEqual([
      ['live', 'สารคดีแม่น้ำ'],
      ['coming', 'ข่าวค่ำ'],
    ]);
    expect(html).toMatch(/<a[^>]* href="\/live">ชมสด/);
  });

  test('of a requested date includes ended programmes and links to the current time', async () => {
    const { html } = await page('/program/schedules?date=2026-11-22');
    expect(cellsOf(html)[0]).toEqual(['ended', 'ข่าวเช้า']);
    expect(html).toContain('href="#now"');
    expect(html).toMatch(/<tr id="now"/);
  });

  test('shows the date of another day, calendar files, programme links and access marks', async () => {
    const { html, text } = await page('/program/schedules?date=2026-11-25');
    expect(text).toContain('วันพุธที่ 25 พฤศจิกายน พ.ศ. 2569');
    expect(cellsOf(html)).toEqual([['coming', 'ละครวันพุธ']]);
    expect(html).toContain(`href="/program/schedules/tv/${Date.parse(iso('2026-11-25T20:00')) / 1000}.ics"`);
    const today = (await page('/program/schedules')).html;
    expect(today).toContain('<a href="/program/maenam">สารคดีแม่น้ำ</a>');
    expect(today).toContain('เสียงบรรยายภาพ');
  });

  test('[1-13] works without scripts: days, weeks and channels are links', async () => {
    const { html } = await page('/program/schedules?channel=rian');
    for (const href of [
      '/program/schedules?date=2026-11-23&amp;channel=rian',
      '/program/schedules?view=week&amp;channel=rian',
      '/program/schedules',
    ])
      expect(html).toContain(`<a href="${href}"`);
    expect(html).toMatch(/<a [^>]*aria-label="วัน[^"]+ พ.ศ. 2569 (\S+ \d+)">\1<\/a>/);
    // the column that is visible on a phone
    expect(html).toMatch(/<td[^>]*data-shown="true"[^>]*>(?:(?!<td).)*ห้องเรียนริมคลอง/);
  });

  test.each(['date=2026-02-30', 'date=2027-11-22', 'date=x', 'channel=radio', 'channel=special', 'view=year'])(
    'does not exist at ?%s',
    async (query) => {
      expect((await page(`/program/schedules?${query}`)).status).toBe(404);
    },
  );

  test('answers 503 with a message when its service fails', async () => {
    answers['/schedules/today'] = 500;
    const { status, text } = await page('/program/schedules');
    expect(status).toBe(503);
    expect(text).toContain('ขณะนี้ยังแสดงผังรายการไม่ได้');
  });

  test('says when nothing is scheduled for a day or a week', async () => {
    answers['/monthly-schedules'] = { data: [] };
    const { status, text } = await page('/program/schedules?date=2026-11-26');
    expect(status).toBe(200);
    expect(text).toContain('ไม่มีผังรายการของวันที่เลือก');
    const week = await page('/program/schedules?view=week&date=2026-12-09');
    expect(week.text).toContain('ไม่มีผังรายการของสัปดาห์ที่เลือก');
    // a day in the past is not called today
    expect((await page('/program/schedules?date=2026-11-19')).text).not.toContain('ของวันนี้');
  });
});

test.each([
  ['', 'ผังรายการ'],
  ['?date=2026-11-29', 'ผังรายการวันที่ 29 พฤศจิกายน 2569'],
  ['?channel=rian', 'ผังรายการของศาลาเรียน'],
  ['?date=2026-11-29&channel=rian', 'ผังรายการของศาลาเรียน วันที่ 29 พฤศจิกายน 2569'],
  ['?view=week', 'ผังรายการทั้งสัปดาห์'],
  ['?view=week&channel=rian', 'ผังรายการของศาลาเรียน ทั้งสัปดาห์'],
  ['?view=week&date=2026-12-02', 'ผังรายการทั้งสัปดาห์ ตั้งแต่วันที่ 30 พฤศจิกายน 2569'],
])('[2.4-01] the title of /program/schedules%s is %s', async (query, title) => {
  const { html } = await page(`/program/schedules${query}`);
  expect(html).toContain(`<title>${title} | ศาลา</title>`);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/program/schedules"/>');
});

test('[2.1-21] the schedule of a week shows one channel from Monday to Sunday', async () => {
  const { html, text } = await page('/program/schedules?view=week&date=2026-11-25');
  expect(service.requests).toContain('/monthly-schedules?month=2026-11&channel=tv');
  const days = [...html.matchAll(/<th scope="col"[^>]*><abbr title="[^"]+"><span aria-hidden="true">([^<]+)/g)].map(
    ([, day]) => day,
  );
  expect(days).toEqual(['จ. 23', 'อ. 24', 'พ. 25', 'พฤ. 26', 'ศ. 27', 'ส. 28', 'อา. 29']);
  expect(text).toContain('ละครวันพุธ');
  // to screen readers the days have their whole names
  expect(html).toMatch(/<th [^>]*>.*?<span class="visually-hidden">วันจันทร์ที่ 23 พฤศจิกายน พ.ศ. 2569<\/span>/);
  expect(html).toMatch(/<a [^>]*aria-label="วันพุธที่ 25 พฤศจิกายน พ.ศ. 2569 พ. 25( วันนี้)?" aria-current="page">พ. 25<\/a>/);
  // a service may know no parameter but the month
  const other = await page('/program/schedules?view=week&date=2026-11-25&channel=rian');
  expect(other.text).not.toContain('ละครวันพุธ');
  // across the end of a month both months are requested
  await page('/program/schedules?view=week&date=2026-11-30&channel=rian');
  expect(service.requests).toContain('/monthly-schedules?month=2026-12&channel=rian');
});

describe('the schedule of the partner’s channel', () => {
  test('[7.9-02 3.6-04 3.6-07 4.6-02] shows the current and the next programmes without the ended ones', async () => {
    const { html, text } = await page('/program/schedules');
    expect(service.requests).toContain('/partner/daily-schedule-items/upcoming?limit=9');
    const region = /<section[^>]*aria-labelledby="partner".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect([...region.matchAll(/<h3>.*?>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual(['ข่าวชุมชน', 'ครัวบ้านเพื่อน']);
    expect(region.match(/<strong>สด<\/strong>/g)).toHaveLength(1);
    expect(text).toContain('สด 08:00 – 10:00 น.');
  });

  test('[9.2-02] shows nine programmes of a service that answers the whole day', async () => {
    const hours = Array.from({ length: 17 }, (_, index) => index + 6);
    const items = hours.map((hour) =>
      partner(`${hour}:00`.padStart(5, '0'), `${hour + 1}:00`.padStart(5, '0'), `N${hour}`),
    );
    answers['/partner/daily-schedule-items/upcoming'] = { data: { items } };
    const { html } = await page('/program/schedules');
    expect(html.match(/(?<=>)N\d+(?=<\/a>)/g)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) => `N${hour}`));
  });

  test('[9.5-18] shows the start date of programmes that do not start and end today', async () => {
    answers['/partner/daily-schedule-items/upcoming'] = {
      data: {
        items: [
          partner('08:00', '10:00', 'ข่าวชุมชน'),
          partner('23:00', '2026-11-23T01:00', 'ดนตรีข้ามคืน'),
          partner('2026-11-23T08:00', '2026-11-23T10:00', 'ครัวบ้านเพื่อน'),
        ],
      },
    };
    const { text } = await page('/program/schedules');
    expect(text).toContain('สด 08:00 – 10:00 น. ข่าวชุมชน');
    expect(text).toContain('22 พ.ย. 69 23:00 – 01:00 น. ดนตรีข้ามคืน');
    expect(text).toContain('23 พ.ย. 69 08:00 – 10:00 น. ครัวบ้านเพื่อน');
  });

  test('[7.9-01] of another day comes from the schedule of the month', async () => {
    const items = [
      partner('2026-11-24T20:00', '2026-11-24T21:00', 'เพลงของวันก่อน'),
      partner('2026-11-25T06:00', '2026-11-25T08:00', 'ข่าวชุมชนเช้า'),
      partner('2026-11-25T23:00', '2026-11-26T01:00', 'ดนตรีข้ามคืน'),
    ];
    answers['/partner/monthly-schedules'] = { data: { items } };
    const { html, text } = await page('/program/schedules?date=2026-11-25');
    expect(service.requests).toContain('/partner/monthly-schedules?month=2026-11');
    expect(service.requests.some((path) => path.startsWith('/partner/daily'))).toBe(false);
    const region = /<section[^>]*aria-labelledby="partner".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect([...region.matchAll(/<h3>.*?>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual([
      'ข่าวชุมชนเช้า',
      'ดนตรีข้ามคืน',
    ]);
    expect(text).toContain('25 พ.ย. 69 06:00 – 08:00 น. ข่าวชุมชนเช้า');
  });

  test('[8-04] says that it cannot be shown when its service fails, and nothing where there is none', async () => {
    answers['/partner/daily-schedule-items/upcoming'] = 500;
    const { status, text } = await page('/program/schedules');
    expect(status).toBe(200);
    expect(text).toContain('ขณะนี้ยังแสดงรายการถัดไปทางช่องรวมมิตรไม่ได้');
    answers['/partner/daily-schedule-items/upcoming'] = 404;
    expect((await page('/program/schedules')).text).not.toContain('ช่องรวมมิตร');
  });
});

describe('a calendar', () => {
  test('of a channel contains its current and coming programmes', async () => {
    const { status, headers, html } = await page('/program/schedules/tv.ics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(html).toContain('SUMMARY:ข่าวค่ำ\r\n');
    expect(html).toContain('SUMMARY:ละครวันพุธ\r\n');
    expect(html).not.toContain('ข่าวเช้า');
  });

  test('of one airing is a download at the address of its start', async () => {
    const { headers, html } = await page(`/program/schedules/tv/${Date.parse(iso('18:30')) / 1000}.ics`);
    expect(html.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(html).toContain('SUMMARY:ข่าวค่ำ\r\n');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="tv-\d+\.ics"$/);
  });

  test.each(['radio.ics', 'special.ics', 'tv.txt', 'tv/1.ics', 'tv/1795300000.ics', 'tv/99999999999.ics', 'tv/x.ics'])(
    'does not exist at %s',
    async (file) => {
      expect((await page(`/program/schedules/${file}`)).status).toBe(404);
    },
  );

  test('answers 503 when its service fails', async () => {
    answers['/monthly-schedules'] = 500;
    expect((await page('/program/schedules/tv.ics')).status).toBe(503);
  });
});
