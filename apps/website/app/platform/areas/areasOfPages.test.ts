import { removeJoiners } from '@sala/thai';
import { createElement } from 'react';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { answerByPath, openTestService } from '../services/testService.ts';
import { type AppState, hydrateState, INITIAL_STATE } from './appState.ts';
import { toFulfilled } from './area.ts';

// the application's state on its pages: the areas of their loaders, as a browser receives them
const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../testSite.server.ts');
const { saveInAppState, useAppState } = await import('./index.ts');

/** A page that shows the application's state, whose loader has something to say of the browser's own as well. */
const STATE = {
  loader: () => ({
    areas: { content: { response: 'หลัง', pending: false, error: null }, audioPlayer: {}, pageHistory: ['/elsewhere'] },
  }),
  default: () => createElement('output', null, JSON.stringify(useAppState())),
};
const site = await createTestSite({ '/state': STATE });
afterAll(() => service.close());

const NOW = Date.parse('2026-11-20T10:00:00+07:00');
const news = (id: number, more: object = {}) => ({
  id,
  title: `ข่าวที่ ${id}`,
  publishTime: new Date(NOW - id * 60_000).toISOString(),
  ...more,
});
const newsList = (...ids: number[]) => ({ total: ids.length, page: 1, totalPage: 1, items: ids.map((id) => news(id)) });
const program = { id: 10, key: 'talat', title: 'ตลาดนี้มีเรื่อง', homepage_episode_index_enabled: true };
const video = (id: number, more: object = {}) => ({
  id,
  key: `v-${id}`,
  title: `คลิปที่ ${id}`,
  program,
  program_id: 10,
  ...more,
});
const media_url = 'https://media.example/a/index.m3u8';
const short = (id: number) => video(id, { media_url, owner_id: 800701, canonical_url: `/program/stories/v-${id}` });
const episode = (id: number) => ({ id, title: `ตอนที่ ${id}`, program, show_video: video(id), gallery_id: 604 });
const listed = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, limit: 20, last_page: 1 } });

const result = { query: 'น้ำ', total: 1, page: 1, totalPage: 1, items: [news(31)] };
const picture = { ...news(21), items: [{ id: 'a', imgUrl: 'https://media.example/a.jpg' }] };
const ANSWERS: Record<string, object | ((query: URLSearchParams) => object)> = {
  '/pages/path:news/content': { sections: [{ id: 'l', type: 'lead', title: 'เด่น', data: [news(1)] }] },
  '/pages/programs-recommended-content/content': {
    sections: [{ id: 'p', type: 'programs', title: 'แนะนำ', data: [program] }],
  },
  '/content': news(2, { content: '<p>เนื้อข่าว</p>' }),
  '/breakingnews': newsList(3),
  '/hot-news': newsList(4),
  '/list': newsList(5),
  '/section': newsList(6),
  '/category-portal': { sections: [{ header: { sectionName: 'กีฬา', sectionEn: 'sport' }, items: [news(7)] }] },
  '/sitemap': { groups: [{ title: 'ข่าว', links: [{ title: 'ข่าวที่ 8', url: '/news' }] }] },
  '/topic': { id: 'flood', title: 'น้ำท่วมที่ 9' },
  '/tags/list': { total: 1, page: 1, totalPage: 1, items: [{ title: 'ฝุ่น', count: 2 }] },
  '/tags/tag': newsList(10),
  '/gallery-detail': picture,
  '/infographic-detail': picture,
  '/search/news': result,
  '/schedules/today': {
    data: [
      {
        channel: 'tv',
        start_time: '2026-11-20T09:00:00+07:00',
        end_time: '2026-11-20T11:00:00+07:00',
        program_title: 'ข่าวเช้า',
      },
    ],
  },
  '/programs/talat': { data: program },
  '/programs': listed(program),
  '/videos': listed(video(12)),
  '/videos/v-11': { data: video(11) },
  '/videos/v-14': { data: short(14) },
  '/episodes': listed(episode(502), episode(501)),
  '/episodes/501': { data: episode(501) },
  '/galleries/604': {
    data: {
      id: 604,
      title: 'ภาพ',
      items: [{ id: 'g', caption: 'ภาพแรก', display_image: 'https://media.example/g.jpg' }],
    },
  },
  '/play-queue': (query) => {
    const items = { episode: [video(501), video(502)], clip: [video(13)], story: [short(14), short(15)] };
    return { data: { token: 't', items: items[query.get('content_type') as keyof typeof items] ?? [] } };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  service.answer = answerByPath(() => ANSWERS);
});

/** The application's state once a page has been rendered. */
async function stateAt(path: string): Promise<AppState> {
  const [pathname, query] = path.split('?');
  const response = await site(`${pathname}.data${query ? `?${query}` : ''}`);
  expect(response.status, path).toBe(200);
  const { value } = await decode(response.body as ReadableStream<Uint8Array>, globalThis);
  const routes = Object.values(value as Record<string, { data?: { areas?: Partial<AppState> } }>);
  return hydrateState(INITIAL_STATE, Object.assign({}, ...routes.map(({ data }) => data?.areas ?? {})));
}

