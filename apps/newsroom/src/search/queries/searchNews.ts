import { sql } from 'drizzle-orm';
import { articles, newestFirst } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { findNewestSpans } from '../indexing/index.ts';
import { type Corpus, type CorpusQuestion, type SearchHits, searchCorpus } from './searchCorpus.ts';
import { selectNewestMatches } from './selectNewestMatches.ts';

/** How many titles are compared with a word that has no results. */
const TITLE_LIMIT = 200;

export interface NewsQuestion extends CorpusQuestion {
  /** A section's slug. */
  section?: string | undefined;
  /** The period: its first instant, and the first one after it. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Searches the published articles. */
export const searchNews = (db: Database, question: NewsQuestion): Promise<SearchHits> =>
  searchCorpus(db, createNewsCorpus(db, question), question);

const createNewsCorpus = (
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
  newestSpans: () => findNewestSpans(db),
  titles: (query) => findNewestTitles(db, query, TITLE_LIMIT),
});

/** The titles of the newest articles that match a tsquery. */
export async function findNewestTitles(db: Database, query: string, limit: number): Promise<string[]> {
  const matching = (span: string | null) => sql`select article_id as id, published_at from article_search
    where words @@ ${span === null ? query : `(${query}) & ${span}`}::tsquery and published_at <= now()`;
  const newest = selectNewestMatches(matching, await findNewestSpans(db), limit);
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .innerJoin(sql`(with ${newest} select * from newest) as found`, sql`found.id = ${articles.id}`)
    .orderBy(...newestFirst);
  return rows.map((row) => row.title);
}
