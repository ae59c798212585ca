import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toHeadline } from '../../platform/headlines/index.ts';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

// the server-rendered pages with a video, with a service whose answers the tests define
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const NOW = Date.parse('2026-11-21T10:00:00+07:00');
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const program = (more: object = {}) => ({
  id: 10,
  key: 'talat-ni',
  title: 'ตลาดนี้มีเรื่อง',
  category: { key: 'lifestyle', name: 'ไลฟ์สไตล์' },
  ...more,
});
const video = (id: number, more: object = {}) => ({
  id,
  key: `v-${id}`,
  title: `คลิปที่ ${id}`,
  canonical_url: `/program/watch/v-${id}`,
  display_image: { default: { url: `${service.address}/media/${id}.jpg`, width: 1280, height: 720 } },
  media_url: `${service.address}/vod/market/index.m3u8`,
  duration_seconds: 154,
  first_aired_at: day(-1),
  category: { key: 'clip', name: 'คลิป' },
  category_id: 3,
  program: program(),
  program_id: 10,
  owner_id: 10,
  tags: [{ id: 1, name: 'ตลาดน้ำ' }],
  ...more,
});
const episode = (id: number, more: object = {}) => ({
  id,
  title: `ตอนของวันที่ ${id}`,
  description: 'แม่ค้าขายด้วยกำมือและความไว้ใจ',
  first_aired_at: day(-1),
  display_image: { default: { url: `${service.address}/media/${id}.jpg`, width: 1280, height: 720 } },
  program: program(),
  show_video: video(id * 10, { category: { key: 'rerun', name: 'ย้อนหลัง' }, category_id: 1 }),
  gallery_id: 604,
  episode_number: 4,
  season_id: 102,
  tags: [{ id: 1, name: 'ตลาดน้ำ' }],
  kids_target_age_ranges: [{ name: '7–12 ปี' }],
  closed_captions: true,
  sign_language: true,
  ...more,
});
const rerun = (id: number) =>
  video(id * 10, { title: `ตอนของวันที่ ${id}`, canonical_url: `/program/talat-ni/episodes/${id}`, episode_id: id });
const list = (...items: object[]) => ({
  data: items,
  meta: { total: items.length, page: 1, limit: 20, last_page: 3 },
});

let answers: Record<string, Answer>;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  log.mockReset().mockImplementation(() => {});
  service.requests.length = 0;
  answers = {
    '/episodes/501': { data: episode(501) },
    '/episodes': list(episode(502), episode(501), episode(500)),
    '/play-queue': (query) => {
      const isEpisode = query.get('content_type') === 'episode';
      if (query.has('playlist_id'))
        return { data: { token: 't', items: isEpisode ? [rerun(501)] : [video(7), rerun(501)] } };
      return { data: { token: 't', items: isEpisode ? [rerun(501), rerun(502)] : [video(7), video(8), video(9)] } };
    },
    '/galleries/604': {
      data: {
        id: 604,
        title: 'ภาพ',
        items: [
          { id: '604-1', caption: 'ตลาดเรือยามเช้า', credit: 'ภาพ: ศาลา', display_image: `${service.address}/a.jpg` },
        ],
      },
    },
    '/programs/talat-ni': {
      data: {
        ...program(),
        person_list_name: 'พิธีกร',
        persons: [{ firstname: 'กมลา', lastname: 'สุขสวัสดิ์ (ก้อย)', character: 'ผู้ดำเนินรายการ' }],
        seasons: [{ id: 102, season_title: 'ฤดูกาลที่ 2', season_key: '2' }],
      },
    },
    '/videos': (query) =>
      query.get('video_category') === 'rerun' ? list(rerun(501)) : list(video(31, { title: 'คลิปของรายการ' })),
    '/videos/v-7': { data: video(7) },
    '/collections/kin-khao': {
      data: {
        id: 1,
        key: 'kin-khao',
        title: 'ดูระหว่างกินข้าว',
        meta: { owner: { title: 'ตลาดนี้มีเรื่อง' } },
        orders: '8,7,5010',
      },
    },
    '/collections/kin-khao/items': list(video(8), video(7), rerun(501)),
  };
  service.answer = answerByPath(() => answers);
});

const page = async (path: string) => {
  const response = await site(path);
  return { status: response.status, to: response.headers.get('location'), html: removeJoiners(await response.text()) };
};
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/.exec(html)?.[1];
const h1Of = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text ?? ''));
const EPISODE = '/program/talat-ni/episodes/501';

