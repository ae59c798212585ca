import { clip, newsList } from '@sala/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles, articleTags } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { type Json, openNewsroomForAll } from '../testNewsroom.ts';

const DAY = 24 * 60;

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articleTags, articles));

  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;
  const idsOf = (items: Json[]): number[] => items.map((item) => item.id);
  const idsAt = async (path: string): Promise<number[]> => idsOf((await get(path)).items);

  describe('[7.3-04] /list', () => {
    test('lists the newest articles in pages by default', async () => {
      await newsroom.write(...[1, 2, 3].map((id) => ({ id, minutesAgo: id })), { id: 4, minutesAgo: -1 });
      const answer = await get('/list?limit=2');
      expect(answer).toMatchObject({ total: 3, page: 1, totalPage: 2 });
      expect(answer.items.map((item: Json) => item.id)).toEqual([1, 2]);
      expect(await idsAt('/list?name=latest&limit=2&page=2')).toEqual([3]);
      expect(await get('/list?page=9')).toMatchObject({ total: 3, minTs: 0, items: [] });
      expect(newsList.parse(answer).items).toHaveLength(2);
    });

    test('?name=focus lists the articles that an editor has marked', async () => {
      await newsroom.write({ id: 1, isFocus: true, minutesAgo: 9 }, { id: 2 }, { id: 3, isFocus: true, minutesAgo: 5 });
      expect(await get('/list?name=focus')).toMatchObject({ total: 2, items: [{ id: 3 }, { id: 1 }] });
    });

    test('?name=top lists breaking news of the last day, then focus articles, then the newest', async () => {
      await newsroom.write(
        { id: 1, minutesAgo: 1 },
        { id: 2, isFocus: true, minutesAgo: 600 },
        { id: 3, isBreaking: true, minutesAgo: 60 },
        { id: 4, isBreaking: true, minutesAgo: 25 * 60 },
        { id: 5, isFocus: true, minutesAgo: 500 },
      );
      expect(await idsAt('/list?name=top')).toEqual([3, 5, 2, 1, 4]);
      expect(await get('/list?name=top&limit=2&page=2')).toMatchObject({
        total: 5,
        totalPage: 3,
        items: [{ id: 2 }, { id: 1 }],
      });
    });

    test('[1-07] ?name=clips lists clips with their media and duration', async () => {
      const mediaUrl = 'https://media.test/1.m3u8';
      await newsroom.write(
        { id: 1, isClip: true, mediaUrl, durationSeconds: 95, minutesAgo: 5 },
        { id: 2 },
        { id: 3, isClip: true },
      );
      const answer = await get('/list?name=clips');
      expect(answer).toMatchObject({
        total: 2,
        items: [
          { id: 1, mediaUrl, durationSeconds: 95 },
          { id: 3, mediaUrl: '', durationSeconds: 0 },
        ],
      });
      expect(newsList.parse(answer).items.map((item) => item.video)).toEqual([
        { mediaUrl, seconds: 95 },
        { mediaUrl: '', seconds: 0 },
      ]);
    });

    test('?name=features lists features with the addresses of their own pages', async () => {
      await newsroom.write({ id: 1, isFeature: true }, { id: 2 });
      expect(await get('/list?name=features')).toMatchObject({ total: 1, items: [{ id: 1, url: '/now/content/1' }] });
      expect((await get('/list')).items.map((item: Json) => item.url)).toEqual(['/news/content/2', '/now/content/1']);
      expect(await get('/content?id=1')).toMatchObject({ url: '/now/content/1' });
    });

    test('?date= lists the articles of that day in Bangkok, from midnight to midnight', async () => {
      await newsroom.write(
        { id: 1, publishedAt: new Date('2026-03-01T16:59:59Z') },
        { id: 2, publishedAt: new Date('2026-03-01T17:00:00Z') },
        { id: 3, publishedAt: new Date('2026-03-02T16:59:59Z'), isClip: true },
        { id: 4, publishedAt: new Date('2026-03-02T17:00:00Z') },
      );
      expect(await get('/list?date=2026-03-02')).toMatchObject({ total: 2, items: [{ id: 3 }, { id: 2 }] });
      expect(await idsAt('/list?date=2026-03-01')).toEqual([1]);
      expect(await idsAt('/list?name=clips&date=2026-03-02')).toEqual([3]);
      expect(await idsAt('/list?name=top&date=2026-03-02')).toEqual([3, 2]);
      // the time of the first article of all, for any day
      expect(await get('/list?date=2026-03-02')).toMatchObject({ firstTs: Date.parse('2026-03-01T16:59:59Z') / 1000 });
      for (const date of ['2026-03-04', '1000-01-01', '9999-12-31'])
        expect(await get(`/list?date=${date}`)).toMatchObject({ total: 0, items: [] });
    });
  });
  describe('[7.3-06] /hot-news', () => {
    test('lists articles by views, then the newest first', async () => {
      await newsroom.write(
        { id: 1, views: 5, minutesAgo: 3 },
        { id: 2, views: 9, minutesAgo: 2 },
        { id: 3, views: 5, minutesAgo: 1 },
        { id: 4, views: 99, minutesAgo: -1 },
      );
      const { json } = await newsroom.get('/hot-news');
      expect(idsOf(json.items)).toEqual([2, 3, 1]);
      expect(json).toMatchObject({ total: 3, page: 1, totalPage: 1 });
      expect(json.minTs).toBe(Math.floor(Date.parse(json.items[2].publishTime) / 1000));
      expect(newsList.parse(json).items[0]).toMatchObject({ id: '2', views: 9, kind: 'article' });
    });

    test('returns the time of the oldest item as minTs, at any position', async () => {
      await newsroom.write({ id: 1, views: 9, minutesAgo: 500 }, { id: 2, views: 1, minutesAgo: 5 });
      const { json } = await newsroom.get('/hot-news');
      expect(json.minTs).toBe(Math.floor(Date.parse(json.items[0].publishTime) / 1000));
    });

    test('lists the newest 100 in pages without gaps or duplicates', async () => {
      await newsroom.write(
        ...Array.from({ length: 105 }, (_, index) => ({ id: index + 1, minutesAgo: index, views: index })),
      );
      const first = (await newsroom.get('/hot-news?limit=50')).json;
      expect(first).toMatchObject({ total: 100, totalPage: 2 });
      const pages = await Promise.all([1, 2, 3].map((page) => idsAt(`/hot-news?limit=50&page=${page}`)));
      expect(pages.flat()).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index));
    });
  });

  describe('[7.3-06] /breakingnews', () => {
    test('lists articles of the last 24 hours that an editor has marked, the newest first', async () => {
      await newsroom.write(
        { id: 1, isBreaking: true, minutesAgo: DAY - 1 },
        { id: 2, isBreaking: true, minutesAgo: DAY + 1 },
        { id: 3, minutesAgo: 5 },
        { id: 4, isBreaking: true, minutesAgo: 5 },
        { id: 5, isBreaking: true, minutesAgo: -5 },
      );
      const { json } = await newsroom.get('/breakingnews');
      expect(idsOf(json.items)).toEqual([4, 1]);
      expect(json).toMatchObject({ total: 2, page: 1, totalPage: 1 });
      expect(newsList.parse(json).items.map((item) => item.id)).toEqual(['4', '1']);
    });

    test('lists them in pages', async () => {
      await newsroom.write(...[1, 2, 3].map((id) => ({ id, isBreaking: true, minutesAgo: id })));
      expect(await idsAt('/breakingnews?limit=2')).toEqual([1, 2]);
      expect(await idsAt('/breakingnews?limit=2&page=2')).toEqual([3]);
      expect((await newsroom.get('/breakingnews?limit=2&page=2')).json).toMatchObject({
        total: 3,
        page: 2,
        totalPage: 2,
      });
    });
  });

  describe('[7.3-05] /interested-loadmore', () => {
    test('lists articles by tags shared with those read, then by their category, then the newest', async () => {
      await newsroom.write(
        { id: 1, section: 'sport', tags: ['ฟุตบอล', 'เยาวชน'], minutesAgo: 900 },
        { id: 2, section: 'politics', minutesAgo: 1 },
        { id: 3, section: 'sport', minutesAgo: 90 },
        { id: 4, section: 'social', tags: ['เยาวชน'], minutesAgo: 500 },
        { id: 5, section: 'sport', tags: ['เยาวชน', 'ฟุตบอล'], minutesAgo: 800 },
        { id: 6, section: 'sport', tags: ['ฟุตบอล'], minutesAgo: -5 },
      );
      const answer = await get('/interested-loadmore?ids=1');
      expect(answer.items.map((item: Json) => item.id)).toEqual([5, 4, 3, 2]);
      expect(answer).toMatchObject({ total: 4, page: 1, totalPage: 1 });
      expect(newsList.parse(answer).items).toHaveLength(4);
      expect(await idsAt('/interested-loadmore?ids=1,5&limit=2')).toEqual([4, 3]);
      expect(await idsAt('/interested-loadmore?ids=1,5&limit=2&page=2')).toEqual([2]);
    });

    test('?section= lists articles of that category first', async () => {
      await newsroom.write(
        { id: 1, section: 'sport', minutesAgo: 90 },
        { id: 2 },
        { id: 3, section: 'sport', minutesAgo: 80 },
      );
      expect(await idsAt('/interested-loadmore?section=sport')).toEqual([3, 1, 2]);
    });

    test.each(['', '?ids=', '?ids=abc,,-1,1e9,99', '?section=nowhere'])('%j lists the newest', async (query) => {
      await newsroom.write({ id: 1, minutesAgo: 9 }, { id: 2, minutesAgo: 3 });
      expect(await idsAt(`/interested-loadmore${query}`)).toEqual([2, 1]);
    });
  });

  describe('[7.3-04] /clip-detail', () => {
    test('returns a news item with its media and duration', async () => {
      const mediaUrl = 'https://media.test/1.m3u8';
      await newsroom.write({ id: 1, isClip: true, lead: 'ไม่แสดง', mediaUrl, durationSeconds: 95 });
      const answer = await get('/clip-detail?id=1');
      expect(answer).toMatchObject({ id: '1', isClip: true, description: '', mediaUrl, durationSeconds: 95 });
      expect(clip.parse(answer)).toMatchObject({ id: '1', kind: 'clip', video: { mediaUrl, seconds: 95 } });
      // the newsroom's own films stand below its own address
      await newsroom.write({ id: 2, isClip: true, mediaUrl: '/vod/market/index.m3u8' });
      expect((await get('/clip-detail?id=2')).mediaUrl).toMatch(/^http.+\/vod\/market\/index\.m3u8$/);
    });

    test('responds with 404 for a scheduled clip and for an article that is no clip', async () => {
      await newsroom.write({ id: 1, isClip: true, minutesAgo: -5 }, { id: 2 });
      for (const id of [1, 2, 3]) {
        const { status, json } = await newsroom.get(`/clip-detail?id=${id}`);
        expect([status, json.title]).toEqual([404, 'No such clip']);
      }
    });
  });
});
