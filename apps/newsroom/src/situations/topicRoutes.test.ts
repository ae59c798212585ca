import { siteMap, topic, topicList } from '@sala/contracts';
import { NAVIGATION } from '@sala/station';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles, articleTags } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { resetNavigation, storeNavigation } from '../navigation/navigation.ts';
import { ADDRESS, type Json, openNewsroomForAll, SITE_URL } from '../testNewsroom.ts';
import { topics } from './schema.ts';

const FLOOD = { source: 'test', id: 'flood', title: 'น้ำท่วม', url: '/flood', tags: ['น้ำท่วม', 'พายุ'], position: 1 };
const VOTE = { source: 'test', id: 'vote', title: 'เลือกตั้ง', url: '/tags?q=x', tags: ['เลือกตั้ง'], position: 0 };

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articleTags, articles, topics));

  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;

  test('[7.3-04] topics are listed in the editor’s order, each with its page and the time of its newest article', async () => {
    await newsroom.db.insert(topics).values([{ ...FLOOD, description: 'ติดตาม', picture: 'dam.webp' }, VOTE]);
    await newsroom.write(
      { id: 1, tags: ['พายุ'], publishedAt: new Date('2026-02-18T08:28:35Z') },
      { id: 2, tags: ['น้ำท่วม'], publishedAt: new Date('2026-02-17T08:28:35Z') },
      { id: 3, tags: ['น้ำท่วม'], minutesAgo: -5 },
    );
    const answer = await get('/topic-list');
    expect(answer).toMatchObject({ total: 2, page: 1, totalPage: 1, minTs: Date.UTC(2026, 1, 18, 8, 28, 35) / 1000 });
    expect(answer.items).toMatchObject([
      { id: 'vote', title: 'เลือกตั้ง', url: '/tags?q=x', imgUrl: '', publishTime: '0001-01-01T00:00:00Z' },
      {
        id: 'flood',
        description: 'ติดตาม',
        url: '/flood',
        imgUrl: `${ADDRESS}/media/dam.webp`,
        restUrl: `${ADDRESS}/topic?id=flood`,
        canonical: `${SITE_URL}/flood`,
        publishTime: '2026-02-18T15:28:35+07:00',
      },
    ]);
    expect((await get('/topic-list?limit=1&page=2')).items).toMatchObject([{ id: 'flood' }]);
    expect(topicList.parse(answer).items.map((item) => item.href)).toEqual(['/tags?q=x', '/flood']);
  });

  describe('[7.3-04] a topic', () => {
    test('lists articles with any of its tags in pages, the newest first', async () => {
      await newsroom.db.insert(topics).values([{ ...FLOOD, description: 'ติดตาม', picture: 'dam.webp' }, VOTE]);
      await newsroom.write(
        { id: 1, tags: ['พายุ'], minutesAgo: 30 },
        { id: 2, tags: ['น้ำท่วม', 'พายุ'], minutesAgo: 20 },
        { id: 3, tags: ['เลือกตั้ง'], minutesAgo: 10 },
        { id: 4, tags: ['น้ำท่วม'], minutesAgo: -5 },
      );
      const answer = await get('/topic?id=flood');
      expect(answer).toMatchObject({ title: 'น้ำท่วม', description: 'ติดตาม', imgUrl: `${ADDRESS}/media/dam.webp` });
      expect(answer.items.map((item: Json) => item.id)).toEqual([2, 1]);
      expect((await get('/topic?id=flood&limit=1&page=2')).items).toMatchObject([{ id: 1 }]);
      expect(topic.parse(answer).items).toHaveLength(2);
    });

    test('responds with 404 when it is unknown', async () => {
      const { status, json } = await newsroom.get('/topic?id=nothing');
      expect([status, json.title]).toEqual([404, 'No such topic']);
    });
  });

  describe('[7.3-06] the site map', () => {
    test('has the menu’s links, the topics and the network’s sites', async () => {
      await newsroom.db.insert(topics).values(FLOOD);
      const answer = await get('/sitemap');
      const titles = answer.groups.map((group: Json) => group.title);
      const menus = NAVIGATION['hamburger-menus'].map((menu) => menu.title);
      const networks = NAVIGATION['network-menus'].map((menu) => menu.title);
      expect(titles).toEqual([...menus, 'ติดตามสถานการณ์', ...networks]);
      const linksOf = (title: string) => answer.groups.find((group: Json) => group.title === title).links;
      expect(linksOf('ติดตามสถานการณ์')).toEqual([{ title: 'น้ำท่วม', url: '/flood' }]);
      expect(linksOf('ข่าว')).toContainEqual({ title: 'การเมือง', url: '/news/politics' });
      expect(siteMap.parse(answer).groups).toHaveLength(titles.length);
    });

    test('has the menus that editors have stored, without empty groups', async () => {
      await storeNavigation(newsroom.db, 'hamburger-menus', [
        { id: 1, title: 'ใหม่', options: [{ id: 1, title: 'หนึ่ง', url: '/1' }] },
        { id: 2, title: 'ว่าง' },
      ]);
      await storeNavigation(newsroom.db, 'network-menus', []);
      expect(await get('/sitemap')).toEqual({ groups: [{ title: 'ใหม่', links: [{ title: 'หนึ่ง', url: '/1' }] }] });
      await resetNavigation(newsroom.db, 'hamburger-menus');
      await resetNavigation(newsroom.db, 'network-menus');
    });
  });
});
