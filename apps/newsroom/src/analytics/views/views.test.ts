import { problem } from '@sala/contracts';
import { STATION } from '@sala/station';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articles } from '../../articles/schema.ts';
import { onBothDatabases } from '../../database/testDatabases.ts';
import { infographics } from '../../galleries/schema.ts';
import { videos as videoRows } from '../../programs/schema.ts';
import { openNewsroomForAll } from '../../testNewsroom.ts';
import { createViewRoutes, startViewCounter } from '../index.ts';
import { videoViews } from '../schema.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SECONDS = NOW / 1000;
const VIEW = { 'data[type]': '5', 'data[id]': '1', 'data[category]': 'politics', 'data[ts]': String(SECONDS) };
const COUNT = `/api/count/${STATION.brand}`;

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  let counter: ReturnType<typeof startViewCounter>;
  let app: Hono;
  const errors: unknown[] = [];
  beforeAll(async () => {
    counter = startViewCounter(newsroom.db, (error) => errors.push(error));
    app = newsroom.app.route(
      '/',
      createViewRoutes(counter, [], () => NOW),
    );
  });
  afterAll(() => counter.close());
  beforeEach(async () => {
    await newsroom.clear(articles, infographics, videoViews);
    errors.length = 0;
  });

  const view = (over: Record<string, string> = {}) =>
    app.request(`/object/view?${new URLSearchParams({ ...VIEW, ...over })}`);
  const count = (keys: string, body: unknown, site = COUNT) =>
    app.request(`${site}/${keys}`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  const viewsOf = async (table: typeof articles | typeof infographics) => {
    await counter.flush();
    const rows = await newsroom.db.select({ id: table.id, views: table.views }).from(table);
    return Object.fromEntries(rows.map(({ id, views }) => [id, views]));
  };
  const videos = async () => {
    await counter.flush();
    return (await newsroom.db.select().from(videoViews)).map(({ key, url, views }) => `${key} ${url} ${views}`).sort();
  };

  test('[7.13-01] [7.13-02] [3.4-04] a view is counted by the type and id of what was read', async () => {
    await newsroom.write({ id: 1, views: 10 }, { id: 2 }, { id: 3 });
    const row = { source: 'test', sourceId: '1', section: 'sport', title: 'ภาพ', publishedAt: new Date(NOW) };
    await newsroom.db.insert(infographics).values({ id: 1, ...row });
    for (const over of [{}, {}, { 'data[id]': '2' }]) {
      const answer = await view(over);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
    }
    await view({ 'data[type]': '9', 'data[id]': '3' });
    await view({ 'data[type]': '10' });
    expect(await viewsOf(articles)).toEqual({ 1: 12, 2: 1, 3: 1 });
    expect(await viewsOf(infographics)).toEqual({ 1: 1 });
    expect(await viewsOf(articles)).toEqual({ 1: 12, 2: 1, 3: 1 });
  });

  test('/hot-news lists the most viewed articles first', async () => {
    await newsroom.write({ id: 1, views: 3, minutesAgo: 5 }, { id: 2, views: 2, minutesAgo: 9 });
    const popular = async () => (await newsroom.get('/hot-news')).json.items.map((item: { id: number }) => item.id);
    expect(await popular()).toEqual([1, 2]);
    for (let reader = 0; reader < 2; reader++) await view({ 'data[id]': '2' });
    await counter.flush();
    expect(await popular()).toEqual([2, 1]);
  });

  test('views of unknown ids are ignored, and a count stops at the largest integer', async () => {
    await newsroom.write({ id: 1, views: 2_147_483_646 });
    await view({ 'data[id]': '999' });
    for (let reader = 0; reader < 3; reader++) await view();
    expect(await viewsOf(articles)).toEqual({ 1: 2_147_483_647 });
    expect(errors).toEqual([]);
  });

  test('[7.13-03] [7.13-04] a view has a category, which may be empty, and a time from an hour ago to five minutes ahead', async () => {
    expect((await view({ 'data[category]': '' })).status).toBe(204);
    for (const seconds of [SECONDS - 3599, SECONDS, SECONDS + 299])
      expect((await view({ 'data[ts]': String(seconds) })).status).toBe(204);
    for (const ts of [SECONDS - 3601, SECONDS + 301, 0, NOW, -1])
      expect((await view({ 'data[ts]': String(ts) })).status).toBe(400);
  });

  test.each([
    ['data[type]', '6'],
    ['data[type]', '5.0'],
    ['data[type]', 'toString'],
    ['data[id]', '0'],
    ['data[id]', '-1'],
    ['data[id]', '1e3'],
    ['data[id]', '2147483648'],
    ['data[id]', '9'.repeat(400)],
    ['data[id]', "1'; drop table articles; --"],
    ['data[ts]', 'now'],
    ['data[category]', 'ก'.repeat(101)],
  ])('a view with $0 $1 is rejected', async (name, value) => {
    const answer = await view({ [name]: value });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(problem.parse(await answer.json()).detail).toContain(name);
  });

  test('[7.13-05] [7.13-06] a video view is counted under each of its keys, by the path of the video', async () => {
    const urls = ['/program/watch/v-1', '/program/pen-khao/episodes/77', '/program/stories/s-1'];
    for (const url of urls) expect((await count('video-all', { url })).status).toBe(204);
    const answer = await count('video-all,video-category-3,video-program-9', { url: urls[0] });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const expected = [
      'video-all /program/pen-khao/episodes/77 1',
      'video-all /program/stories/s-1 1',
      'video-all /program/watch/v-1 2',
      'video-category-3 /program/watch/v-1 1',
      'video-program-9 /program/watch/v-1 1',
    ];
    expect(await videos()).toEqual(expected);
    await count('video-all', { url: urls[2] });
    expect(await videos()).toContain('video-all /program/stories/s-1 2');
  });

  test('videos and keys beyond the limit are not stored, and known ones are still counted', async () => {
    const small = startViewCounter(newsroom.db, (error) => errors.push(error), 2);
    for (const url of ['/program/watch/a', '/program/watch/b']) small.watched(url, ['video-all']);
    await small.flush();
    for (const url of ['/program/watch/a', '/program/watch/invented']) small.watched(url, ['video-all']);
    small.watched('/program/watch/b', ['video-all', 'video-category-invented']);
    await small.close();
    expect(await videos()).toEqual(['video-all /program/watch/a 2', 'video-all /program/watch/b 2']);
    expect(errors).toEqual([]);
  });

  test('[7.7-05] /videos/:id/analytics returns how often a video was watched', async () => {
    const row = { source: 'test', category: 'clip', title: 'คลิป', firstAiredAt: new Date(NOW) };
    await newsroom.db.insert(videoRows).values([
      { id: 1, key: 'v-1', path: '/program/watch/v-1', views: 10, ...row },
      { id: 2, key: 'v-2', path: '/program/watch/v-2', ...row },
    ]);
    for (const keys of ['video-all', 'video-all,video-category-3'])
      expect((await count(keys, { url: '/program/watch/v-1' })).status).toBe(204);
    await counter.flush();
    const viewsOf = async (id: number) => (await newsroom.get(`/videos/${id}/analytics`)).json.data;
    expect(await viewsOf(1)).toEqual({ id: 1, views: 12 });
    expect(await viewsOf(2)).toEqual({ id: 2, views: 0 });
    await newsroom.clear(videoRows);
  });

  const CLIP = { url: '/program/watch/v-1' };
  test.each<[string, string, unknown, number]>([
    ['an unknown key', 'audio-all', CLIP, 400],
    ['a repeated key', 'video-all,video-all', CLIP, 400],
    ['no key video-all', 'video-program-1', CLIP, 400],
    ['an empty category', 'video-all,video-category-', CLIP, 400],
    ['a key that is too long', `video-all,video-program-${'9'.repeat(41)}`, CLIP, 400],
    ['the path of an article', 'video-all', { url: '/news/content/1' }, 400],
    ['a whole address', 'video-all', { url: 'https://evil.test/program/watch/v-1' }, 400],
    ['a path with ..', 'video-all', { url: '/program/watch/../../x' }, 400],
    ['a path that is too long', 'video-all', { url: `/program/watch/${'v'.repeat(101)}` }, 400],
    ['no body', 'video-all', '', 400],
    ['a JSON array as body', 'video-all', '[]', 400],
    ['a body that is too large', 'video-all', { ...CLIP, more: 'a'.repeat(1024) }, 413],
  ])('a video view with %s is rejected', async (_, keys, body, status) => {
    const answer = await count(keys, body);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(await videos()).toEqual([]);
  });

  test('video views of another site’s brand are answered with 404', async () => {
    expect((await count('video-all', CLIP, '/api/count/elsewhere')).status).toBe(404);
  });
});

describe('a view counter whose database is unavailable', () => {
  test('writes its views once when the database is back', async () => {
    const written: unknown[] = [];
    let isAway = true;
    const db = {
      execute: async (statement: unknown) => {
        if (isAway) throw new Error('away');
        written.push(statement);
      },
    };
    const errors: unknown[] = [];
    const counter = startViewCounter(db as never, (error) => errors.push(error));
    counter.read('content', 1);
    await counter.flush();
    expect(errors).toHaveLength(1);
    isAway = false;
    await counter.close();
    expect(written).toHaveLength(1);
    await counter.flush();
    expect(written).toHaveLength(1);
  });
});
