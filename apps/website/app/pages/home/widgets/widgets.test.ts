import { NAVIGATION } from '@sala/station';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerByPath, openTestService } from '../../../platform/services/testService.ts';
import { toImageAddress } from '../../../ui/index.ts';

const service = await openTestService();
for (const name of ['MAIN_API_URL', 'PAGE_API_URL', 'PROGRAM_API_URL', 'WIDGETS_API_URL'])
  vi.stubEnv(name, service.address);
vi.stubEnv('CONTENT_API_URL', `${service.address}/api`);
vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', '0');
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();

const item = (id: number) => ({ id, title: `ข่าว ${id}`, url: `/news/content/${id}` });
const section = (type: string) => ({ id: type, type, title: `หัวข้อของ ${type}`, data: [item(1)] });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const GOLD = { title: 'ทองคำแท่ง 96.5%', buy: 62_150, sell: 62_250, difference: 100, updatedAt: minutesAgo(5) };
const WEATHER = {
  places: [
    { name: 'กรุงเทพมหานคร', low: 25, high: 33, condition: 'partly-cloudy' },
    { name: 'เชียงใหม่', low: 18, high: 30, condition: null },
  ],
  updatedAt: minutesAgo(2),
};
const BANNERS = [
  { id: 1, title: 'ชวนดู', url: '/live', picture: 'https://pictures.example/1.png' },
  { id: 2, title: 'ชวนอ่าน', url: 'https://books.example/', picture: 'https://pictures.example/2.png' },
];

let widgets: Answer;
let trends: Answer;
let schedule: Answer;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  schedule = { data: [] };
  widgets = { weather: WEATHER, gold: GOLD, banners: BANNERS };
  trends = { data: [{ id: 1, title: 'ฝน', url: '/tags?q=%E0%B8%9D%E0%B8%99' }] };
  service.answer = answerByPath(
    () => ({
      '/schedules/today': schedule,
      '/widgets': widgets,
      '/api/hot-news': trends,
      '/breakingnews': { items: [item(7)] },
    }),
    () => ({ sections: ['lead', 'latest', 'popular'].map(section) }),
  );
});
afterAll(() => service.close());

async function home(): Promise<{ status: number; html: string }> {
  const response = await site('http://localhost:3000/home');
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
}

