import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { indexArticles } from './indexArticles.ts';

/** An article to search for; without more it is of politics and an hour old. */
export type SearchedArticle = Partial<typeof articles.$inferInsert> & { id: number; title: string };

/** Writes articles and what the search knows of them. */
export async function writeArticles(db: Database, ...stories: SearchedArticle[]): Promise<void> {
  const anHourAgo = new Date(Date.now() - 3600_000);
  await db.insert(articles).values(
    stories.map((article) => ({
      source: 'test',
      sourceId: String(article.id),
      section: 'politics',
      publishedAt: anHourAgo,
      ...article,
    })),
  );
  await indexArticles(
    db,
    stories.map(({ id }) => id),
  );
}
