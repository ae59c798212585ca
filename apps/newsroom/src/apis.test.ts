import { problem } from '@sala/contracts';
import { STATION } from '@sala/station';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDraft } from './articles/editing/index.ts';
import { authors } from './authors/schema.ts';
import { onBothDatabases } from './database/testDatabases.ts';
import { infographics } from './galleries/schema.ts';
import { signPreview } from './previews/index.ts';
import { episodes, playlists, programs, videos } from './programs/schema.ts';
import { redirects } from './redirects/schema.ts';
import { topics } from './situations/schema.ts';
import {
  ADDRESS,
  type Json,
  openNewsroomForAll,
  openTestNewsroom,
  PREVIEW_SECRET,
  type TestNewsroom,
} from './testNewsroom.ts';

const LONG = 'ก'.repeat(10_000);
const SQL = "1'; drop table articles; --";
const NUMBERS = ['abc', '', '-1', '0', '1.5', '1e99', 'NaN', 'Infinity', 'null', '[]', SQL, LONG];

const REPORT = new URLSearchParams({ feedback: 'อ่านผิด', create_at: '2026-11-20 12:00' });

/** Every endpoint that is read, with one valid address. */
const ENDPOINTS = {
  '/content': '/content?id=1',
  '/section': '/section?section=politics',
  '/section-loadmore': '/section-loadmore?section=politics&page=1',
  '/hot-news': '/hot-news?limit=50',
  '/breakingnews': '/breakingnews?limit=1&page=2',
  '/category-portal': '/category-portal',
  '/gallery': '/gallery?categoryId=&lastId=&limit=5',
  '/gallery-category': '/gallery-category',
  '/gallery-detail': '/gallery-detail?id=1',
  '/infographic': '/infographic?categoryId=politics&page=2',
  '/infographic-category': '/infographic-category',
  '/infographic-detail': '/infographic-detail?id=1',
  '/list': '/list?name=clips&date=2026-11-20',
  '/interested-loadmore': '/interested-loadmore?ids=1,2&section=sport',
  '/clip-detail': '/clip-detail?id=1',
  '/topic-list': '/topic-list',
  '/topic': '/topic?id=flood',
  '/topic-entries': '/topic-entries?id=flood&before=5',
  '/article-archive': '/article-archive',
  '/article-archive/{month}': `/article-archive/${new Date(Date.now() - 3600_000 + 7 * 3600_000).toISOString().slice(0, 7)}`,
  '/emergency': '/emergency',
  '/sitemap': '/sitemap',
  '/preview': `/preview?token=${signPreview(PREVIEW_SECRET, 1).token}`,
  '/preview/episode': `/preview/episode?token=${signPreview(PREVIEW_SECRET, 1, new Date(), 'episode').token}`,
  '/corrections': '/corrections?page=2',
  '/author': '/author?key=malee',
  '/redirect': '/redirect?path=/old',
  '/tags/list': '/tags/list?page=2',
  '/tags/tag': `/tags/tag?q=${encodeURIComponent('น้ำท่วม')}`,
  '/search/news': `/search/news?q=${encodeURIComponent('ข่าว')}&sort=time&page=2`,
  '/search/organization': '/search/organization?q=a',
  '/search/organizationeng': '/search/organizationeng?q=a',
  '/search/program': '/search/program?q=a',
  '/search/suggestions': '/search/suggestions?q=a',
  '/summaries': '/summaries?page=2&limit=5',
  '/api/feedbacks': '/api/feedbacks?filters[articleId][refCode][$eq]=test/1&publicationState=preview&populate=*',
  '/playlists': '/playlists',
  '/playlist/{playlist}': '/playlist/url:daily-news',
  '/audio-contents/{refCode}': '/audio-contents/refCode:test/1',
  '/webhook/feedback': `/webhook/feedback?${REPORT}`,
  '/widgets': '/widgets',
  '/scorecard': '/scorecard',
  '/videos': '/videos?video_category=clip&program=1&owner=1&access=sign_language&page=2',
  '/videos/popular': '/videos/popular?limit=5',
  '/videos/popular/program-categories/{program_category}': '/videos/popular/program-categories/DramaSeries',
  '/videos/{id}': '/videos/v-1?include_show_video=1',
  '/videos/{id}/analytics': '/videos/1/analytics',
  '/episodes': '/episodes?program=1&owner=1&limit=1',
  '/episodes/upcoming': '/episodes/upcoming',
  '/episodes/{id}': '/episodes/1?include_show_video=1',
  '/galleries/{id}': '/galleries/1',
  '/programs': `/programs?category=news&is_old_program=0&initial=${encodeURIComponent('ข')}&sort=title`,
  '/programs/{id}': '/programs/khao',
  '/components/{id}': '/components/1',
  '/collections': '/collections?program=1',
  '/collections/{id}': '/collections/p-1?exclude=objects',
  '/collections/{id}/items': '/collections/1/items',
  '/play-queue': '/play-queue?content_id=v-1&content_type=clip&playlist_id=p-1&include_full_video_info=1',
  '/play-queue/{token}': `/play-queue/${Buffer.from('["clip","v-1",null,false]').toString('base64url')}`,
  '/schedules/today': '/schedules/today?channel=tv',
  '/monthly-schedules': '/monthly-schedules?month=2026-11',
  '/partner/monthly-schedules': '/partner/monthly-schedules',
  '/partner/daily-schedule-items/upcoming': '/partner/daily-schedule-items/upcoming?limit=9',
  '/external/org/pr-news': '/external/org/pr-news',
  '/pages/{pageName}/content': '/pages/path:home/content',
  '/api/global-navs': '/api/global-navs?sort=order&populate=deep',
  '/api/main-navs': '/api/main-navs?populate=deep',
  '/api/hamburger-menus': '/api/hamburger-menus?sort=order&populate=deep',
  [`/api/one-${STATION.brand}-menus`]: `/api/one-${STATION.brand}-menus?sort=order&populate=deep`,
  '/api/orgs': '/api/orgs?sort=order&populate=deep',
  '/api/live-channels': '/api/live-channels?sort=order&populate=deep',
  '/api/hot-news': '/api/hot-news?sort=order&populate=deep',
};