describe('an episode', () => {
  test('[2.2-13 3.5-16] is shown with its video, programme, persons, pictures and clips', async () => {
    const { status, html } = await page(EPISODE);
    expect(status).toBe(200);
    expect(h1Of(html)).toBe('ตอนของวันที่ 501');
    const typeset = await (await site(EPISODE)).text();
    expect(h1Of(typeset)).toBe(toHeadline('ตอนของวันที่ 501'));
    expect(typeset).toContain('<title>ตอนของวันที่ 501 |');
    expect(html).toMatch(/<a href="\/program\/talat-ni">ตลาดนี้มีเรื่อง<\/a>/);
    for (const text of ['แม่ค้าขายด้วยกำมือ', 'ตอนที่ 4', 'ฤดูกาลที่ 2', 'พิธีกร', 'กมลา สุขสวัสดิ์ (ก้อย)', '7–12 ปี'])
      expect(html).toContain(text);
    // apart also where it is read aloud or copied
    expect(html).toMatch(/กมลา สุขสวัสดิ์ \(ก้อย\)(<!-- -->)? (<!-- -->)?<small>ผู้ดำเนินรายการ<\/small>/);
    for (const mark of ['คำบรรยายแทนเสียง', 'ภาษามือ']) expect(html).toContain(`<li title="${mark}">`);
    expect(html).toContain('ตลาดเรือยามเช้า');
    expect(html).toContain('คลิปของรายการ');
    expect(html).toContain(`href="/search?q=${encodeURIComponent('ตลาดน้ำ')}&amp;tab=program"`);
    expect(html).toMatch(/\/streams\/[\w-]+\/vod\/market\/index\.m3u8/);
    expect(html).not.toContain(`${service.address}/vod`);
  });

  test('links to the previous and the next episode of the queue', async () => {
    const { html } = await page(EPISODE);
    expect(html).toMatch(/<a href="\/program\/talat-ni\/episodes\/500" rel="prev">/);
    expect(html).toMatch(/<a href="\/program\/talat-ni\/episodes\/502" rel="next">/);
    expect(html).toMatch(/<li aria-current="true">.*?ตอนของวันที่ 501/);
    expect(service.requests).toContain('/play-queue?content_id=501&content_type=episode&include_full_video_info=1');
    // a queue may begin with what follows
    answers['/play-queue'] = { data: { token: 't', items: [rerun(502), rerun(503)] } };
    expect((await page(EPISODE)).html).toMatch(/<a href="\/program\/talat-ni\/episodes\/502" rel="next">/);
  });

  test('[2.2-14] is also shown at /program/catchup/{id}, with its canonical address below its programme', async () => {
    const { status, html } = await page('/program/catchup/501');
    expect([status, h1Of(html)]).toEqual([200, 'ตอนของวันที่ 501']);
    expect(canonicalOf(html)).toBe(EPISODE);
  });

  test('redirects from another programme to its own', async () => {
    expect(await page('/program/other/episodes/501?list=kin-khao')).toMatchObject({
      status: 301,
      to: `${EPISODE}?list=kin-khao`,
    });
  });

  test('has metadata and structured data of an episode', async () => {
    const { html } = await page(EPISODE);
    expect(canonicalOf(html)).toBe(EPISODE);
    expect(meta(html, 'og:type')).toBe('video.episode');
    expect(meta(html, 'og:title')).toBe('ตอนของวันที่ 501 | ตลาดนี้มีเรื่อง');
    expect(meta(html, 'description')).toBe('แม่ค้าขายด้วยกำมือและความไว้ใจ');
    expect(meta(html, 'media_type')).toBe('video');
    expect(meta(html, 'published_time')).toBe(day(-1));
    expect(structured(html)).toContainEqual(
      expect.objectContaining({
        '@type': 'TVEpisode',
        episodeNumber: '4',
        partOfSeries: { '@type': 'TVSeries', name: 'ตลาดนี้มีเรื่อง', url: 'http://localhost:3000/program/talat-ni' },
        video: expect.objectContaining({ '@type': 'VideoObject', duration: 'PT154S', uploadDate: day(-1) }),
      }),
    );
  });

  test.each([
    ['that does not exist', '/program/talat-ni/episodes/999', 404],
    ['with an invalid id', '/program/talat-ni/episodes/abc', 404],
    ['whose service fails', EPISODE, 500],
    ['that was removed', EPISODE, 410],
  ])('%s answers with an error', async (_, path, status) => {
    answers['/episodes/501'] = status;
    expect((await page(path)).status).toBe(status);
  });

  test('answers 200 with a message when its related data cannot be fetched', async () => {
    answers = { '/episodes/501': { data: episode(501) } };
    const { status, html } = await page(EPISODE);
    expect([status, h1Of(html)]).toEqual([200, 'ตอนของวันที่ 501']);
    expect(html).toContain('ขณะนี้ยังแสดงรายการที่ดูต่อไม่ได้');
    expect(html).toContain('ขณะนี้ยังแสดงคลิปจากรายการนี้ไม่ได้');
  });
});

