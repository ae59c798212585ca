import { ARCHIVE_MONTH_PAGE_SIZE, archivedArticles, articleArchive } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { infographics } from '../galleries/schema.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { createArchiveQueries } from './archiveQueries.ts';

const AT = new Date('2026-10-31T16:59:59Z');

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articles, infographics));
  const writeInfographic = (id: number, publishedAt: Date) =>
    newsroom.db.insert(infographics).values({
      id,
      source: 'test',
      sourceId: String(id),
      section: 'politics',
      title: 'ภาพ',
      publishedAt,
      updatedAt: publishedAt,
    });

  test('the archive lists the months in Bangkok time with the number of articles and the last change', async () => {
    const [later, edited] = [new Date('2026-10-31T17:00:00Z'), new Date('2026-11-05T00:00:00Z')];
    await newsroom.write(
      { id: 1, publishedAt: new Date('2019-12-31T20:00:00Z'), updatedAt: new Date('2019-12-31T20:00:00Z') },
      { id: 2, publishedAt: AT, updatedAt: edited },
      { id: 3, publishedAt: later, updatedAt: AT },
      { id: 4, publishedAt: new Date(Date.now() + 60_000) },
    );
    await writeInfographic(1, AT);
    expect(await createArchiveQueries(newsroom.db).months()).toEqual([
      { month: '2026-11', total: 1, changedAt: later },
      { month: '2026-10', total: 2, changedAt: edited },
      { month: '2020-01', total: 1, changedAt: new Date('2019-12-31T20:00:00Z') },
    ]);
    const { status, json } = await newsroom.get('/article-archive');
    expect(status).toBe(200);
    expect(articleArchive.parse(json).items.map((item) => item.total)).toEqual([1, 2, 1]);
  });

  test('the months are cached for ten minutes', async () => {
    let now = Date.now();
    const queries = createArchiveQueries(newsroom.db, () => now);
    expect(await queries.months()).toEqual([]);
    await newsroom.write({ id: 1 });
    expect(await queries.months()).toEqual([]);
    now += 10 * 60_000;
    expect(await queries.months()).toMatchObject([{ total: 1 }]);
  });

  test('months that could not be counted are counted again at the next request', async () => {
    const queries = createArchiveQueries(newsroom.db);
    await newsroom.write({ id: 1 });
    await newsroom.db.execute(sql`alter table infographics rename to away`);
    await expect(queries.months()).rejects.toThrow();
    await newsroom.db.execute(sql`alter table away rename to infographics`);
    expect(await queries.months()).toMatchObject([{ total: 1 }]);
  });

  test('[2.1-01] a month lists the addresses of its articles, galleries, features and infographics, newest first', async () => {
    const before = (seconds: number) => new Date(AT.getTime() - seconds * 1000);
    await newsroom.write(
      { id: 1, publishedAt: before(1), updatedAt: before(1) },
      { id: 2, publishedAt: before(2), updatedAt: AT, isGallery: true },
      { id: 3, publishedAt: before(3), updatedAt: before(3), isFeature: true },
      { id: 5, publishedAt: new Date('2026-10-31T17:00:00Z') },
    );
    await writeInfographic(4, before(4));
    const { json } = await newsroom.get('/article-archive/2026-10');
    expect(archivedArticles.parse(json).items).toEqual([
      { href: '/news/content/1', changedAt: AT.getTime() - 1000 },
      { href: '/news/gallery/2', changedAt: AT.getTime() },
      { href: '/now/content/3', changedAt: AT.getTime() - 3000 },
      { href: '/news/infographic/4', changedAt: AT.getTime() - 4000 },
    ]);
  });

  test('an empty page of a month responds with 404', async () => {
    await newsroom.write({ id: 1, publishedAt: AT });
    for (const path of ['2026-10?page=2', '2026-09', '1000-01', '2999-12'])
      expect((await newsroom.get(`/article-archive/${path}`)).status, path).toBe(404);
  });

  test('a page has at most 50,000 addresses, the limit of a sitemap', () => {
    expect(ARCHIVE_MONTH_PAGE_SIZE).toBeLessThanOrEqual(50_000);
  });
});
