import { situationEntries as situationAnswer, topic } from '@sala/contracts';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { emergency } from '../emergency/schema.ts';
import { pictures } from '../media/schema.ts';
import { ADDRESS, type Json, openNewsroomForAll } from '../testNewsroom.ts';
import { situationEntries, topics } from './schema.ts';

const STARTED = new Date('2026-02-18T01:00:00Z');
const FLOOD = { source: 'test', id: 'flood', title: 'น้ำท่วม', url: '/flood', tags: ['พายุ'], startedAt: STARTED };
const FACT = { label: 'ผู้อพยพ', value: '1,284 คน', source: 'จังหวัด', at: '2026-02-18T02:00:00Z' };

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    await newsroom.db.insert(topics).values([
      { ...FLOOD, facts: [FACT] },
      { ...FLOOD, id: 'vote', endedAt: new Date('2026-02-19T01:00:00Z') },
      { ...FLOOD, id: 'scams', startedAt: null },
    ]);
    await newsroom.db.insert(situationEntries).values(
      Array.from({ length: 12 }, (_, index) => ({
        id: index + 1,
        topicId: index === 5 ? 'vote' : 'flood',
        headline: `รายการ ${index + 1}`,
        body: '<img src="/media/dam.webp">',
        picture: 'dam.webp',
        isKey: index < 10,
        publishedAt: STARTED,
        updatedAt: STARTED,
      })),
    );
  });

  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;
  const ids = async (query: string) => {
    const { items, hasMore } = await get(`/topic-entries?id=flood&${query}`);
    return [items.map((item: Json) => item.id), hasMore];
  };

  test('/topic returns a situation with its facts and newest key events', async () => {
    const answer = await get('/topic?id=flood');
    expect(answer).toMatchObject({
      url: '/flood',
      isLive: true,
      startTime: '2026-02-18T08:00:00+07:00',
      endTime: '0001-01-01T00:00:00Z',
      tags: [{ title: 'พายุ', url: '/tags?q=%E0%B8%9E%E0%B8%B2%E0%B8%A2%E0%B8%B8' }],
      facts: [{ label: 'ผู้อพยพ', value: '1,284 คน', source: 'จังหวัด', time: '2026-02-18T09:00:00+07:00' }],
    });
    expect(answer.keyEvents.map((event: Json) => event.id)).toEqual([10, 9, 8, 7, 5, 4, 3, 2]);
    expect(topic.parse(answer)).toMatchObject({ isLive: true, endedAt: null });
    expect([(await get('/topic?id=vote')).isLive, (await get('/topic?id=scams')).isLive]).toEqual([false, false]);
  });

  test('/topic-entries lists posts newest first, with absolute addresses of pictures', async () => {
    const answer = await get('/topic-entries?id=flood&limit=2');
    expect(answer).toMatchObject({ isLive: true, total: 11, hasMore: true });
    expect(answer.items[0]).toEqual({
      id: 12,
      title: 'รายการ 12',
      content: `<img src="${ADDRESS}/media/dam.webp">`,
      imgUrl: `${ADDRESS}/media/dam.webp`,
      imgAlt: '',
      imgCredit: '',
      caption: '',
      isKey: false,
      publishTime: '2026-02-18T08:00:00+07:00',
      lastUpdateTime: '2026-02-18T08:00:00+07:00',
    });
    expect(situationAnswer.parse(answer).items).toHaveLength(2);
  });

  test('an uploaded picture is described, of a situation, of a post and in its text', async () => {
    const id = 'dam-1a2b3c4d';
    const row = { id, pixels: 'p', file: 'f', width: 1, height: 1, alt: 'เขื่อนแตก', credit: 'ภาพ: ศาลา' };
    await newsroom.db.insert(pictures).values(row);
    await newsroom.db.insert(topics).values({ ...FLOOD, id: 'dam', url: '/dam', picture: `${id}.webp` });
    const entry = { topicId: 'dam', headline: 'ก', body: `<img src="/media/${id}.webp">`, picture: `${id}.webp` };
    await newsroom.db.insert(situationEntries).values({ id: 50, ...entry });
    expect(await get('/topic?id=dam')).toMatchObject({ imgAlt: 'เขื่อนแตก' });
    const [item] = (await get('/topic-entries?id=dam')).items;
    expect(item).toMatchObject({ imgAlt: 'เขื่อนแตก', imgCredit: 'ภาพ: ศาลา' });
    expect(item.content).toContain('<img alt="เขื่อนแตก"');
  });

  test.each([
    ['limit=3', [12, 11, 10], true],
    ['before=4', [3, 2, 1], false],
    ['before=4&limit=2', [3, 2], true],
    ['from=4&limit=2', [4, 3], true],
    // the id of another situation's entry, or of a removed one, is a valid cursor, too
    ['before=6&limit=2', [5, 4], true],
    ['from=2147483647&limit=1', [12], true],
    ['after=10', [12, 11], false],
    // the first entries after the cursor, so that a client that continues misses none
    ['after=8&limit=2', [10, 9], true],
    ['after=12', [], false],
  ])('/topic-entries?%s returns the posts at its cursor', async (query, expected, hasMore) => {
    expect(await ids(query)).toEqual([expected, hasMore]);
  });

  test('/topic-entries responds with 404 for an unknown topic', async () => {
    const { status, json } = await newsroom.get('/topic-entries?id=nothing');
    expect([status, json.title]).toEqual([404, 'No such topic']);
  });

  test('/emergency returns the stored emergency, and empty texts without one', async () => {
    expect(await get('/emergency')).toEqual({ text: '', url: '' });
    await newsroom.db.insert(emergency).values({ text: 'อพยพทันที', url: '/flood' });
    expect(await get('/emergency')).toEqual({ text: 'อพยพทันที', url: '/flood' });
  });
});
