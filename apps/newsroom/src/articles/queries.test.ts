import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { createListQueries } from '../newsLists/queries.ts';
import { createNewsQueries } from './queries.ts';
import { articles } from './schema.ts';

const ARTICLE_COUNT = 20_000;
const SIZES = { newest: 15, popular: 6, focus: 4, section: 9 };
/** From the sixth execution on PostgreSQL may use a generic plan, which ignores the values. */
const TIMES = 8;

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeAll(async () => {
    await database.db.execute(sql`
      insert into articles (source, source_id, section, title, published_at)
      select 'test', n::text, 'politics', 'ข่าว ' || n, now() - n * interval '1 minute' from generate_series(1, ${ARTICLE_COUNT}::int) as n`);
    await database.db.execute(sql`vacuum analyze articles`);
  });

  /** How many rows of the table a query reads, in sequential and index scans. */
  async function rowsRead(work: (db: Database) => Promise<unknown>): Promise<number> {
    return database.db.transaction(async (transaction) => {
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
    ['the newest articles of every section', (db) => () => createNewsQueries(db, SIZES).listNewestBySection(10)],
    ['a front page', (db) => () => createNewsQueries(db, SIZES).loadFrontPage()],
    ['the first page of an empty section', (db) => () => createNewsQueries(db, SIZES).listSection('sport', 1)],
    [
      'the related articles of an article in an empty section',
      (db) => () => createNewsQueries(db, SIZES).findRelated({ id: 1, section: 'sport', relatedIds: [] }, 5),
    ],
  ])('%s: a query reads few rows, however many articles another section has', async (_, prepare) => {
    const read = await rowsRead(async (db) => {
      const ask = prepare(db);
      for (let time = 0; time < TIMES; time++) await ask();
    });
    expect(read / TIMES).toBeLessThan(500);
  });

  /** How many blocks of the table and its indexes a query reads, from memory or from disk. */
  async function blocksRead(work: (db: Database) => Promise<unknown>): Promise<number> {
    return database.db.transaction(async (transaction) => {
      const read = async () => {
        const [row] = await transaction
          .select({ blocks: sql<number>`sum(pg_stat_get_xact_blocks_fetched(oid))::int` })
          .from(sql`pg_class`)
          .where(
            sql`oid = 'articles'::regclass or oid in (select indexrelid from pg_index where indrelid = 'articles'::regclass)`,
          );
        return row?.blocks ?? 0;
      };
      const before = await read();
      await work(transaction);
      return (await read()) - before;
    });
  }

  test.each([1, 2, 10, 11, 41, 42, 43, 400, 833, 834, 835])(
    'page %i has its articles in order, and reading it takes fewer than 300 blocks',
    async (page) => {
      const offset = (page - 1) * 24;
      const ids = await database.db
        .select({ id: articles.id })
        .from(articles)
        .orderBy(sql`published_at desc, id desc`)
        .limit(24)
        .offset(offset);
      const ask = (times: number) =>
        blocksRead(async (db) => {
          const [news, lists] = [createNewsQueries(db, SIZES), createListQueries(db)];
          for (let time = 0; time < times; time++) {
            const { rows, total } = await lists.list('latest', null, 24, page);
            expect([rows.map(({ id }) => ({ id })), total]).toEqual([ids, ARTICLE_COUNT]);
            expect(await news.listSection('politics', page)).toEqual({ rows, total });
          }
        });
      // the first execution warms the caches
      const first = await ask(1);
      expect(((await ask(TIMES)) - first) / (TIMES - 1)).toBeLessThan(300);
    },
  );
});
