import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toHeadline } from '../../../platform/headlines/index.ts';
import { type Answer, answerByPath, json, openTestService } from '../../../platform/services/testService.ts';

// The server-rendered pages of programmes and seasons, with a service whose answers the tests define.
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
vi.stubEnv('TAG_API_URL', `${service.address}/tag-service`);
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const picture = (name: string, width = 1280, height = 720) => ({
  sizes: { large: { url: `${service.address}/media/${name}.jpg`, width, height } },
});
const address = (name: string) => Buffer.from(`${service.address}/media/${name}.jpg`).toString('base64url');
const episode = (id: number, more: object = {}) => ({
  id,
  title: `ตอนที่ ${id}`,
  display_image: picture(`episode-${id}`),
  first_aired_at: '2026-11-19T20:00:00+07:00',
  canonical_url: `/program/talat/episodes/${id}`,
  ...more,
});
const video = (id: number, more: object = {}) => ({ id, key: `v-${id}`, title: `คลิปที่ ${id}`, ...more });
const season = (id: number, more: object = {}) => ({ id, season_key: `${id}`, season_title: `ฤดูกาลที่ ${id}`, ...more });
const program = (more: object = {}) => ({
  id: 800510,
  key: 'talat',
  title: 'ตลาดนี้มีเรื่อง',
  tagline: 'ทุกตลาดมีคนเล่า',
  description: 'เดินตลาดทั่วประเทศก่อนฟ้าสว่าง',
  schedule: 'วันเสาร์ เวลา 10.00 น.',
  canonical_url: '/program/talat',
  category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
  display_image: picture('display'),
  general_cover_image: picture('general'),
  vertical_cover_image: picture('vertical'),
  header_background_image: picture('background'),
  homepage_episode_index_enabled: true,
  homepage_video_index_enabled: true,
  homepage_story_index_enabled: true,
  article_list_name: 'สูตรจากตลาด',
  ...more,
});

let answers: Record<string, Answer>;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  log.mockReset().mockImplementation(() => {});
  service.requests.length = 0;
  answers = {
    '/programs/talat': () => ({ data: program() }),
    '/episodes': () => listed([episode(1), episode(2)]),
    '/episodes/upcoming': () => listed([]),
    '/videos': (query) => listed([video(query.get('video_category') === 'story' ? 31 : 21)]),
    '/tag-service/tag': () => ({ total: 1, page: 1, totalPage: 1, items: [{ id: 9, title: 'ข่าวของตลาด' }] }),
  };
  service.answer = answerByPath(() => answers);
});

const listed = (data: object[], meta: object = {}) => ({
  data,
  meta: { total: data.length, page: 1, limit: 24, last_page: 1, ...meta },
});
const setProgram = (more: object) => {
  answers['/programs/talat'] = () => ({ data: program(more) });
};
const page = async (path: string) => {
  const response = await site(path);
  const html = removeJoiners(await response.text()).replaceAll('<!-- -->', '');
  return {
    status: response.status,
    html,
    main: /<main.*<\/main>/s.exec(html)?.[0] ?? '',
    location: response.headers.get('location'),
  };
};
const tabsOf = (html: string) =>
  [
    ...(/<nav [^>]*aria-label="ส่วนของรายการ">(.*?)<\/nav>/s.exec(html)?.[1] ?? '').matchAll(
      /<a href="([^"]*)"[^>]*>([^<]*)</g,
    ),
  ].map(([, href, title]) => `${title} ${href?.replace('/program/talat', '')}`.trim());
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(?:<a [^>]*>)?([^<]*)/g)].map(([, title]) => title);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const dataOf = (html: string, type: string): Record<string, unknown> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, text]) => JSON.parse(text ?? '{}'))
    .find((data) => data['@type'] === type);
const queriesTo = (path: string) =>
  service.requests.filter((one) => one.startsWith(`${path}?`)).map((one) => one.slice(path.length + 1));