/** The endpoints that write, and those that answer without JSON. */
const OTHERS = ['/articles', '/api/feedbacks/{id}', '/audio-contents/feedbacks/{refCode}', '/healthz', '/openapi.json'];

/** These searches need no table. */
const WITHOUT_DATABASE = /^\/search\/(organizationeng|program)\?/;

const BAD = [
  '/content',
  ...NUMBERS.map((id) => `/content?id=${encodeURIComponent(id)}`),
  '/content?id=2147483648',
  '/content?id=1&id=2',
  ...['/gallery-detail', '/infographic-detail', '/clip-detail'].flatMap((path) => [
    path,
    ...NUMBERS.map((id) => `${path}?id=${encodeURIComponent(id)}`),
    `${path}?id=1&id=2`,
  ]),
  ...[
    '/gallery',
    '/infographic',
    '/list',
    '/interested-loadmore',
    '/topic-list',
    '/tags/list',
    '/summaries',
    '/corrections',
    '/videos',
    '/videos/popular',
    '/episodes',
    '/episodes/upcoming',
    '/programs',
    '/collections',
    '/collections/1/items',
    '/external/org/pr-news',
  ].flatMap((path) => [
    ...NUMBERS.flatMap((number) => ['page', 'limit'].map((name) => `${path}?${name}=${encodeURIComponent(number)}`)),
    `${path}?limit=51`,
  ]),
  ...['/gallery', '/infographic'].flatMap((path) => [
    `${path}?lastId=${LONG}`,
    `${path}?lastId=1&lastId=2`,
    `${path}?categoryId=${encodeURIComponent(LONG)}`,
  ]),
  ...['nothing', 'toString', '', LONG].map((name) => `/list?name=${encodeURIComponent(name)}`),
  ...['today', '2026-02-30', '2026-11-20T00:00:00Z', '0000-01-01', '-2026-01-01', ''].map(
    (date) => `/list?date=${date}`,
  ),
  `/interested-loadmore?ids=${encodeURIComponent(LONG)}`,
  ...['2026', '2026-13', '26-11', '2026-11-01', '0001-01', LONG].map((month) => `/article-archive/${month}`),
  '/article-archive/2026-11?page=0',
  '/topic',
  '/preview',
  `/preview?token=${LONG}`,
  '/preview/episode',
  `/preview/episode?token=${LONG}`,
  '/redirect',
  '/redirect?path=old',
  `/redirect?path=/${LONG}`,
  ...['', 'a/b', 'ก', '%00', SQL, LONG].map((id) => `/topic?id=${encodeURIComponent(id)}`),
  '/topic-entries',
  ...['', 'a/b', SQL].map((id) => `/topic-entries?id=${encodeURIComponent(id)}`),
  ...['from', 'before', 'after', 'limit'].flatMap((name) =>
    NUMBERS.map((number) => `/topic-entries?id=flood&${name}=${encodeURIComponent(number)}`),
  ),
  '/topic-entries?id=flood&limit=51',
  ...NUMBERS.flatMap((number) =>
    [
      'videos?program',
      'videos?owner',
      'videos?season',
      'episodes?program',
      'episodes?owner',
      'collections?program',
    ].map((name) => `/${name}=${encodeURIComponent(number)}`),
  ),
  ...['nothing', 'toString', '', LONG].flatMap((name) =>
    ['videos?video_category', 'videos?access', 'programs?category', 'programs?sort', 'schedules/today?channel'].map(
      (parameter) => `/${parameter}=${encodeURIComponent(name)}`,
    ),
  ),
  ...['', 'กก', 'ำ', '%', '<'].map((letter) => `/programs?initial=${encodeURIComponent(letter)}`),
  ...['2026', '2026-13', '0001-01', '9999-12', '2026-11-01', SQL].map(
    (month) => `/monthly-schedules?month=${encodeURIComponent(month)}`,
  ),
  ...['videos', 'programs', 'collections'].flatMap((path) =>
    ['ก', "1'", 'a b', LONG].map((name) => `/${path}/${encodeURIComponent(name)}`),
  ),
  ...NUMBERS.filter(Boolean).flatMap((number) =>
    ['episodes', 'galleries', 'components'].map((path) => `/${path}/${encodeURIComponent(number)}`),
  ),
  '/videos/v-1?include_show_video=maybe',
  '/collections/p-1?exclude=everything',
  '/play-queue',
  '/play-queue?content_id=v-1',
  '/play-queue?content_id=v-1&content_type=film',
  `/play-queue/${LONG}`,
  '/partner/daily-schedule-items/upcoming?limit=51',
  '/author',
  ...['', 'Malee', 'a\0b', LONG].map((key) => `/author?key=${encodeURIComponent(key)}`),
  '/tags/tag',
  ...['', ' ', 'a\0b', LONG].map((q) => `/tags/tag?q=${encodeURIComponent(q)}`),
  '/tags/tag?q=a&q=b',
  ...['/section', '/section-loadmore'].flatMap((path) => [
    path,
    ...NUMBERS.map((page) => `${path}?section=politics&page=${encodeURIComponent(page)}`),
    `${path}?section=politics&page=100001`,
    `${path}?section=politics&section=sport`,
    `${path}?section=politics&page=1&page=2`,
    `${path}?section=${encodeURIComponent(LONG)}`,
  ]),
  ...['/hot-news', '/breakingnews'].flatMap((path) => [
    ...NUMBERS.flatMap((number) => ['page', 'limit'].map((name) => `${path}?${name}=${encodeURIComponent(number)}`)),
    `${path}?limit=1000`,
    `${path}?limit=51`,
    `${path}?limit=5&limit=6`,
  ]),
  `/pages/${encodeURIComponent(LONG)}/content`,
  `/playlist/${encodeURIComponent(LONG)}`,
  ...[
    'test/1',
    'refCode:',
    'refCode:test',
    'refCode:test/x',
    'refCode:/1',
    'refCode:te\0st/1',
    'feedbacks/refCode:test/1',
  ]
    .flatMap((name) => [name, encodeURIComponent(name)])
    .map((name) => `/audio-contents/${name}`),
  `/audio-contents/refCode:test/9999999999`,
  `/audio-contents/refCode:${encodeURIComponent(LONG)}/1`,
  '/api/orgs?sort=order&sort=title',
  `/api/orgs?populate=${encodeURIComponent(LONG)}`,
];

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    const picture = { picture: 'harbour.webp', caption: '', credit: '' };
    await newsroom.write({ id: 1, gallery: [picture], isGallery: true, isClip: true });
    const infographic = {
      id: 1,
      source: 'test',
      sourceId: '1',
      section: 'politics',
      title: 'ภาพ',
      publishedAt: new Date(0),
    };
    await newsroom.db.insert(infographics).values(infographic);
    await createDraft(newsroom.db, '---\nsection: sport\ntitle: ร่าง\n---\n', 'nok');
    await newsroom.db.insert(authors).values({ key: 'malee', name: 'มาลี' });
    await newsroom.db.insert(redirects).values({ from: '/old', to: '/new' });
    const at = { firstAiredAt: new Date(0) };
    await newsroom.db.insert(programs).values({ id: 1, source: 'test', key: 'khao', title: 'ข่าว', category: 'news' });
    await newsroom.db.insert(episodes).values({ id: 1, programId: 1, title: 'ตอนแรก', ...at });
    const clip = { source: 'test', key: 'v-1', path: '/program/watch/v-1', category: 'clip', title: 'คลิป', ...at };
    await newsroom.db.insert(videos).values({ id: 1, ...clip });
    await newsroom.db.insert(playlists).values({ id: 1, source: 'test', key: 'p-1', title: 'คัดมา', videoIds: [1] });
    await newsroom.db.insert(topics).values({ id: 'flood', source: 'test', title: 'น้ำท่วม', url: '/flood' });
  });

  test.each(Object.values(ENDPOINTS))('GET %s responds with 200 and JSON', async (path) => {
    const { status, type } = await newsroom.get(path);
    expect(status).toBe(200);
    expect(type).toBe('application/json');
  });

  test.each(BAD)('$0 responds with 400 and a problem that names the parameter', async (path) => {
    const { status, type, json } = await newsroom.get(path);
    expect(status).toBe(400);
    expect(type).toBe('application/problem+json');
    expect(problem.parse(json)).toMatchObject({ status: 400, title: 'Bad parameters' });
    expect(json.detail).toMatch(
      /^(id|ids|key|section|page|limit|pageName|sort|populate|categoryId|lastId|name|date|q|token|path|from|before|after|playlist|refCode|program|owner|season|video_category|access|category|channel|initial|month|include_show_video|exclude|content_id|content_type): /,
    );
  });

  test('a category named in SQL responds with 404, and the articles remain', async () => {
    const { status, json } = await newsroom.get(`/section?section=${encodeURIComponent("x'; drop table tags; --")}`);
    expect([status, json]).toEqual([404, {}]);
    expect((await newsroom.get('/content?id=1')).status).toBe(200);
  });

  test('unknown parameters are ignored', async () => {
    expect((await newsroom.get('/content?id=1&utm_source=line&utm_source=x&__proto__=1')).status).toBe(200);
  });

  test.each(['/', '/nothing', '/content/1', '/pages/path:home', `/${encodeURIComponent(LONG)}`])(
    '$0 has no endpoint and responds with 404 and a problem',
    async (path) => {
      const { status, type, json } = await newsroom.get(path);
      expect(status).toBe(404);
      expect(type).toBe('application/problem+json');
      expect(problem.parse(json).status).toBe(404);
    },
  );

  test('methods that an endpoint does not describe respond with 404', async () => {
    const { paths } = (await newsroom.get('/openapi.json')).json;
    for (const [path, address] of Object.entries(ENDPOINTS))
      for (const method of ['post', 'put', 'patch', 'delete'].filter((one) => !(one in paths[path]))) {
        const answer = await newsroom.app.request(address, { method });
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
  });

  describe('the OpenAPI description', () => {
    test('lists every endpoint and the newsroom’s address', async () => {
      const { status, json } = await newsroom.get('/openapi.json');
      expect(status).toBe(200);
      expect(json.openapi).toMatch(/^3\.1\./);
      expect(json.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
      expect(json.servers).toEqual([{ url: ADDRESS }]);
      expect(Object.keys(json.paths).sort()).toEqual([...Object.keys(ENDPOINTS), ...OTHERS].sort());
    });

    test('lists the parameters with their types, defaults and bounds', async () => {
      const { paths } = (await newsroom.get('/openapi.json')).json;
      expect(paths['/content'].get.parameters).toEqual([
        { name: 'id', in: 'query', required: true, schema: expect.objectContaining({ type: 'integer', minimum: 1 }) },
      ]);
      expect(paths['/hot-news'].get.parameters).toEqual([
        { name: 'page', in: 'query', required: false, schema: expect.objectContaining({ default: 1 }) },
        { name: 'limit', in: 'query', required: false, schema: expect.objectContaining({ default: 10, maximum: 50 }) },
      ]);
      expect(paths['/pages/{pageName}/content'].get.parameters).toEqual([
        { name: 'pageName', in: 'path', required: true, schema: expect.objectContaining({ type: 'string' }) },
      ]);
    });

    test('describes a missing archive as an empty object, and any other 404 as a problem', async () => {
      const { paths } = (await newsroom.get('/openapi.json')).json;
      const missing = Object.entries<Json>(paths).map(([path, { get, post, put }]) => [
        path,
        Object.keys((get ?? post ?? put).responses[404].content),
      ]);
      expect(Object.fromEntries(missing)).toMatchObject({
        '/section': ['application/json'],
        '/section-loadmore': ['application/json'],
        '/content': ['application/problem+json'],
      });
    });

    test('describes the request body and the response for one that is too large', async () => {
      const { paths } = (await newsroom.get('/openapi.json')).json;
      expect(paths['/api/feedbacks/{id}'].put).toMatchObject({
        parameters: [{ name: 'id', in: 'path', required: true }],
        requestBody: { required: true, content: { 'application/json': { schema: { required: ['data'] } } } },
      });
      expect(Object.keys(paths['/api/feedbacks/{id}'].put.responses)).toContain('413');
    });

    test('has a schema for every response and no dangling reference', async () => {
      const { text, json } = await newsroom.get('/openapi.json');
      const described = Object.values<Json>(json.paths)
        .flatMap((methods) => Object.values<Json>(methods))
        .filter((one) => !('text/plain' in (one.responses[200]?.content ?? {})));
      expect(described.length).toBeGreaterThan(50);
      for (const { responses } of described) {
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '404']));
        for (const { description, content } of Object.values<Json>(responses)) {
          expect(description).not.toBe('');
          for (const [type, { schema }] of Object.entries<Json>(content))
            if (description !== 'This OpenAPI description') expect([type, schema.type]).toEqual([type, 'object']);
        }
      }
      const dangling = [...text.matchAll(/"\$ref":"([^"]*)"/g)].filter(([, ref = '']) => {
        const steps = ref.replace(/^#\//, '').split('/');
        return steps.reduce((at, step) => at?.[step.replaceAll('~1', '/')], json) === undefined;
      });
      expect(dangling).toEqual([]);
    });
  });
});

onBothDatabases((open) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await openTestNewsroom(open);
    await newsroom.close();
  });

  test.each(Object.values(ENDPOINTS).filter((path) => !WITHOUT_DATABASE.test(path)))(
    'a failing database responds with 500 and a problem without the cause: %s',
    async (path) => {
      newsroom.errors.length = 0;
      const { status, type, text, json } = await newsroom.get(path);
      expect(status).toBe(500);
      expect(type).toBe('application/problem+json');
      expect(problem.parse(json)).toMatchObject({ status: 500, title: 'The newsroom failed' });
      expect(text).not.toMatch(/select|pool|pglite|closed|at .*\.ts|node_modules/i);
      expect(newsroom.errors).toHaveLength(1);
    },
  );
});
