import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { indexArticles } from './indexing/indexArticles.ts';

/** An article for tests; by default it is of politics and an hour old. */
export type SearchedArticle = Partial<typeof articles.$inferInsert> & { id: number; title: string };

/** Inserts articles and indexes them. */
export async function writeArticles(db: Database, ...written: SearchedArticle[]): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3600_000);
  await db.insert(articles).values(
    written.map((article) => ({
      source: 'test',
      sourceId: String(article.id),
      section: 'politics',
      publishedAt: anHourAgo,
      ...article,
    })),
  );
  await indexArticles(
    db,
    written.map(({ id }) => id),
  );
}