test('the titles of a programme and of a season are set as headlines', async () => {
  setProgram({ title: 'ริมฝั่งน้ำใส', seasons: [season(1)] });
  for (const path of ['/program/talat', '/program/talat/1']) {
    const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(await (await site(path)).text()) ?? [];
    expect(title).toContain(toHeadline('ริมฝั่งน้ำใส'));
  }
});

describe('the tabs of a programme', () => {
  test('[2.14-01 2.14-02 2.14-03 2.14-04 2.14-05] are links: the main tab and those that are switched on', async () => {
    const all = [
      'ภาพรวม',
      'ตอนทั้งหมด ?tab=episodes',
      'คลิป ?tab=clips',
      'คลิปสั้น ?tab=stories',
      'สูตรจากตลาด ?tab=articles',
    ];
    expect(tabsOf((await page('/program/talat')).html)).toEqual(all);
    for (const [flag, missing] of [
      ['homepage_episode_index_enabled', 'ตอน'],
      ['homepage_video_index_enabled', 'คลิป ?'],
      ['homepage_story_index_enabled', 'คลิปสั้น'],
    ] as const) {
      setProgram({ [flag]: false });
      expect(tabsOf((await page('/program/talat')).html)).toEqual(all.filter((one) => !one.startsWith(missing)));
    }
    setProgram({ article_list_name: '' });
    expect(tabsOf((await page('/program/talat')).html)).toEqual(all.slice(0, -1));
    expect((await page('/program/talat?tab=articles')).status).toBe(404);
  });

  test('[2.14-01 2.14-02 2.14-03 9.3-02] programme 800559 has only short clips and articles, and opens with the short clips', async () => {
    setProgram({ id: 800559 });
    const { html, main } = await page('/program/talat');
    expect(tabsOf(html)).toEqual(['คลิปสั้น', 'สูตรจากตลาด ?tab=articles']);
    expect(main).toContain('คลิปที่ 31');
    for (const tab of ['main', 'episodes', 'clips'])
      expect((await page(`/program/talat?tab=${tab}`)).status, tab).toBe(404);
  });

  test('[2.14-01 9.3-02] programme 800559 without short clips and articles is only its head', async () => {
    setProgram({ id: 800559, homepage_story_index_enabled: false, article_list_name: '' });
    const { status, html, main } = await page('/program/talat');
    expect([status, tabsOf(html)]).toEqual([200, []]);
    expect(main).toMatch(/<h1[^>]*>ตลาดนี้มีเรื่อง/);
    expect(main).not.toMatch(/ตอนที่ 1|คลิปที่ 21|เกี่ยวกับ/);
    for (const query of ['?tab=main', '?tab=episodes', '?page=2'])
      expect((await page(`/program/talat${query}`)).status, query).toBe(404);
  });

  test('[1-12 2.14-06] each tab lists its videos or articles in pages', async () => {
    answers['/episodes'] = () => listed([episode(1)], { page: 2, last_page: 3 });
    const { main, html } = await page('/program/talat?tab=episodes&page=2');
    expect(queriesTo('/episodes')).toEqual(['program=800510&page=2&limit=24']);
    expect(main).toContain('ตอนที่ 1');
    expect(main).toMatch(/href="\/program\/talat\?tab=episodes&amp;page=3"[^>]*>ดูวิดีโอเพิ่มเติม/);
    expect(html).toContain('<title>ตอนทั้งหมด ตลาดนี้มีเรื่อง หน้า 2 | ');
    expect(canonicalOf(html)).toBe('http://localhost:3000/program/talat?tab=episodes&page=2');
    expect((await page('/program/talat?tab=clips')).main).toContain('คลิปที่ 21');
    expect((await page('/program/talat?tab=stories')).main).toContain('คลิปที่ 31');
    expect(queriesTo('/videos').slice(-2)).toEqual([
      'video_category=clip&program=800510&page=1&limit=24',
      'video_category=story&program=800510&page=1&limit=24',
    ]);
    const articles = await page('/program/talat?tab=articles');
    expect(articles.main).toContain('ข่าวของตลาด');
    expect(decodeURIComponent(queriesTo('/tag-service/tag')[0] ?? '')).toContain('q=ตลาดนี้มีเรื่อง');
    for (const query of ['?tab=nothing', '?page=2', '?tab=episodes&page=x'])
      expect((await page(`/program/talat${query}`)).status).toBe(404);
  });

  test('say in Thai that they are empty, or answer 503 with a message when their service fails', async () => {
    answers['/episodes'] = () => listed([]);
    const { status, main } = await page('/program/talat?tab=episodes');
    expect(status).toBe(200);
    expect(main).toContain('ยังไม่มีวิดีโอในส่วนนี้');
    delete answers['/tag-service/tag'];
    service.answer = answerByPath(
      () => ({ '/programs/talat': answers['/programs/talat'] }),
      () => 500,
    );
    const failed = await page('/program/talat?tab=clips');
    expect(failed.status).toBe(503);
    expect(failed.main).toContain('ขณะนี้ยังแสดงคลิปไม่ได้');
    // the first tab shows everything else
    const rest = await page('/program/talat');
    expect(rest.status).toBe(200);
    expect(rest.main).toContain('เดินตลาดทั่วประเทศก่อนฟ้าสว่าง');
    expect(rest.main).toMatch(/แสดงวิดีโอของรายการนี้ได้ไม่ครบ.*<a href="\/live">ชมสด/s);
  });
});

