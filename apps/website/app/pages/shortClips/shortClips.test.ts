import { SHORT_CLIP_OWNER_ID } from '@sala/contracts';
import { STATION } from '@sala/station';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toHeadline } from '../../platform/headlines/index.ts';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

// the server-rendered feed of short clips, with a service whose answers the tests define
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const NOW = Date.parse('2026-11-21T10:00:00+07:00');
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const program = { id: 59, key: 'luean-du', title: 'เลื่อนดูเรื่อง', canonical_url: '/program/luean-du' };
const video = (id: number, more: object = {}) => ({
  id,
  key: `s-${id}`,
  title: `คลิปสั้นที่ ${id}`,
  description: `เรื่องเล่าที่ ${id}`,
  canonical_url: `/program/watch/s-${id}`,
  display_image: { default: { url: `${service.address}/media/${id}.jpg`, width: 1280, height: 720 } },
  media_url: `${service.address}/vod/coffee/index.m3u8`,
  duration_seconds: 20,
  first_aired_at: day(-1),
  category_id: 4,
  category: { key: 'story', name: 'คลิปสั้น' },
  program,
  program_id: 59,
  owner_id: SHORT_CLIP_OWNER_ID,
  closed_captions: true,
  ...more,
});

let answers: Record<string, Answer>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  service.requests.length = 0;
  answers = {
    '/videos/s-1': { data: video(1) },
    '/play-queue': { data: { token: 't', items: [1, 2, 3].map((id) => video(id)) } },
  };
  service.answer = answerByPath(() => answers);
});

const CLIP_PATH = '/program/stories/s-1';
const page = async (path = CLIP_PATH) => {
  const response = await site(path);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''));

test('[2.2-16] the page of a short clip shows it and the next ones', async () => {
  const { status, html } = await page();
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const id of [1, 2, 3])
    expect(html).toContain(`<a href="/program/stories/s-${id}">${toHeadline(`คลิปสั้นที่ ${id}`)}</a>`);
  expect(html).toContain('href="/program/luean-du"');
  expect(html).toContain('คำบรรยายแทนเสียง');
  expect(service.requests).toContain('/play-queue?content_id=s-1&content_type=story&include_full_video_info=1');
});

test('without scripts the browser plays the clip from an address of this site', async () => {
  const { html } = await page();
  const players = [...html.matchAll(/<noscript><video[^>]*controls=""[^>]*src="([^"]+)"/g)].map(([, src]) => src);
  expect(players).toEqual([expect.stringMatching(/^\/streams\/[\w-]+\/vod\/coffee\/index\.m3u8$/)]);
});

test('the page of a short clip has metadata and structured data of its video', async () => {
  const { html } = await page();
  expect(html).toContain(`<title>คลิปสั้นที่ 1 | ${STATION.name}</title>`);
  expect(html).toContain('<meta name="description" content="เรื่องเล่าที่ 1"/>');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/program/stories/s-1"/>');
  expect(html).toContain('<meta property="og:type" content="video.other"/>');
  expect(html).toContain('<meta property="media_type" content="video"/>');
  const [clip, way] = dataOf(html);
  expect(clip).toMatchObject({ '@type': 'VideoObject', name: 'คลิปสั้นที่ 1', duration: 'PT20S', uploadDate: day(-1) });
  expect(clip.contentUrl).toMatch(/^http:\/\/localhost:3000\/streams\/[\w-]+\/vod\/coffee\/index\.m3u8$/);
  expect(way.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    '/home',
    '/program',
    '/program/luean-du',
    CLIP_PATH,
  ]);
});

test('a short clip that cannot be played yet has no structured data of a video', async () => {
  answers['/videos/s-1'] = { data: video(1, { media_url: '' }) };
  const { html } = await page();
  expect(dataOf(html).map((one: { '@type': string }) => one['@type'])).toEqual(['BreadcrumbList']);
});

test('[2.2-16 2.2-18] the id and the short address of a clip redirect to its one address', async () => {
  answers['/videos/1'] = answers['/videos/s-1'] as object;
  for (const path of ['/stories/s-1', '/stories/1', '/program/stories/1']) {
    const { status, location } = await page(path);
    expect([path, status, location]).toEqual([path, 301, CLIP_PATH]);
  }
});

test('[2.2-18 9.3-01] a video that 800701 does not own redirects to its clip or episode page', async () => {
  answers['/videos/v-9'] = { data: video(9, { key: 'v-9', owner_id: 12, canonical_url: '/program/watch/v-9' }) };
  expect(await page('/program/stories/v-9')).toMatchObject({ status: 301, location: '/program/watch/v-9' });
  answers['/videos/v-8'] = { data: video(8, { owner_id: 12, canonical_url: '/program/khao-chao/episodes/77' }) };
  expect(await page('/stories/v-8')).toMatchObject({ status: 301, location: '/program/khao-chao/episodes/77' });
});

test('an invalid clip key is not found', async () => {
  for (const path of [
    `/program/stories/${'a'.repeat(9000)}`,
    '/program/stories/..%2Fsecret',
    `/stories/${'ก'.repeat(50)}`,
  ]) {
    expect((await page(path)).status).toBe(404);
    expect((await site(`${path}/next`)).status).toBe(404);
  }
});

test('an unknown clip is not found, and a failed service answers 503', async () => {
  expect((await page('/program/stories/gone')).status).toBe(404);
  answers['/videos/s-1'] = 400;
  expect((await page()).status).toBe(404);
  answers['/videos/s-1'] = 503;
  expect((await page()).status).toBe(503);
});

test.each([
  [{ program: { ...program, restricted_license: 1 } }, 'ลิขสิทธิ์'],
  [{ start_publish: day(1) }, 'ยังไม่ถึงเวลาเผยแพร่'],
  [{ end_publish: day(-1) }, 'วิดีโอนี้เผยแพร่ถึงวันที่'],
  [{ end_publish: day(-1), category_id: 2 }, 'วิดีโอนี้ไม่ได้เผยแพร่แล้ว'],
  [{ program: { ...program, is_salaplay_exclusive: true } }, 'ดูได้ที่ Sala Play'],
  [{ media_url: '' }, 'ยังไม่มีวิดีโอ'],
])('[9.3-03] a clip that may not be watched says why and exposes no stream: %j', async (more, words) => {
  answers['/videos/s-1'] = { data: video(1, more) };
  answers['/play-queue'] = { data: { items: [] } };
  const { status, html } = await page();
  expect(status).toBe(200);
  expect(html).toContain(words);
  expect(html).not.toContain('<noscript><video');
  expect(html).not.toContain('/streams/');
});

test('the page of a clip answers 200 with a message when the next clips cannot be fetched', async () => {
  delete answers['/play-queue'];
  const { status, html } = await page();
  expect(status).toBe(200);
  expect(html).toContain('ขณะนี้ยังแสดงคลิปสั้นอื่นไม่ได้');
  expect(html).toContain('href="/program/watch/clip"');
});

test('/next returns the clips after the last one, without those that may not be watched', async () => {
  answers['/play-queue'] = {
    data: { items: [video(1), video(2, { media_url: '' }), video(3), video(4, { end_publish: day(-1) })] },
  };
  const answer = await site('/program/stories/s-1/next');
  expect((await answer.json()).items).toEqual([expect.objectContaining({ key: 's-3', missing: null })]);
  answers['/play-queue'] = 500;
  expect((await site('/program/stories/s-1/next')).status).toBe(503);
  delete answers['/play-queue'];
  expect((await site('/program/stories/s-1/next')).status).toBe(404);
});
