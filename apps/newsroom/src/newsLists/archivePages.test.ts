import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { createArchivePages } from './archivePages.ts';

const LIMIT = 24;
const MINUTE_MS = 60_000;

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeAll(async () => {
    // three at a time, microseconds apart: only the complete order decides which is the next
    await database.db.execute(sql`
      insert into articles (id, source, source_id, section, title, published_at)
      select n, 'test', n::text, 'politics', 'ข่าว ' || n, '2026-11-01T00:00:00Z'::timestamptz + n / 3 * interval '1 microsecond'
      from generate_series(1, 2500) as n`);
  });

  const newest = () => database.db.select({ id: articles.id }).from(articles).orderBy(sql`published_at desc, id desc`);

  test('the pages of an archive contain each article once, also after articles were added or deleted', async () => {
    let now = 0;
    const listPage = createArchivePages(database.db, undefined, 'archive', () => now);
    const readAll = async () => {
      const first = await listPage(LIMIT, 1);
      const pages = Array.from({ length: Math.ceil(first.total / LIMIT) }, (_, index) => listPage(LIMIT, index + 1));
      return (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => ({ id })));
    };
    expect(await readAll()).toEqual(await newest());
    await database.db.insert(articles).values(
      Array.from({ length: 1100 }, (_, index) => ({
        id: 3000 + index,
        source: 'test',
        sourceId: `${3000 + index}`,
        section: 'politics',
        title: 'ข่าวใหม่',
        publishedAt: new Date('2026-11-02T00:00:00Z'),
      })),
    );
    expect(await readAll()).toEqual(await newest());
    expect(await listPage(LIMIT, 151)).toEqual({ rows: [], total: 3600 });

    await database.db.delete(articles).where(eq(articles.id, 7));
    const { rows, total } = await listPage(LIMIT, 150);
    expect([rows.some(({ id }) => id === 7), total]).toEqual([false, 3600]);
    now += MINUTE_MS;
    expect((await listPage(LIMIT, 1)).total).toBe(3599);
    expect(await readAll()).toEqual(await newest());
  });
});
