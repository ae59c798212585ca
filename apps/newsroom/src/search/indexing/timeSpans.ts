import { DAY_MS } from '@sala/thai';
import { sql } from 'drizzle-orm';
import { cacheQuery, type Database } from '../../database/index.ts';

/**
 * `words` of an article also has its day, month and year (UTC), as @20261125, @202611 and @2026: so the index of words
 * can find the newest matches of a frequent word without reading those of all years.
 */
const FORMATS = ['YYYYMMDD', 'YYYYMM', 'YYYY'] as const;

/** The lexemes of the time of an article, in SQL, as a tsvector. */
export const TIME_VECTOR = `array_to_tsvector(array[${FORMATS.map((format) => `'@' || to_char(published_at at time zone 'UTC', '${format}')`).join(', ')}])`;

/** The number of newest articles, roughly, that are searched first, then the second number, then all. */
const SIZES = [5_000, 30_000, 200_000];
/** With more lexemes the index would read all rows of each. */
const MAX_LEXEMES = 12;
/** How long the spans are cached. */
const CACHE_TTL_MS = 10 * 60 * 1000;

const queries = new WeakMap<Database, () => Promise<string[]>>();

/**
 * The spans of the newest articles of an archive, from few articles to many, each as a tsquery; a span for which the
 * archive has too few articles is left out. They reach a day beyond now.
 */
export function findNewestSpans(db: Database): Promise<string[]> {
  const query = queries.get(db) ?? cacheQuery(() => readSpans(db, Date.now()), CACHE_TTL_MS);
  queries.set(db, query);
  return query();
}

async function readSpans(db: Database, now: number): Promise<string[]> {
  const selectBegin = (size: number) => sql`(select published_at from article_search where published_at <= now()
    order by published_at desc, article_id desc offset ${size}::int limit 1)`;
  const begins = await db
    .select({ at: sql<string | null>`(begin at time zone 'UTC')::text` })
    .from(sql`unnest(array[${sql.join(SIZES.map(selectBegin), sql`, `)}]) as begin`);
  const spans = begins.flatMap(({ at }) => (at === null ? [] : toSpan(Date.parse(`${at}Z`), now)));
  return [...new Set(spans)];
}

/** The days, months or years from a time until tomorrow, as a tsquery; none when they are too many. */
function toSpan(from: number, now: number): string[] {
  const lexemes = FORMATS.map(({ length }) => {
    const dates = new Set<string>();
    for (let at = from; at < now + 2 * DAY_MS && dates.size <= MAX_LEXEMES; at += DAY_MS)
      dates.add(new Date(Math.min(at, now + DAY_MS)).toISOString().replaceAll('-', '').slice(0, length));
    return [...dates];
  }).find((dates) => dates.length <= MAX_LEXEMES);
  return lexemes ? [`(${lexemes.map((time) => `'@${time}'`).join(' | ')})`] : [];
}
