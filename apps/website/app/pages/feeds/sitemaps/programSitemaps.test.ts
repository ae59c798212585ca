import { afterAll, expect, test, vi } from 'vitest';
import { answerByPath, json, openTestService } from '../../../platform/services/testService.ts';

const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
vi.stubEnv('MAIN_API_URL', service.address);
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const located = async (path: string) => {
  const response = await site(path);
  return {
    status: response.status,
    locs: [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc),
  };
};
const ORIGIN = 'http://localhost:3000';

test('the sitemap of programmes lists every programme of this site, from all pages of the list', async () => {
  service.answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', service.address).searchParams.get('page'));
    const data = [
      { id: page, key: `p-${page}`, title: 'รายการ' },
      { id: page + 10, title: 'ที่อื่น', canonical_url: 'https://elsewhere.example/x' },
    ];
    json({ data, meta: { page, last_page: 2 } })(request, response);
  };
  expect((await located('/sitemaps/programs.xml')).locs).toEqual([`${ORIGIN}/program/p-1`, `${ORIGIN}/program/p-2`]);
  service.answer = json({ data: [], meta: {} });
  expect((await located('/sitemaps/programs.xml')).locs).toEqual([`${ORIGIN}/program`]);
  service.answer = json({}, 500);
  expect((await located('/sitemaps/programs.xml')).status).toBe(503);
  service.answer = json({}, 404);
  expect((await located('/sitemap.xml')).locs).toContain(`${ORIGIN}/sitemaps/programs.xml`);
  const { locs } = await located('/sitemaps/pages.xml');
  for (const path of ['/program', '/program/all', '/program/all/kids', '/program/all/alphabet', '/program/archived'])
    expect(locs).toContain(`${ORIGIN}${path}`);
});

test.each([[[]], [null]])('of a list that says no number of pages, full ones are followed up to %j', async (end) => {
  const list = (page: number) =>
    Array.from({ length: 50 }, (_, index) => ({ id: page * 50 + index, key: `p-${page}-${index}`, title: 'รายการ' }));
  service.answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', service.address).searchParams.get('page'));
    const data = page > 2 ? end : list(page);
    json({ data }, data ? 200 : 404)(request, response);
  };
  const { locs } = await located('/sitemaps/programs.xml');
  expect(locs).toHaveLength(100);
  expect(locs.at(-1)).toBe(`${ORIGIN}/program/p-2-49`);
});

test('the sitemaps of programmes and videos answer 503 when one page of their list fails', async () => {
  service.answer = (request, response) => {
    const status = request.url?.endsWith('page=1') ? 200 : 500;
    json({ data: [{ id: 1, key: 'p-1', title: 'รายการ' }], meta: { page: 1, last_page: 2 } }, status)(
      request,
      response,
    );
  };
  for (const file of ['programs', 'videos']) expect((await located(`/sitemaps/${file}.xml`)).status, file).toBe(503);
});

test('[1-07] the sitemap of videos lists the videos that can be watched on this site, news clips included', async () => {
  const video = {
    id: 1,
    key: 'v-1',
    title: 'คลิป',
    display_image: `${service.address}/a.jpg`,
    duration_seconds: 60,
    first_aired_at: '2026-11-20T10:00:00+07:00',
    media_url: `${service.address}/vod/a/index.m3u8`,
  };
  const program = { id: 1, key: 'p', title: 'รายการ' };
  const data = [
    video,
    { ...video, id: 2, key: 'v-2', media_url: '' },
    { ...video, id: 3, key: 'v-3', program: { ...program, restricted_license: true } },
    { ...video, id: 4, key: 'v-4', program: { ...program, is_ownplay_exclusive: true } },
    { ...video, id: 5, key: 'v-5', canonical_url: 'https://elsewhere.example/x' },
    { ...video, id: 6, key: 's-6', owner_id: 800701 },
  ];
  const picture = `${service.address}/a.jpg`;
  const clip = { title: 'คลิปข่าว', isClip: true, imgUrl: picture, publishTime: '2026-11-20T10:00:00+07:00' };
  const mediaUrl = `${service.address}/vod/a/index.m3u8`;
  const clips = [
    { ...clip, id: 11, mediaUrl },
    // the lists of some services have no mediaUrl: it is in the details of the clip
    { ...clip, id: 12 },
    { ...clip, id: 13 },
  ];
  service.answer = answerByPath(
    () => ({
      '/videos': { data, meta: { page: 1, last_page: 1 } },
      '/list': { page: 1, totalPage: 1, items: clips },
      '/clip-detail': (query) => ({
        ...clip,
        id: query.get('id'),
        mediaUrl: query.get('id') === '12' ? mediaUrl : '',
      }),
    }),
    () => ({}),
  );
  expect((await located('/sitemaps/videos.xml')).locs).toEqual([
    `${ORIGIN}/program/watch/v-1`,
    `${ORIGIN}/program/stories/s-6`,
    `${ORIGIN}/news/content/11`,
    `${ORIGIN}/news/content/12`,
  ]);
  service.answer = json({}, 500);
  expect((await located('/sitemaps/videos.xml')).status).toBe(503);
  service.answer = json({}, 404);
  expect((await located('/sitemap.xml')).locs).toContain(`${ORIGIN}/sitemaps/videos.xml`);
  expect((await located('/sitemaps/pages.xml')).locs).toContain(`${ORIGIN}/program/watch/rerun`);
});