describe('the page of an episode without a playable video says why', () => {
  const gone = { show_video: video(5010, { media_url: '' }) };
  async function expectMissing(more: object, message: string, href: string): Promise<void> {
    answers['/episodes/501'] = { data: episode(501, more) };
    const { status, html } = await page(EPISODE);
    expect([status, h1Of(html)]).toEqual([200, 'ตอนของวันที่ 501']);
    const screen = /<section[^>]*data-aspect.*?<\/section>/s.exec(html)?.[0];
    expect(screen).toContain(message);
    expect(screen).toContain(`href="${href}"`);
    expect(html).not.toContain('<video');
    expect(html).not.toContain('"@type":"VideoObject"');
    expect(html).not.toMatch(/\/streams\/[\w-]+\/vod/);
  }

  test('[3.5-17] when the licence is restricted', async () => {
    const more = { program: program({ restricted_license: true }) };
    await expectMissing(more, 'ดูย้อนหลังทางเว็บไซต์ไม่ได้', '/program/schedules');
  });

  test('[3.5-18] when the episode is exclusive to the streaming platform', async () => {
    const platform = 'https://play.example/talat';
    const more = { program: program({ is_ownplay_exclusive: true, ownplay: platform }) };
    await expectMissing(more, 'ดูได้ที่ Sala Play', platform);
  });

  test('[3.5-21] when there is no video', async () => {
    await expectMissing({ show_video: null }, 'ยังไม่มีวิดีโอ', '/program/talat-ni');
  });

  test('when it is not published yet, or no longer', async () => {
    await expectMissing({ ...gone, start_publish: day(2) }, 'ยังไม่ถึงเวลาเผยแพร่', '/program/talat-ni');
    await expectMissing({ ...gone, end_publish: day(-2) }, 'หมดเวลาดูย้อนหลังแล้ว', '/program/talat-ni');
  });

  test('an episode that is still to be aired was not aired some time ago', async () => {
    const meta = async () => /<h1 id="watched".*?<\/header>/s.exec((await page(EPISODE)).html)?.[0] ?? '';
    expect(await meta()).toContain('data-ago');
    answers['/episodes/501'] = { data: episode(501, { first_aired_at: day(2), show_video: null }) };
    expect(await meta()).toContain('</h1>');
    expect(await meta()).not.toContain('data-ago');
  });
});

