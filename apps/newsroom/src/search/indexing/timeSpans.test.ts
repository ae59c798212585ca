import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { searchNews } from '../queries/searchNews.ts';
import { toArticleVector } from './articleVector.ts';
import { findNewestSpans, TIME_VECTOR } from './timeSpans.ts';

const COUNT = 7000;
const FREQUENT = 'น้ำท่วม';
const RARE = 'ปลาหมอคางดำ';
const RARE_EACH = 500;

onBothDatabases((open) => {
  const database = openForAll(open);
  // an hour apart; the newest has the lowest number, and one in five hundred has the rare word
  beforeAll(async () => {
    const vectorOf = (title: string) => toArticleVector({ title, lead: '', body: '' });
    const [frequent, both] = [vectorOf(FREQUENT), vectorOf(`${FREQUENT} ${RARE}`)];
    await database.db.execute(sql`
      insert into articles (id, source, source_id, section, title, published_at)
      select n, 'test', n::text, 'politics', ${FREQUENT}, now() - n * interval '1 hour' from generate_series(1, ${COUNT}::int) as n`);
    await database.db.execute(sql`
      insert into article_search (article_id, section, published_at, revised_at, head, words)
      select id, section, published_at, updated_at, vector.head::tsvector,
        vector.words::tsvector || ${sql.raw(TIME_VECTOR)}
      from articles join (values (false, ${frequent.head}, ${frequent.words}), (true, ${both.head}, ${both.words}))
        as vector(is_rare, head, words) on is_rare = (id % ${RARE_EACH}::int = 0)`);
  });

  const find = (text: string, page = 1) => searchNews(database.db, { text, sort: 'time', page, pageSize: 20 });
  const numbers = (from: number, count: number, step = 1) => Array.from({ length: count }, (_, at) => from + at * step);

  test('for a frequent word the newest thousand articles are found in order', async () => {
    expect(await find(FREQUENT)).toMatchObject({ ids: numbers(1, 20), total: 1000, isMore: true });
    expect(await find(FREQUENT, 50)).toMatchObject({ ids: numbers(981, 20), total: 1000, isMore: true });
  });

  test('for a rare word all articles are found, however old', async () => {
    const all = numbers(RARE_EACH, COUNT / RARE_EACH, RARE_EACH);
    expect(await find(RARE)).toMatchObject({ ids: all, total: all.length, isMore: false });
  });

  test('findNewestSpans covers the newest five thousand articles and one day ahead', async () => {
    const hour = 3600_000;
    const ahead = new Date(Date.now() + 24 * hour).toISOString();
    const begins = new Date(Date.now() - 5000 * hour).toISOString();
    const spans = await findNewestSpans(database.db);
    expect(spans).toHaveLength(1);
    for (const time of [ahead, begins]) expect(spans[0]).toContain(`'@${time.slice(0, 7).replace('-', '')}'`);
    expect(spans[0]).not.toContain(
      `'@${new Date(Date.now() - COUNT * hour).toISOString().slice(0, 7).replace('-', '')}'`,
    );
  });
});