/** The HTML of the region that its heading names; empty when there is none. */
async function regionOf(name: string): Promise<string> {
  return new RegExp(`<section[^>]*aria-labelledby="${name}".*?</section>`).exec((await home()).html)?.[0] ?? '';
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('[1-24] the home page shows breaking news', async () => {
  expect(/<section[^>]*aria-label="ข่าวด่วน".*?<\/section>/.exec((await home()).html)?.[0]).toContain(
    '<a href="/news/content/7"><span>ข่าว 7</span></a>',
  );
});

describe('the weather widget', () => {
  test('[1-28] shows the lowest and the highest temperature of the day for every place', async () => {
    const text = textOf(await regionOf('weather'));
    expect(text).toContain('กรุงเทพมหานคร มีเมฆบางส่วน ต่ำสุด 25° สูงสุด 33°');
    expect(text).toContain('เชียงใหม่ ต่ำสุด 18° สูงสุด 30°');
    expect(text).toContain('อัปเดต 2 นาทีที่แล้ว');
  });
});

describe('the gold price widget', () => {
  test.each([
    [100, 'ขึ้น +100'],
    [-50, 'ลง −50'],
    [0, 'คงที่ '],
  ])('[1-29] shows its title, both prices, and a difference of %i with a word and a sign', async (difference, text) => {
    widgets = { gold: { ...GOLD, difference } };
    const shown = textOf(await regionOf('gold'));
    expect(shown).toContain('ทองคำแท่ง 96.5%');
    expect(shown).toContain('รับซื้อ 62,150 ขายออก 62,250');
    expect(shown).toContain(text);
  });

  test('shows no difference when it is unknown', async () => {
    widgets = { gold: { ...GOLD, difference: null } };
    expect(textOf(await regionOf('gold'))).not.toMatch(/ขึ้น|ลง |คงที่/);
  });
});

describe('the recommended trends', () => {
  const strip = async () => /<nav[^>]*aria-labelledby="trends".*?<\/nav>/.exec((await home()).html)?.[0] ?? '';

  test('[1-27] are those of the content service', async () => {
    expect(await strip()).toMatch(/<a href="\/tags\?q=ฝน">ฝน<\/a>/);
  });

  test('[1-27] without an address, or with an unsafe one, are plain text', async () => {
    const urls = ['', '%2F%2Fevil.example'];
    trends = { data: urls.map((url, id) => ({ id, title: `ฝน ${id}`, url })) };
    const html = await strip();
    expect(html).not.toContain('<a ');
    for (const id of urls.keys()) expect(html).toContain(`<span>ฝน ${id}</span>`);
  });

  test('are the station’s own when the content service fails', async () => {
    trends = 500;
    const text = textOf(await strip());
    for (const { title } of NAVIGATION['hot-news']) expect(text).toContain(title);
  });
});

describe('the banners', () => {
  test('[1-26] have a heading, and links to other sites open in a new tab', async () => {
    const html = await regionOf('banners');
    expect(textOf(html)).toContain('ประชาสัมพันธ์');
    expect(html).toMatch(/<a [^>]*href="\/live">/);
    expect(html).toMatch(/<a [^>]*href="https:\/\/books\.example\/" target="_blank" rel="noopener noreferrer">/);
  });

  test('[7.14-01] [7.14-03] come through the image proxy, 1280x720 on a desktop and 640x360 on a phone', async () => {
    const html = await regionOf('banners');
    for (const { picture } of BANNERS) {
      expect(html).toContain(`srcSet="${toImageAddress(picture, 640)}"`);
      expect(html).toContain(`src="${toImageAddress(picture, 1280)}"`);
    }
    expect(toImageAddress('https://pictures.example/1.png', 640)).toMatch(
      /^\/images\/_\/rs:fill:640:360\/q:90\/[\w-]+\.webp$/,
    );
  });
});

describe('a home page without widgets', () => {
  test.each<[string, Answer]>([
    ['fails', 500],
    ['is empty', {}],
    ['is no JSON', (_, response) => void response.end('<html>')],
    ['never arrives', () => undefined],
    ['has members of wrong types', { weather: 'x', gold: [], banners: { a: 1 } }],
  ])('answers 200 and leaves them out when the response of their service %s', async (_, answer) => {
    widgets = answer;
    const { status, html } = await home();
    expect(status).toBe(200);
    // under the title of the page API, in the heading itself
    expect(html).toMatch(/<h2[^>]* id="popular"[^>]*>(?:<a [^>]*>)?หัวข้อของ popular/);
    expect(html).not.toMatch(/aria-labelledby="(weather|gold|banners)"/);
  });
});

describe('[1-25] the schedule', () => {
  const on = (channel: string, start: number, end: number, title: string) => ({
    channel,
    start_time: minutesAgo(-start),
    end_time: minutesAgo(-end),
    program_title: title,
  });
  beforeEach(() => {
    schedule = {
      data: [
        on('tv', -60, -10, 'จบไปแล้ว'),
        on('tv', -10, 50, 'ข่าวเช้า'),
        on('tv', 50, 80, 'สารคดี'),
        on('rian', 30, 60, 'ห้องเรียน'),
        on('special', -10, 50, 'พิธี'),
      ],
    };
  });

  test('shows the current and the next programme of the three channels, with links to their players', async () => {
    const region = await regionOf('on-air');
    const plays = [...region.matchAll(/<a href="(\/live[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
      href,
      textOf(text ?? '').trim(),
    ]);
    expect(plays).toEqual([
      ['/live', 'ชมสด ศาลาทีวี ข่าวเช้า'],
      // it may be on the air nevertheless
      ['/live/rian', 'ชมสด ศาลาเรียน ยังไม่ถึงเวลารายการถัดไป'],
      ['/live/online', 'ชมสด ศาลาออนไลน์ ออกอากาศตลอด 24 ชั่วโมง'],
    ]);
    expect(textOf(region)).toMatch(/ข่าวเช้า\s+\d\d:\d\d สารคดี/);
    expect(textOf(region)).toMatch(/\d\d:\d\d ห้องเรียน/);
    expect(region).toContain('href="/program/schedules"');
  });

  test.each<Answer>([500, { data: [] }])(
    'is left out when its service fails or sends nothing, and the rest of the page stays',
    async (answer) => {
      schedule = answer;
      expect(await regionOf('on-air')).toBe('');
      expect((await home()).status).toBe(200);
      expect(await regionOf('gold')).not.toBe('');
    },
  );
});
