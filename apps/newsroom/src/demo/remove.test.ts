import { demo } from '@sala/demo';
import { WEATHER_PLACES } from '@sala/station';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { announcements } from '../announcements/schema.ts';
import { articleDrafts, articles, articleTags } from '../articles/schema.ts';
import { authors } from '../authors/schema.ts';
import type { Database } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { infographics } from '../galleries/schema.ts';
import { pages } from '../pages/schema.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { searchNews } from '../search/queries/searchNews.ts';
import { articleSearch } from '../search/schema.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { banners, goldPrices } from '../widgets/schema.ts';
import { allowDemo, createDemoWeather, loadDemo, removeDemo } from './index.ts';

const NOON = new Date('2026-03-01T05:00:00Z');
const NEWS = { articles, articleTags, articleSearch, infographics, topics, situationEntries, banners, goldPrices };
const PROGRAMMES = { programs, seasons, persons, episodes, videos, playlists, scheduleSlots, announcements };
const FILLED = { ...NEWS, ...PROGRAMMES };
/** All but most of the articles: to index them takes most of the time of loading the demo. */
const FEW = { ...demo, articles: () => demo.articles().slice(0, 3) };
const OWN = { source: 'mine', sourceId: '1', section: 'politics', title: 'เรื่องของเราเอง', publishedAt: NOON };

/** How many rows are left in the tables that the demo fills, by their names. */
async function left(db: Database): Promise<Record<string, number>> {
  const counts = await Promise.all(
    Object.entries(FILLED).map(async ([name, table]) => [name, await db.$count(table)] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

onBothDatabases((open) => {
  const database = openForAll(open);

  test('removeDemo removes the demo and all that was made from it for good, and leaves the station’s own articles', async () => {
    const { db } = database;
    const count = await loadDemo(db, NOON);
    expect(count).toBeGreaterThan(100);
    const [page] = demo.pages().pages;
    expect(await db.$count(pages, eq(pages.name, page?.name ?? ''))).toBe(1);
    const [some] = await db.select({ id: articles.id }).from(articles);
    await db.insert(articleDrafts).values({ articleId: some?.id, content: {} as never });
    await db.insert(articles).values(OWN);

    const before = await left(db);
    const { removed, remaining } = await removeDemo(db);
    expect(removed).toMatchObject({
      articles: count,
      authors: demo.authors().length,
      programmes: before.programs,
      episodes: before.episodes,
      videos: before.videos,
      playlists: before.playlists,
      'schedule slots': before.scheduleSlots,
      topics: before.topics,
      posts: before.situationEntries,
      infographics: before.infographics,
      banners: before.banners,
      announcements: before.announcements,
      'gold prices': before.goldPrices,
      pages: demo.pages().pages.length,
    });
    expect(remaining).toEqual([]);
    expect(await left(db)).toEqual({ articles: 1 });
    expect(await db.$count(articleDrafts)).toBe(0);
    expect(await db.$count(authors)).toBe(0);
    expect(await db.$count(pages)).toBe(0);
    const result = await searchNews(db, { text: 'น้ำท่วม', sort: 'time', page: 1, pageSize: 10 });
    expect(result.total).toBe(0);

    expect(await loadDemo(db, NOON)).toBe(0);
    expect(await createDemoWeather(db)(WEATHER_PLACES, AbortSignal.timeout(1000))).toEqual([]);
    expect(await left(db)).toEqual({ articles: 1 });

    await allowDemo(db);
    expect(await loadDemo(db, NOON, FEW)).toBe(3);
  });

  test('removeDemo leaves an author whom an editor has changed, or whom the station’s articles name', async () => {
    const { db } = database;
    await allowDemo(db);
    await loadDemo(db, NOON, FEW);
    const [changed, named] = demo.authors().map(({ key }) => key) as [string, string];
    await db.update(authors).set({ about: 'อีกคน' }).where(eq(authors.key, changed));
    await db
      .update(articles)
      .set({ authorKeys: [named] })
      .where(eq(articles.source, OWN.source));
    await removeDemo(db);
    expect((await db.select({ key: authors.key }).from(authors)).map(({ key }) => key).toSorted()).toEqual(
      [changed, named].toSorted(),
    );
    await db.delete(authors);
  });

  test('removeDemo leaves a page that an editor has rewritten', async () => {
    const { db } = database;
    await allowDemo(db);
    await loadDemo(db, NOON, FEW);
    const sections = [{ id: 'own', type: 'lead', data: [] }];
    await db.update(pages).set({ sections });
    await removeDemo(db);
    expect(await db.select({ sections: pages.sections }).from(pages)).toEqual([{ sections }]);
  });
});
