import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { json, openTestService } from './testService.ts';

const main = await openTestService();
const page = await openTestService();
const tags = await openTestService();
vi.stubEnv('MAIN_API_URL', `${main.address}/`);
vi.stubEnv('PAGE_API_URL', page.address);
vi.stubEnv('TAG_API_URL', tags.address);
vi.stubEnv('PROGRAM_API_URL', main.address);
const {
  fetchBreakingNews,
  fetchClips,
  fetchContent,
  fetchEpisode,
  fetchEpisodes,
  fetchHotNews,
  fetchInterested,
  fetchList,
  fetchPage,
  fetchProgram,
  fetchProgramGallery,
  fetchProgramPage,
  fetchRelatedVideos,
  fetchSection,
  fetchSiteMap,
  fetchTagList,
  fetchTagNews,
  fetchVideo,
  fetchVideos,
} = await import('./index.server.ts');

const never = new AbortController().signal;
afterEach(() => {
  main.requests.length = 0;
  page.requests.length = 0;
  tags.requests.length = 0;
});
afterAll(() => Promise.all([main.close(), page.close(), tags.close()]));

// the services of this file answer {}: only the requests matter
vi.spyOn(console, 'error').mockImplementation(() => {});

test('[7.3-01 7-01] an article is requested at /content', async () => {
  await fetchContent('502330', never);
  expect(main.requests).toEqual(['/content?id=502330']);
});

test('[7-01] a parameter is escaped', async () => {
  await fetchContent('1&page=2 #/', never);
  expect(main.requests).toEqual(['/content?id=1%26page%3D2%20%23%2F']);
});

test('[7.3-05] an archive is requested at /section, its further pages at /section-loadmore', async () => {
  await fetchSection('politics', 1, never);
  await fetchSection('politics', 2, never);
  expect(main.requests).toEqual(['/section?section=politics&page=1', '/section-loadmore?section=politics&page=2']);
});

test('[7.3-06] the most read articles and breaking news are requested at /hot-news and /breakingnews', async () => {
  await fetchHotNews(never);
  await fetchBreakingNews(never);
  expect(main.requests).toEqual(['/hot-news', '/breakingnews']);
});

test('[7.3-04 7.3-05] lists are requested by their names, suggestions by the ids of read articles', async () => {
  await fetchList('latest', 2, never, { date: '2026-11-20' });
  await fetchClips(1, never);
  await fetchInterested(['1', '2'], never);
  expect(main.requests).toEqual([
    '/list?name=latest&date=2026-11-20&page=2&limit=24',
    '/list?name=clips&page=1&limit=24',
    '/interested-loadmore?ids=1%2C2',
  ]);
});

test('[7.4-01 7.4-02] tags and the articles with a tag are requested at /list and /tag of the tag service', async () => {
  await fetchTagList(1, never);
  await fetchTagNews('ฝุ่น & ควัน', 2, never);
  expect(tags.requests.map(decodeURIComponent)).toEqual(['/list?page=1&limit=50', '/tag?q=ฝุ่น+&+ควัน&page=2&limit=24']);
  expect(main.requests).toEqual([]);
});

test('[7.6-03] the request of the site map is named fetch/site_map', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  main.answer = json({}, 500);
  await fetchSiteMap(never);
  main.answer = json({});
  expect(main.requests).toEqual(['/sitemap']);
  expect(log).toHaveBeenCalledWith('fetch/site_map of main (/sitemap) failed:', 500, {});
});

test('[7.6-06] [7.6-07] [7.6-08] [7.6-09] [7.6-10] [7.6-11] [7.6-12] the requests for programmes have their paths and their names in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  main.answer = json({}, 500);
  const requests: [name: string, fetching: () => Promise<unknown>, path: string][] = [
    ['fetch/program/id', () => fetchProgram('khao', never), '/programs/khao'],
    ['fetch/programVideo/id', () => fetchVideo('v-1', never), '/videos/v-1?include_show_video=1'],
    ['fetch/programVideos', () => fetchVideos({ program: '1' }, never), '/videos?program=1'],
    ['fetch/programEpisode/id', () => fetchEpisode('7', never), '/episodes/7?include_show_video=1'],
    ['fetch/programEpisodes', () => fetchEpisodes({ owner: '2' }, never), '/episodes?owner=2'],
    ['fetch/programEpisode/gallery-id', () => fetchProgramGallery('3', never), '/galleries/3'],
    ['fetch/programRelatedVideos', () => fetchRelatedVideos({ program: '1' }, never), '/videos?program=1'],
  ];
  for (const [name, fetching, path] of requests) {
    main.requests.length = 0;
    log.mockClear();
    await fetching();
    expect(main.requests).toEqual([path]);
    expect(log).toHaveBeenCalledExactlyOnceWith(`${name} of program (${path.replace(/\?.*/, '')}) failed:`, 500, {});
  }
  main.answer = json({});
});

test('[7.2-01] a page is requested at /pages/{pageName}/content of the page service', async () => {
  await fetchPage('path:news', never);
  await fetchProgramPage(never);
  expect(page.requests.map(decodeURIComponent)).toEqual([
    '/pages/path:news/content',
    '/pages/programs-recommended-content/content',
  ]);
  expect(main.requests).toEqual([]);
});

test('a page’s name is escaped in the path', async () => {
  await fetchPage('../../admin?x=', never);
  expect(page.requests).toEqual(['/pages/..%2F..%2Fadmin%3Fx%3D/content']);
});