describe('a clip', () => {
  test('[2.2-15] is shown at the address of its key, and /watch/{id} redirects there', async () => {
    answers['/videos/7'] = { data: video(7) };
    const { status, html } = await page('/program/watch/v-7');
    expect([status, h1Of(html), canonicalOf(html)]).toEqual([200, 'คลิปที่ 7', '/program/watch/v-7']);
    expect(meta(html, 'og:type')).toBe('video.other');
    expect(structured(html)).toContainEqual(expect.objectContaining({ '@type': 'VideoObject', name: 'คลิปที่ 7' }));
    expect(html).toMatch(/<a href="\/program\/watch\/v-8" rel="next">/);
    expect(html).toContain('ตอนเต็มของตลาดนี้มีเรื่อง');
    expect(await page('/watch/7?t=20')).toMatchObject({ status: 301, to: '/program/watch/v-7?t=20' });
  });

  test('[2.2-34] links to its programme and to other videos on a sister site in a new tab', async () => {
    const elsewhere = 'https://rian.elsewhere.example/talat';
    answers['/videos/v-7'] = { data: video(7, { program: program({ canonical_url: elsewhere }) }) };
    answers['/videos'] = list(video(31, { title: 'คลิปของรายการ', canonical_url: `${elsewhere}/31` }));
    const { html } = await page('/program/watch/v-7');
    const newTab = 'target="_blank" rel="noopener noreferrer"';
    expect(html).toContain(`<a href="${elsewhere}" ${newTab}>ตลาดนี้มีเรื่อง</a>`);
    expect(html).toContain(`<a href="${elsewhere}/31" ${newTab}>คลิปของรายการ</a>`);
  });

  test('[7.7-05] shows its number of views when it is known and not 0', async () => {
    answers['/videos/7/analytics'] = { data: { id: 7, views: 12_345 } };
    expect((await page('/program/watch/v-7')).html).toMatch(/ดู 12,345 ครั้ง/);
    for (const answer of [{ data: { id: 7, views: 0 } }, 500]) {
      answers['/videos/7/analytics'] = answer;
      const { status, html } = await page('/program/watch/v-7');
      expect(status).toBe(200);
      expect(html).not.toMatch(/ดู [\d,]+ ครั้ง/);
    }
  });

  test('[2.2-18 9.3-01] of the owner 800701 redirects to its short clip, and the video of an episode to the episode', async () => {
    answers['/videos/v-7'] = { data: video(7, { owner_id: 800701 }) };
    expect(await page('/program/watch/v-7')).toMatchObject({ status: 301, to: '/program/stories/v-7' });
    answers['/videos/v-7'] = { data: rerun(501) };
    expect(await page('/program/watch/v-7?list=kin-khao')).toMatchObject({
      status: 301,
      to: `${EPISODE}?list=kin-khao`,
    });
  });

  test('[3.5-10 9.3-03] shows until when it can be watched, unless it is of category 2', async () => {
    const until = { end_publish: '2026-12-05T20:00:00+07:00' };
    answers['/videos/v-7'] = { data: video(7, until) };
    expect((await page('/program/watch/v-7')).html).toMatch(/ดูได้ถึง <time dateTime="[^"]+">5 ธ\.ค\. 69<\/time>/);
    expect((await page('/program/watch/v-7')).html).toContain('"expires"');
    answers['/videos/v-7'] = { data: video(7, { ...until, category_id: 2 }) };
    expect((await page('/program/watch/v-7')).html).not.toContain('ดูได้ถึง');
    // nor do search engines read it
    expect((await page('/program/watch/v-7')).html).not.toContain('"expires"');
    // its time is over, which the page says in the place of the video
    answers['/videos/v-7'] = { data: video(7, { end_publish: day(-2) }) };
    expect((await page('/program/watch/v-7')).html).not.toContain('ดูได้ถึง');
    expect((await page('/program/watch/v-7')).html).toContain('วิดีโอนี้เผยแพร่ถึงวันที่ 19 พฤศจิกายน 2569');
    answers['/videos/v-7'] = { data: video(7, { end_publish: day(-2), category_id: 2 }) };
    expect((await page('/program/watch/v-7')).html).toContain('วิดีโอนี้ไม่ได้เผยแพร่แล้ว');
  });

  test.each(['.a', '-', 'a b', 'ก', '%00', 'x'.repeat(101)])('is not found at the invalid key %j', async (key) => {
    expect((await page(`/program/watch/${encodeURIComponent(key)}`)).status).toBe(404);
  });

  test('has its title escaped and its description without tags', async () => {
    const title = '<img src=x onerror=alert(1)>';
    answers['/videos/v-7'] = {
      data: video(7, { title, description: '<p>หนึ่ง &amp; <b>สอง</b></p><script>x</script>' }),
    };
    const { html } = await page('/program/watch/v-7');
    expect(html).not.toContain(title);
    expect(html).toContain('หนึ่ง &amp; สอง');
  });
});

