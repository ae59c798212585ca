import { desc, eq, sql } from 'drizzle-orm';
import { articleSearch, articles, type Database } from '../database/index.ts';
import { type Corpus, type CorpusQuestion, type Found, searchCorpus } from './searchCorpus.ts';

/** How many titles a word is compared with that is nowhere. */
const TITLES = 200;

export interface NewsQuestion extends CorpusQuestion {
  /** A section's slug. */
  section?: string | undefined;
  /** The first instant wanted, and the first that is not. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Searches the published stories. */
export const searchNews = (db: Database, question: NewsQuestion): Promise<Found> =>
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
    const rows = await db
      .select({ title: articles.title })
      .from(articleSearch)
      .innerJoin(articles, eq(articles.id, articleSearch.articleId))
      .where(sql`${articleSearch.words} @@ ${query}::tsquery and ${articleSearch.publishedAt} <= now()`)
      .orderBy(desc(articleSearch.publishedAt))
      .limit(TITLES);
    return rows.map((row) => row.title);
  },
});
