import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles, type Database, type OpenDatabase } from '../../database/index.ts';
import { onBothDatabases } from '../../database/testDatabases.ts';
import { listQueries } from './lists.ts';
import { newsQueries } from './queries.ts';

const STORIES = 20_000;
const SIZES = { newest: 15, popular: 6, focus: 4, section: 9 };
/** After five times PostgreSQL may plan a statement for whatever values come. */
const TIMES = 8;

onBothDatabases((open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await opened.db.execute(sql`
      insert into articles (source, source_id, section, title, published_at)
      select 'test', n::text, 'politics', 'ข่าว ' || n, now() - n * interval '1 minute' from generate_series(1, ${STORIES}::int) as n`);
    await opened.db.execute(sql`vacuum analyze articles`);
  });
  afterAll(() => opened.close());

  /** How many rows of the table a work reads, of those that are fetched one by one. */
  async function rowsRead(work: (db: Database) => Promise<unknown>): Promise<number> {
    return opened.db.transaction(async (transaction) => {
      const read = async () => {
        const [row] = await transaction
          .select({ rows: sql<number>`(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int` })
          .from(sql`pg_stat_xact_user_tables`)
          .where(sql`relname = 'articles'`);
        return row?.rows ?? 0;
      };
      const before = await read();
      await work(transaction);
      return (await read()) - before;
    });
  }

  test.each<[string, (db: Database) => () => Promise<unknown>]>([
    ['the newest of every section', (db) => () => newsQueries(db, SIZES).newestBySection(10)],
    ['a front page', (db) => () => newsQueries(db, SIZES).frontPage()],
    ['the first page of an empty section', (db) => () => newsQueries(db, SIZES).sectionPage('sport', 1)],
    [
      'what stands beside a story of an empty section',
      (db) => () => newsQueries(db, SIZES).around({ id: 1, section: 'sport', relatedIds: [] }, 5),
    ],
  ])('%s takes a few stories, however many there are of another section', async (_, prepare) => {
    const read = await rowsRead(async (db) => {
      const ask = prepare(db);
      for (let time = 0; time < TIMES; time++) await ask();
    });
    expect(read / TIMES).toBeLessThan(500);
  });

  test('a page far back is read from an index, and is the page', async () => {
    const stories = await opened.db.select({ id: articles.id }).from(articles).orderBy(sql`published_at desc, id desc`);
    const page = stories.slice(699 * 24, 700 * 24).map(({ id }) => id);
    const ask = (times: number) =>
      rowsRead(async (db) => {
        const [news, lists] = [newsQueries(db, SIZES), listQueries(db)];
        for (let time = 0; time < times; time++) {
          const { rows, total } = await lists.list('latest', null, 24, 700);
          expect([rows.map(({ id }) => id), total]).toEqual([page, STORIES]);
          expect(await news.sectionPage('politics', 700)).toEqual({ rows, total });
        }
      });
    // a large count is counted the first time
    expect((await ask(2)) - (await ask(1))).toBeLessThan(500);
  });
});