describe('a programme page', () => {
  test('[1-12 2.14-07 3.5-22 3.5-26 3.5-27 3.5-28 3.5-39 3.5-40 3.5-41 3.5-42] shows its banner, persons, seasons, playlists, gallery and links', async () => {
    setProgram({
      seasons: [season(1), season(2)],
      persons: [{ firstname: 'กมลา', lastname: 'สุขสวัสดิ์ (ก้อย)', character: 'ผู้ดำเนินรายการ' }],
      playlists: [
        { id: 7, key: 'kin', title: 'ดูระหว่างกินข้าว', orders: '1,2,3', meta: { owner: { title: 'ตลาดนี้มีเรื่อง' } } },
      ],
      gallery_id: 604005,
      website: 'talat.example',
      mail: 'talat@sala.example',
      facebook: 'https://social.example/talat',
      tags: [{ id: 1, name: 'อาหาร' }],
    });
    answers['/galleries/604005'] = () => ({
      data: { id: 1, items: [{ id: 1, caption: 'แม่ค้าปลา', display_image: picture('gallery-1') }] },
    });
    answers['/episodes/upcoming'] = () =>
      listed([episode(3, { title: 'ตลาดนัดเที่ยงคืน', first_aired_at: '2026-11-28T10:00:00+07:00' })]);
    const { html, main } = await page('/program/talat');
    expect(main).toMatch(/<h1>ตลาดนี้มีเรื่อง<\/h1>/);
    for (const text of [
      'ทุกตลาดมีคนเล่า',
      'เดินตลาดทั่วประเทศก่อนฟ้าสว่าง',
      'วันเสาร์ เวลา 10.00 น.',
      'กมลา สุขสวัสดิ์ (ก้อย)',
      'ผู้ดำเนินรายการ',
      '3 วิดีโอ',
      '<a href="/program/talat/1">ฤดูกาลที่ 1</a>',
      '<a href="/program/playlists/kin/watch">ดูระหว่างกินข้าว</a>',
      'href="/program/all/lifestyle"',
      'href="https://talat.example"',
      'href="mailto:talat@sala.example"',
      'href="https://social.example/talat" target="_blank" rel="noopener noreferrer"',
      'alt="แม่ค้าปลา"',
      '28 พฤศจิกายน 2569 เวลา 10:00 น.',
      `href="/search?q=${encodeURIComponent('อาหาร')}&amp;tab=program"`,
    ])
      expect(main).toContain(text);
    expect(main).toContain(`/rs:fill:1280:720/q:90/${address('background')}.webp`);
    expect(dataOf(html, 'TVSeries')).toMatchObject({
      name: 'ตลาดนี้มีเรื่อง',
      url: 'http://localhost:3000/program/talat',
      genre: 'ไลฟ์สไตล์',
      contributor: [{ name: 'กมลา สุขสวัสดิ์', alternateName: 'ก้อย', jobTitle: 'ผู้ดำเนินรายการ' }],
      containsSeason: [
        { '@type': 'TVSeason', name: 'ฤดูกาลที่ 1', url: 'http://localhost:3000/program/talat/1' },
        { name: 'ฤดูกาลที่ 2' },
      ],
    });
    expect(JSON.stringify(dataOf(html, 'BreadcrumbList'))).toMatch(/รายการ.*ไลฟ์สไตล์.*ตลาดนี้มีเรื่อง/);
    expect(html).toContain('<meta property="og:type" content="video.tv_show"');
    expect(html).toMatch(/<meta name="description" content="ทุกตลาดมีคนเล่า · เดินตลาด[^"]*"/);
  });

  test('[2.14-07 3.5-44 3.5-45 3.5-47] its own banner has its pictures, texts and buttons in the head', async () => {
    const banner = {
      title: 'ตลาดนี้มีเรื่อง ปีสอง',
      subtitle: 'ออกเดินตอนตีสี่',
      image: picture('wide'),
      mobile_image: picture('upright'),
      primaryButtonLabel: 'ดูเลย',
      primaryButtonLink: '/program/talat/episodes/9',
      secondaryButtonLabel: 'ร่วมรายการ',
      secondaryButtonLink: 'https://elsewhere.example/join',
    };
    setProgram({ hero_banner: banner });
    const { main } = await page('/program/talat');
    const head = /<header.*?<\/header>/s.exec(main)?.[0] ?? '';
    expect(head).toContain('<h1>ตลาดนี้มีเรื่อง</h1>');
    expect(head).toContain('>ตลาดนี้มีเรื่อง ปีสอง · ออกเดินตอนตีสี่<');
    expect(head).toMatch(/<a href="\/program\/talat\/episodes\/9"[^>]*>ดูเลย/);
    expect(head).toMatch(/<a href="https:\/\/elsewhere.example\/join" target="_blank"[^>]*>ร่วมรายการ/);
    expect(head).toContain(address('wide'));
    expect(head).toContain(address('upright'));
    setProgram({ hero_banner: { ...banner, title: 'ตลาดนี้มีเรื่อง' } });
    expect((await page('/program/talat')).main).toContain('>ออกเดินตอนตีสี่<');
    expect((await page('/program/talat?tab=episodes')).main).not.toContain('ออกเดินตอนตีสี่');
    setProgram({ hero_banner: { image: picture('wide') } });
    expect((await page('/program/talat')).main).not.toContain('></p><p');
  });

  test('[2.14-06 3.5-23 3.5-24 3.5-25] its sections have the programme’s own titles, or the Thai defaults', async () => {
    const persons = [{ firstname: 'กมลา', lastname: '', character: '' }];
    setProgram({ persons });
    expect(headings((await page('/program/talat')).main)).toEqual([
      'ตอนทั้งหมด',
      'คลิปและตัวอย่างรายการ',
      'คลิปสั้น',
      'สูตรจากตลาด',
      'เกี่ยวกับตลาดนี้มีเรื่อง',
      'ผู้ดำเนินรายการ',
    ]);
    setProgram({ persons, person_list_name: 'นักแสดง', episode_list_name: 'ตอนย้อนหลัง', article_list_name: 'เบื้องหลัง' });
    const named = headings((await page('/program/talat')).main);
    for (const title of ['ตอนย้อนหลัง', 'เบื้องหลัง', 'นักแสดง']) expect(named).toContain(title);
  });

  test('[2.2-10] links its category to the list of a known group, or else to all programmes', async () => {
    setProgram({ category: { key: 'cooking', name: 'ทำอาหาร' } });
    const { html, main } = await page('/program/talat');
    expect(main).toMatch(/<a href="\/program\/all">ทำอาหาร<\/a>/);
    expect(JSON.stringify(dataOf(html, 'BreadcrumbList'))).not.toContain('cooking');
    setProgram({ category: { key: 'toString', name: 'ทำอาหาร' } });
    expect((await page('/program/talat')).main).not.toContain('/program/all/toString');
  });

  test('says when there are no videos yet, and requests no episodes when their tab is off', async () => {
    for (const path of ['/episodes', '/videos']) answers[path] = () => listed([]);
    const none = await page('/program/talat');
    expect(none.main).toMatch(/ยังไม่มีวิดีโอของรายการนี้.*<a href="\/program\/watch">/s);
    service.requests.length = 0;
    setProgram({ homepage_episode_index_enabled: false });
    answers['/videos'] = () => listed([video(21)]);
    expect((await page('/program/talat')).main).not.toContain('ยังไม่มีวิดีโอ');
    expect(queriesTo('/episodes')).toEqual([]);
  });

  test('[3.5-30 3.5-34 3.5-35] its picture depends on the layout, and its logo is marked by its proportions', async () => {
    const shown = async (layout: string) => {
      setProgram({ homepage_layout_type: layout });
      const { main } = await page('/program/talat');
      return { main: main.slice(0, main.indexOf('</header>')), look: /data-layout="([^"]*)"/.exec(main)?.[1] };
    };
    const vertical = await shown('vertical');
    expect(vertical.main).toContain(`/rs:fill:360:640/q:90/${address('vertical')}.webp`);
    const clean = await shown('clean');
    expect(clean.main).toContain(`/rs:fill:1280:720/q:90/${address('general')}.webp`);
    expect(clean.main).not.toContain(address('background'));
    expect((await shown('')).look).toBe('standard');
    for (const [height, look] of [
      [400, 'horizontal'],
      [700, 'default'],
    ]) {
      setProgram({ logo_image: picture('logo', 1000, Number(height)) });
      expect((await page('/program/talat')).main).toMatch(
        new RegExp(`<h1><img [^>]*data-logo="${look}"[^>]*alt="ตลาดนี้มีเรื่อง"`),
      );
    }
  });

  test('starts an ended programme with its first episode that may still be watched, others with the newest', async () => {
    const pages = [
      [episode(15), episode(14)],
      [episode(3), episode(2), episode(1, { end_publish: '2026-11-01T00:00:00+07:00' })],
    ];
    answers['/episodes'] = (query) => {
      const page = Number(query.get('page') ?? 1);
      return { ...listed(pages[page - 1] ?? []), meta: { current_page: page, last_page: 2, total: 17, per_page: 12 } };
    };
    setProgram({ is_old_program: true });
    expect((await page('/program/talat')).main).toMatch(/episodes\/2".*?เริ่มดู<span class="visually-hidden"> ตอนที่ 2</s);
    setProgram({});
    expect((await page('/program/talat')).main).toMatch(/เริ่มดู<span class="visually-hidden"> ตอนที่ 15</);
  });

  test('an episode that has been aired is not announced, although the service still lists it as upcoming', async () => {
    answers['/episodes/upcoming'] = () =>
      listed([episode(3, { title: 'ตลาดนัดเที่ยงคืน', first_aired_at: '2020-11-28T10:00:00+07:00' })]);
    expect((await page('/program/talat')).main).not.toContain('ตลาดนัดเที่ยงคืน');
  });

  test('[2.14-09 4.6-03] an old programme is marked as ended, and its upcoming episodes are not requested', async () => {
    setProgram({ is_old_program: true });
    const { main } = await page('/program/talat');
    expect(main).toMatch(/>จบแล้ว<.*เคยออกอากาศ วันเสาร์ เวลา 10.00 น./s);
    expect(queriesTo('/episodes/upcoming')).toEqual([]);
    // the end is not mentioned twice
    setProgram({ is_old_program: true, schedule: 'ออกอากาศจบแล้ว' });
    expect((await page('/program/talat')).main).not.toContain('เคยออกอากาศ');
    setProgram({ is_old_program: true, schedule: 'ออกอากาศทุกวันเสาร์' });
    expect((await page('/program/talat')).main).toContain('>เคยออกอากาศทุกวันเสาร์<');
    setProgram({});
    expect((await page('/program/talat')).main).not.toContain('จบแล้ว');
  });

  test('[3.5-17 3.5-18 3.5-32] a restricted programme, or one exclusive to the platform, says so and has no start link', async () => {
    expect((await page('/program/talat')).main).toMatch(/เริ่มดู<span class="visually-hidden"> ตอนที่ 1</);
    setProgram({ restricted_license: true });
    const restricted = await page('/program/talat');
    expect(restricted.main).toContain('มีข้อจำกัดด้านลิขสิทธิ์');
    expect(restricted.main).not.toContain('เริ่มดู');
    setProgram({ is_salaplay_exclusive: true, salaplay: 'https://play.example/talat' });
    const exclusive = await page('/program/talat');
    expect(exclusive.main).toMatch(/href="https:\/\/play\.example\/talat"[^>]*>ดูเฉพาะที่ Sala Play</);
    expect(exclusive.main).not.toContain('เริ่มดู');
    setProgram({ is_salaplay_exclusive: false, salaplay: 'https://play.example/talat' });
    expect((await page('/program/talat')).main).toMatch(/เริ่มดู.*>ดูที่ Sala Play</s);
  });

  test('[2.20-01] redirects from its id to its key, and maps canonical addresses on the station’s hosts to this site', async () => {
    answers['/programs/800510'] = () => ({ data: program({ seasons: [season(1)] }) });
    expect(await page('/program/800510?tab=clips')).toMatchObject({
      status: 301,
      location: '/program/talat?tab=clips',
    });
    expect(await page('/program/800510/1')).toMatchObject({ status: 301, location: '/program/talat/1' });
    setProgram({ canonical_url: 'http://beta.sala.example/program/talat-nat' });
    expect(canonicalOf((await page('/program/talat')).html)).toBe('http://localhost:3000/program/talat-nat');
    setProgram({ canonical_url: 'https://rian.elsewhere.example/talat' });
    expect(canonicalOf((await page('/program/talat')).html)).toBe('https://rian.elsewhere.example/talat');
  });

  test('answers 404 for an unknown programme or season, and 500 when the service fails', async () => {
    expect((await page('/program/nowhere')).status).toBe(404);
    expect((await page('/program/talat/9')).status).toBe(404);
    service.answer = json({}, 400);
    expect((await page('/program/800999')).status).toBe(404);
    service.answer = json({}, 500);
    const { status, main } = await page('/program/talat');
    expect(status).toBe(500);
    expect(main).toContain('ระบบขัดข้องชั่วคราว');
  });

  test('asks no service for what can be no programme, as robots do', async () => {
    for (const key of ['.a', 'a b', 'ก', 'x'.repeat(101)])
      expect((await page(`/program/${encodeURIComponent(key)}`)).status).toBe(404);
    expect(service.requests.filter((one) => one.startsWith('/programs/'))).toEqual([]);
  });
});