describe('a playlist', () => {
  test('[2.2-19] plays its first video and lists all of its videos', async () => {
    const { status, html } = await page('/program/playlists/kin-khao/watch');
    expect([status, h1Of(html), canonicalOf(html)]).toEqual([200, 'ดูระหว่างกินข้าว', '/program/playlists/kin-khao/watch']);
    // SPEC 2.20-02, 2.20-03
    const shared = [...html.matchAll(/href="https:\/\/[^"?]+\?(?:url|u)=(http[^"&]+)/g)].map(([, url]) =>
      decodeURIComponent(url ?? ''),
    );
    expect(shared).toEqual(Array(3).fill('https://localhost:3000/program/playlists/kin-khao/watch'));
    expect(html).toMatch(/<h2 id="watched"[^>]*>คลิปที่ 8/);
    expect(html).toMatch(/<a href="\/program\/watch\/v-7\?list=kin-khao" rel="next">/);
    expect(html).toMatch(/<a href="\/program\/talat-ni\/episodes\/501\?list=kin-khao">ตอนของวันที่ 501/);
    expect(structured(html)).toContainEqual(expect.objectContaining({ '@type': 'ItemList', name: 'ดูระหว่างกินข้าว' }));
  });

  test('[2.2-20] [7.7-13] in the address of a video is shown beside it, with its position and the next video', async () => {
    const { html } = await page('/program/watch/v-7?list=kin-khao');
    expect(service.requests).toContain(
      '/play-queue?content_id=v-7&content_type=clip&playlist_id=kin-khao&include_full_video_info=1',
    );
    expect(html).toContain('<a href="/program/playlists/kin-khao/watch">ดูระหว่างกินข้าว</a>');
    expect(html).toContain('เรื่องที่ 2 จาก 3');
    expect(html).toMatch(/<a href="\/program\/watch\/v-8\?list=kin-khao" rel="prev">/);
    expect(html).toMatch(/<a href="\/program\/talat-ni\/episodes\/501\?list=kin-khao" rel="next">/);
    expect(canonicalOf(html)).toBe('/program/watch/v-7');
    // an episode is listed in it by its video
    const { html: last } = await page(`${EPISODE}?list=kin-khao`);
    expect(last).toContain('เรื่องที่ 3');
    expect(last).not.toContain('rel="next"');
  });

  test('goes on after the videos that are listed, as its queue says, and without a queue as its list does', async () => {
    answers['/collections/kin-khao/items'] = list(video(8));
    const next = '<a href="/program/talat-ni/episodes/501?list=kin-khao" rel="next">';
    expect((await page('/program/watch/v-7?list=kin-khao')).html).toContain(next);
    answers['/collections/kin-khao/items'] = list(video(7), rerun(501));
    delete answers['/play-queue'];
    expect((await page('/program/watch/v-7?list=kin-khao')).html).toContain(next);
  });

  test.each(['nope', '..', '../x', '<script>'])(
    'with the unknown key %s is ignored by the page of a video',
    async (list) => {
      const { status, html } = await page(`/program/watch/v-7?list=${encodeURIComponent(list)}`);
      expect(status).toBe(200);
      expect(html).toMatch(/<a href="\/program\/watch\/v-8" rel="next">/);
    },
  );

  test('says when it is empty, redirects from its id to its key, and an unknown one is not found', async () => {
    answers['/collections/kin-khao/items'] = list();
    const { status, html } = await page('/program/playlists/kin-khao/watch');
    expect([status, h1Of(html)]).toEqual([200, 'ดูระหว่างกินข้าว']);
    expect(html).toContain('ยังไม่มีวิดีโอในเพลย์ลิสต์นี้');
    answers['/collections/1'] = answers['/collections/kin-khao'] as object;
    answers['/collections/1/items'] = list(video(8));
    expect(await page('/program/playlists/1/watch')).toMatchObject({
      status: 301,
      to: '/program/playlists/kin-khao/watch',
    });
    expect((await page('/program/playlists/nope/watch')).status).toBe(404);
  });
});

test('an episode is previewed in the dark theme without indexing, and only with a valid token', async () => {
  answers['/preview/episode'] = (query) =>
    query.get('token') === '501.1.good' ? { expiresAt: '2026-11-28T10:00:00+07:00', episode: episode(501) } : 403;
  const { status, html } = await page('/preview/episode?token=501.1.good');
  expect([status, h1Of(html)]).toEqual([200, 'ตอนของวันที่ 501']);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('data-theme="dark"');
  expect(html).toContain('ตัวอย่างก่อนเผยแพร่');
  expect(html).toMatch(/\/streams\/[\w-]+\/vod\/market/);
  expect(html).not.toContain('คัดลอกลิงก์');
  for (const wrong of ['', '?token=501.1.bad', '?token=../x']) {
    const refused = await page(`/preview/episode${wrong}`);
    expect(refused.status, wrong).toBe(403);
    expect(refused.html).toContain('ลิงก์ตัวอย่างนี้ใช้ไม่ได้');
    expect(refused.html).toContain('noindex, nofollow');
  }
});
