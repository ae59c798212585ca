import { tagList, tagNews } from '@sala/contracts';
import { beforeEach, expect, test } from 'vitest';
import { articles, articleTags, tags } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { type Json, openNewsroomForAll } from '../testNewsroom.ts';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articleTags, articles, tags));

  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;
  const tagged = (q: string, more = '') => get(`/tags/tag?q=${encodeURIComponent(q)}${more}`);
  const idsOf = (answer: Json) => answer.items.map((item: Json) => item.id);

  test('[7.4-01] tags are listed with their numbers of articles, the most used first', async () => {
    await newsroom.write(
      { id: 1, tags: ['ฝน & ลม', 'น้ำท่วม'] },
      { id: 2, tags: ['น้ำท่วม', 'ก'] },
      { id: 3, tags: ['ยังไม่ออก', 'น้ำท่วม'], minutesAgo: -5 },
    );
    const answer = await get('/tags/list');
    expect(answer).toEqual({
      total: 3,
      page: 1,
      totalPage: 1,
      items: [
        { title: 'น้ำท่วม', url: `/tags?q=${encodeURIComponent('น้ำท่วม')}`, count: 2 },
        { title: 'ก', url: `/tags?q=${encodeURIComponent('ก')}`, count: 1 },
        { title: 'ฝน & ลม', url: `/tags?q=${encodeURIComponent('ฝน & ลม')}`, count: 1 },
      ],
    });
    expect(await get('/tags/list?limit=2&page=2')).toMatchObject({
      total: 3,
      totalPage: 2,
      items: [{ title: 'ฝน & ลม' }],
    });
    expect(tagList.parse(answer).items[0]).toMatchObject({ title: 'น้ำท่วม', articles: 2 });
  });

  test('[7.4-02] a tag lists its articles in pages, the newest first', async () => {
    await newsroom.write(
      ...[1, 2, 3].map((id) => ({ id, tags: ['น้ำท่วม', `อื่น ${id}`], minutesAgo: id })),
      { id: 4, tags: ['น้ำท่วมขัง'] },
      { id: 5, tags: ['น้ำท่วม'], minutesAgo: -5 },
    );
    const answer = await tagged('น้ำท่วม');
    expect(idsOf(answer)).toEqual([1, 2, 3]);
    expect(answer).toMatchObject({ total: 3, page: 1, totalPage: 1 });
    expect(answer.minTs).toBe(Math.floor(Date.parse(answer.items[2].publishTime) / 1000));
    const second = await tagged('น้ำท่วม', '&limit=2&page=2');
    expect([idsOf(second), second.totalPage]).toEqual([[3], 2]);
    expect(tagNews.parse(answer).items).toHaveLength(3);
  });

  test('a tag is found in upper and lower case and any Unicode normalization', async () => {
    await newsroom.write({ id: 1, tags: ['PM2.5'] }, { id: 2, tags: ['ÉTÉ & ลม'] });
    for (const q of ['PM2.5', 'pm2.5', ' Pm2.5 ']) expect(idsOf(await tagged(q))).toEqual([1]);
    for (const q of ['ÉTÉ & ลม', 'E\u0301TE\u0301 & ลม']) expect(idsOf(await tagged(q))).toEqual([2]);
  });

  test.each(['ไม่มีแท็กนี้', '%', '_', "'; drop table tags; --", '100%'])(
    'an unknown tag lists no articles: %j',
    async (q) => {
      await newsroom.write({ id: 1, tags: ['น้ำท่วม'] });
      expect(await tagged(q)).toEqual({ minTs: 0, total: 0, page: 1, totalPage: 0, items: [] });
    },
  );

  test('a badly encoded query responds with 200', async () => {
    expect((await newsroom.get('/tags/tag?q=%E0%B8')).status).toBe(200);
  });
});