describe('the featured video of a programme', () => {
  const featured = (main: string) => /<h2 id="featured"><a href="([^"]*)">([^<]*)</.exec(main)?.slice(1).join(' ');
  const first = async (path = '/program/talat') => featured((await page(path)).main);

  test('[2.14-08 7.8-01 7.8-07] is its newest episode with component 3', async () => {
    setProgram({ component_id: 3 });
    expect(await first()).toBe('/program/talat/episodes/1 ตอนที่ 1');
    expect(queriesTo('/episodes')).toContain('program=800510&limit=1');
  });

  test('[7.8-02 7.8-03] is its newest clip with component 4, or else the newest episode of the programme or season', async () => {
    setProgram({ component_id: 4, seasons: [season(5102, { season_key: '2' })] });
    expect(await first()).toBe('/program/watch/v-21 คลิปที่ 21');
    expect(queriesTo('/videos')).toContain('video_category=clip&program=800510&limit=1');
    answers['/videos'] = () => listed([]);
    answers['/episodes'] = (query) => listed([episode(query.has('owner') ? 52 : 1)]);
    expect(await first()).toBe('/program/talat/episodes/1 ตอนที่ 1');
    expect(queriesTo('/episodes')).toContain('program=800510&limit=1');
    service.requests.length = 0;
    expect(await first('/program/talat/2')).toBe('/program/talat/episodes/52 ตอนที่ 52');
    expect(queriesTo('/episodes')).toContain('owner=5102&limit=1');
  });

  test('[3.5-31 7.8-04 7.8-05 9.3-04] is the editor’s chosen episode with component 6, and the chosen clip with component 7', async () => {
    const chosen = { featured_episode: episode(61), featured_video: video(71) };
    setProgram({ component_id: 6, ...chosen });
    expect(await first()).toBe('/program/talat/episodes/61 ตอนที่ 61');
    setProgram({ component_id: 7, ...chosen });
    expect(await first()).toBe('/program/watch/v-71 คลิปที่ 71');
  });

  test('[5-07] has its description cut to 107 characters, with three dots', async () => {
    const description = 'x'.repeat(108);
    for (const chosen of [
      { featured_episode: episode(61, { description }) },
      { featured_video: video(71, { description }) },
    ]) {
      setProgram({ component_id: 'featured_episode' in chosen ? 6 : 7, ...chosen });
      expect((await page('/program/talat')).main).toMatch(/>x{107}\.\.\.</);
    }
  });

  test('[7.8-06] does not exist with any other component', async () => {
    for (const component of [1, 2, 5, 8, null]) {
      setProgram({ component_id: component, featured_episode: episode(61), featured_video: video(71) });
      expect(await first(), String(component)).toBeUndefined();
    }
  });
});

