import { demo } from '@sala/demo';
import { WEATHER_PLACES } from '@sala/station';
import { beforeEach, expect, test } from 'vitest';
import { readDemoArticles } from '../../../../packages/demo/src/articles.ts';
import { PICTURES } from '../../../../packages/demo/src/pictures/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { readGold } from '../widgets/gold/gold.ts';
import { announceGold } from '../widgets/index.ts';
import { banners, goldPrices } from '../widgets/schema.ts';
import { createDemoWeather } from './createDemoWeather.ts';
import { loadWidgets } from './loadWidgets.ts';

const NOON = new Date('2026-03-01T05:00:00Z');
const NEXT_DAY = new Date('2026-03-02T05:00:00Z');

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    for (const table of [goldPrices, banners]) await database.db.delete(table);
  });

  test('the demo has the weather of every place', async () => {
    const weather = await createDemoWeather(database.db)(WEATHER_PLACES, AbortSignal.timeout(1000));
    expect(weather.map((place) => place.name)).toEqual(WEATHER_PLACES.map((place) => place.name));
    for (const { condition } of weather) expect(condition).not.toBeNull();
  });

  test('[1-30] every place of the weather is mentioned in the demo’s news', () => {
    const news = readDemoArticles()
      .map(({ title, abstract }) => title + abstract)
      .join();
    expect(WEATHER_PLACES.filter(({ name }) => !news.includes(name))).toEqual([]);
  });

  test('a station with other places has the demo’s weather for those', async () => {
    const places = Array.from({ length: 9 }, (_, index) => ({ name: `เมือง ${index}`, latitude: 15, longitude: 100 }));
    for (const named of [places, places.slice(0, 1)]) {
      const weather = await createDemoWeather(database.db)(named, AbortSignal.timeout(1000));
      expect(weather.map(({ name }) => name)).toEqual(named.map(({ name }) => name));
    }
  });

  test('every start updates the date of the gold price and duplicates nothing', async () => {
    await loadWidgets(database.db, NOON, demo);
    await loadWidgets(database.db, NEXT_DAY, demo);
    const gold = await readGold(database.db, NEXT_DAY);
    expect(gold?.difference).toBe(100);
    expect(NEXT_DAY.getTime() - (gold?.updatedAt.getTime() ?? 0)).toBe(24 * 60_000);
    expect(await database.db.$count(goldPrices)).toBe(2);
    expect(await database.db.$count(banners)).toBe(2);
  });

  test('an announced gold price replaces that of the demo', async () => {
    await loadWidgets(database.db, NOON, demo);
    await announceGold(database.db, { buy: 60_000, sell: 60_100 }, NOON);
    await loadWidgets(database.db, NEXT_DAY, demo);
    expect(await readGold(database.db, NEXT_DAY)).toMatchObject({ sell: 60_100, difference: null });
  });

  test('the demo’s banners show existing pictures, and link to its articles or to other sites', async () => {
    await loadWidgets(database.db, NOON, demo);
    const articles = new Set(readDemoArticles().map((article) => `/news/content/${article.id}`));
    const loaded = await database.db.select().from(banners);
    expect(loaded).not.toEqual([]);
    for (const { picture, url } of loaded) {
      expect(PICTURES).toHaveProperty(picture.replace('.webp', ''));
      expect(articles.has(url) || url.startsWith('https://'), url).toBe(true);
    }
  });
});
