import { and, eq, sql } from 'drizzle-orm';
import { articles, isPublished } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { PATH_COLUMNS } from '../newsLists/index.ts';
import { narrationsColumn } from './mediaInfo.ts';

/** The fields of an article and its narrations that a player needs. */
export const NARRATED_ARTICLE_COLUMNS = {
  ...PATH_COLUMNS,
  source: articles.source,
  section: articles.section,
  title: articles.title,
  picture: articles.picture,
  publishedAt: articles.publishedAt,
  narrations: narrationsColumn.as('narrations'),
};

/** Prepares the query for a published article and its narrations; it returns null when there is none. */
export function createArticleQuery(db: Database) {
  const article = db
    .select(NARRATED_ARTICLE_COLUMNS)
    .from(articles)
    .where(and(eq(articles.id, sql.placeholder('id')), eq(articles.source, sql.placeholder('source')), isPublished))
    .prepare('narrated_article');
  return async (source: string, id: number) => {
    const [row] = await article.execute({ source, id });
    return row ?? null;
  };
}
