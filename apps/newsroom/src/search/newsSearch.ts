import { desc, sql } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { type Corpus, type CorpusQuestion, type SearchHits, searchCorpus } from './searchCorpus.ts';

/** How many titles a word is compared with that is nowhere. */
const TITLE_LIMIT = 200;
/** So many titles at least are frequent. */
const RARE = 1000;

export interface NewsQuestion extends CorpusQuestion {
  /** A section's slug. */
  section?: string | undefined;
  /** The first instant wanted, and the first that is not. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Searches the published articles. */
export const searchNews = (db: Database, question: NewsQuestion): Promise<SearchHits> =>
  searchCorpus(db, newsCorpus(db, question), question);

const newsCorpus = (
  db: Database,
  { section, from, before }: Pick<NewsQuestion, 'section' | 'from' | 'before'>,
): Corpus => ({
  table: sql`article_search`,
  id: sql`article_id`,
  narrowed: sql`${section === undefined ? sql`` : sql`and section = ${section}`}
    ${from === undefined ? sql`` : sql`and published_at >= ${from.toISOString()}::timestamptz`}
    ${before === undefined ? sql`` : sql`and published_at < ${before.toISOString()}::timestamptz`}`,
  inOtherParts: (phrase) => sql`exists (
    select from article_search_parts as other
    where other.article_id = article_search.article_id and other.words @@ ${phrase}::tsquery)`,
  titles: async (query) => {
    // the same as of candidates: what is rare is brought by the index of words, what is frequent is met soon from the
    // newest on
    const matching = sql`select article_id, published_at from article_search
      where words @@ ${query}::tsquery and published_at <= now()`;
    const rows = await db
      .select({ title: articles.title })
      .from(articles)
      .innerJoin(
        sql`(
          with rare as materialized (${matching} limit ${RARE}::int),
          newest as materialized (${matching} order by published_at desc limit ${TITLE_LIMIT}::int)
          select * from rare where (select count(*) from rare) < ${RARE}::int
          union all select * from newest where (select count(*) from rare) = ${RARE}::int
        ) as found`,
        sql`found.article_id = ${articles.id}`,
      )
      .orderBy(desc(articles.publishedAt))
      .limit(TITLE_LIMIT);
    return rows.map((row) => row.title);
  },
});
