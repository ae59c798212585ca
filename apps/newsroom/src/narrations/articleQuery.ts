import { and, eq, lte, sql } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { PATH_COLUMNS } from '../newsLists/index.ts';
import { narrationsColumn } from './mediaInfo.ts';

/** How a published article and its readings are found; null when there is no such article. */
export function createArticleQuery(db: Database) {
  const given = (name: string) => sql.placeholder(name);
  const story = db
    .select({
      ...PATH_COLUMNS,
      source: articles.source,
      section: articles.section,
      title: articles.title,
      picture: articles.picture,
      publishedAt: articles.publishedAt,
      narrations: narrationsColumn,
    })
    .from(articles)
    .where(
      and(eq(articles.id, given('id')), eq(articles.source, given('source')), lte(articles.publishedAt, sql`now()`)),
    )
    .prepare('spoken_story');
  return async (source: string, id: number) => {
    const [row] = await story.execute({ source, id });
    return row ?? null;
  };
}
