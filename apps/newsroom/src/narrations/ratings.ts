import type { NarrationRating } from '@sala/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { articles, isPublished } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { MAX_INTEGER } from '../database/schema.ts';
import { narrationRatings } from './schema.ts';

/**
 * Changes how many listeners liked the narration of a published article, in one step and never below 0 (SPEC 7.10-05);
 * returns the new counts, or null when there is no such article.
 */
export async function saveRating(db: Database, source: string, id: number, { like, dislike }: NarrationRating) {
  const changed = (column: typeof narrationRatings.likes | typeof narrationRatings.dislikes, by: number) =>
    sql`greatest(0, least(${MAX_INTEGER}, ${column}::bigint + ${by}))`;
  const article = db
    .select({
      articleId: articles.id,
      likes: sql<number>`${Math.max(0, like)}::int`.as('likes'),
      dislikes: sql<number>`${Math.max(0, dislike)}::int`.as('dislikes'),
    })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.source, source), isPublished));
  const [counts] = await db
    .insert(narrationRatings)
    .select(article)
    .onConflictDoUpdate({
      target: narrationRatings.articleId,
      set: { likes: changed(narrationRatings.likes, like), dislikes: changed(narrationRatings.dislikes, dislike) },
    })
    .returning({ like: narrationRatings.likes, dislike: narrationRatings.dislikes });
  return counts ?? null;
}