test('[2.2-12 3.5-36 3.5-38] a season has its own address, episodes, persons and pictures', async () => {
  setProgram({
    seasons: [
      season(5101, { season_key: '1' }),
      season(5102, {
        season_key: 'phak-2',
        season_title: 'ภาคสอง',
        tagline: 'ถึงทะเล',
        header_background_image: picture('season'),
        person_list_name: 'นักแสดง',
        persons: [{ firstname: 'ศิรดา', lastname: 'ล่องธาร', character: 'ผู้บรรยาย' }],
      }),
    ],
  });
  const { status, html, main } = await page('/program/talat/phak-2');
  expect(status).toBe(200);
  expect(queriesTo('/episodes')).toEqual(['owner=5102&page=1&limit=24']);
  expect(main).toMatch(/<h1>ตลาดนี้มีเรื่อง ภาคสอง<\/h1>/);
  for (const text of ['ถึงทะเล', 'ตอนที่ 2', 'ศิรดา ล่องธาร', 'href="/program/talat">ตลาดนี้มีเรื่อง', 'ฤดูกาลที่ 5101'])
    expect(main).toContain(text);
  expect(headings(main)).toContain('นักแสดง');
  // a season starts with its own first episode, not with the featured one
  expect(main).toMatch(/episodes\/2".*?เริ่มดู<span class="visually-hidden"> ตอนที่ 2</s);
  expect(main).toContain(address('season'));
  expect(canonicalOf(html)).toBe('http://localhost:3000/program/talat/phak-2');
  expect(html).toContain('<title>ตลาดนี้มีเรื่อง ภาคสอง | ');
  expect(dataOf(html, 'TVSeason')).toMatchObject({
    name: 'ตลาดนี้มีเรื่อง ภาคสอง',
    partOfSeries: { name: 'ตลาดนี้มีเรื่อง', url: 'http://localhost:3000/program/talat' },
  });
});
