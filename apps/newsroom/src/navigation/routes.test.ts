import { navigationCollections } from '@sala/contracts';
import { NAVIGATION, STATION } from '@sala/station';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { type Json, openNewsroomForAll } from '../testNewsroom.ts';
import { COLLECTIONS, resetNavigation, storeNavigation } from './navigation.ts';
import { navigation } from './schema.ts';

const NAMES = {
  'global-navs': '7.1-01',
  'main-navs': '7.1-02',
  'hamburger-menus': '7.1-03',
  'network-menus': '7.1-04',
  orgs: '7.1-05',
  'live-channels': '7.1-06',
  'hot-news': '7.1-07',
};

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(navigation));

  const dataOf = async (path: string): Promise<Json[]> => (await newsroom.get(path)).json.data;

  test.each(COLLECTIONS.map((name) => [NAMES[name], name] as const))(
    '[%s] the built-in collection %s is served and satisfies its contract',
    async (_, collection) => {
      const name = collection === 'network-menus' ? `one-${STATION.brand}-menus` : collection;
      const { status, json } = await newsroom.get(`/api/${name}?sort=order&populate=deep`);
      const total = NAVIGATION[collection].length;
      expect(status).toBe(200);
      expect(json.meta).toEqual({ pagination: { page: 1, pageSize: 100, pageCount: 1, total } });
      expect(json.data).toMatchObject(NAVIGATION[collection]);
      expect(new Set(json.data.map((entry: Json) => entry.documentId)).size).toBe(total);
      expect(navigationCollections[collection].parse(json)).toHaveLength(total);
    },
  );

  test('[7.1-08] stored entries are served in their order', async () => {
    await storeNavigation(newsroom.db, 'orgs', [{ title: 'old', order: 1 }]);
    await storeNavigation(newsroom.db, 'orgs', [
      { title: 'สาม', order: 3 },
      { title: 'หนึ่ง', order: '1', url: '/news', note: 'ใหม่' },
      { title: 'ศูนย์', id: 'x', documentId: 'y' },
    ]);
    expect(await dataOf('/api/orgs?sort=order')).toEqual([
      { id: 'x', documentId: 'y', title: 'ศูนย์' },
      { id: 2, documentId: 'orgs-2', title: 'หนึ่ง', order: '1', url: '/news', note: 'ใหม่' },
      { id: 1, documentId: 'orgs-1', title: 'สาม', order: 3 },
    ]);
    expect(await dataOf('/api/global-navs')).toMatchObject(NAVIGATION['global-navs']);
  });

  test('resetNavigation restores the built-in entries', async () => {
    await storeNavigation(newsroom.db, 'hot-news', [{ title: 'ฝน' }]);
    expect(await dataOf('/api/hot-news')).toHaveLength(1);
    await resetNavigation(newsroom.db, 'hot-news');
    await resetNavigation(newsroom.db, 'hot-news');
    expect(await dataOf('/api/hot-news')).toMatchObject(NAVIGATION['hot-news']);
  });

  test('the options of an entry have ids', async () => {
    await storeNavigation(newsroom.db, 'main-navs', [{ path: '/home', options: [{ title: 'ข่าว', url: '/news' }] }]);
    const { json } = await newsroom.get('/api/main-navs?populate=deep');
    expect(navigationCollections['main-navs'].parse(json)[0]?.options).toMatchObject([{ id: '1', title: 'ข่าว' }]);
  });
});