/**
 * A value at a path such as `programVideo.videoData`, with its area's response; it has neither failed nor is it
 * pending.
 */
function responseAt(state: AppState, name: string): string {
  const area = name.split('.').reduce((at, part) => (at as never)?.[part], state as unknown);
  expect(area, name).toMatchObject({ pending: false, error: null });
  return removeJoiners(JSON.stringify((area as { response: unknown }).response));
}

test.each([
  ['content', '/news/content/2', 'เนื้อข่าว'],
  ['dailyNews', '/news/archive', 'ข่าวที่ 5'],
  ['gallery', '/news/gallery/21', 'ข่าวที่ 21'],
  ['infographic', '/news/infographic/21', 'ข่าวที่ 21'],
  ['topic', '/flood', 'น้ำท่วมที่ 9'],
  ['clip', '/news/clip/archive', 'ข่าวที่ 5'],
  ['section', '/news/politics', 'ข่าวที่ 6'],
  ['hotNews', '/news/archive/hotnews', 'ข่าวที่ 4'],
  ['search', `/search?q=${encodeURIComponent('น้ำ')}`, 'ข่าวที่ 31'],
  ['schedules', '/program/schedules', 'ข่าวเช้า'],
  ['newsPage', '/news', 'ข่าวที่ 1'],
  ['breakingnews', '/breakingnews', 'ข่าวที่ 3'],
  ['categoryPortal', '/news/categories', 'ข่าวที่ 7'],
  ['siteMap', '/sitemap', 'ข่าวที่ 8'],
])('[3.2-01] the area %s has the data of %s', async (name, path, shown) => {
  expect(responseAt(await stateAt(path), name)).toContain(shown);
});

test.each([
  ['tagList', '/tags', 'ฝุ่น'],
  ['tagNews', '/tags?q=a', 'ข่าวที่ 10'],
])('[3.2-01 3.2-03] tagPage.%s has the data of %s', async (name, path, shown) => {
  expect(responseAt(await stateAt(path), `tagPage.${name}`)).toContain(shown);
});

test.each(['/program', '/program/all/kids', '/program/talat', '/program/talat?tab=episodes'])(
  '[3.2-01 3.2-04] at %s program.programData has the programmes of the page',
  async (path) => {
    expect(responseAt(await stateAt(path), 'program.programData')).toContain('ตลาดนี้มีเรื่อง');
  },
);

test.each([
  ['/program/watch/v-11', 'คลิปที่ 11', 'คลิปที่ 13'],
  ['/program/stories/v-14', 'คลิปที่ 14', 'คลิปที่ 15'],
])(
  '[3.2-01 3.2-05] at %s programVideo has the video in videoData and the next ones in playlistVideos',
  async (path, watched, next) => {
    const state = await stateAt(path);
    expect(responseAt(state, 'programVideo.videoData')).toContain(watched);
    expect(responseAt(state, 'programVideo.playlistVideos')).toContain(next);
  },
);

test('[3.2-05] a list of videos is in playlistVideos too', async () => {
  expect(responseAt(await stateAt('/program/watch'), 'programVideo.playlistVideos')).toContain('คลิปที่ 12');
});

test('[3.2-01 3.2-06] programEpisode has episodeData, playlistEpisodes, galleryData and relatedVideos', async () => {
  const state = await stateAt('/program/talat/episodes/501');
  expect(responseAt(state, 'programEpisode.episodeData')).toContain('ตอนที่ 501');
  expect(responseAt(state, 'programEpisode.playlistEpisodes')).toContain('ตอนที่ 502');
  expect(responseAt(state, 'programEpisode.galleryData')).toContain('ภาพแรก');
  expect(responseAt(state, 'programEpisode.relatedVideos')).toContain('คลิปที่ 12');
  const tab = await stateAt('/program/talat?tab=episodes');
  expect(responseAt(tab, 'programEpisode.playlistEpisodes')).toContain('ตอนที่ 501');
});

test('[3.2-01 4.1-03] a page’s areas are merged into the browser’s state, whose player, history and own areas stay', async () => {
  const stateShown = async (): Promise<AppState> => {
    const [, state = ''] = /<output>(.*?)<\/output>/.exec(await (await site('/state')).text()) ?? [];
    return JSON.parse(state.replaceAll('&quot;', '"'));
  };
  expect(await stateShown()).toMatchObject({ content: toFulfilled('หลัง'), audioPlayer: null, pageHistory: [] });
  const browsers = {
    audioPlayer: { playerState: 'playing' },
    interested: toFulfilled(['น่าสนใจ']),
    content: toFulfilled('ก่อน'),
    pageHistory: ['/home', '/state'],
  };
  saveInAppState(browsers);
  expect(await stateShown()).toMatchObject({ ...browsers, content: toFulfilled('หลัง') });
});
