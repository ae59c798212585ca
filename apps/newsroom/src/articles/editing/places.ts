import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { frontPageEditions, placements } from '../../frontPage/schema.ts';

/** The sections of the front page in which an article is placed, in the edition that readers see or in its draft. */
export async function listPlaces(db: Database, articleId: number): Promise<string[]> {
  const { id, launchedAt } = frontPageEditions;
  const draft = db.select({ id }).from(frontPageEditions).where(isNull(launchedAt));
  const launched = db
    .select({ id })
    .from(frontPageEditions)
    .where(isNotNull(launchedAt))
    .orderBy(desc(launchedAt), desc(id))
    .limit(1);
  const rows = await db
    .selectDistinct({ section: placements.section })
    .from(placements)
    .where(and(eq(placements.articleId, articleId), inArray(placements.editionId, union(draft, launched))))
    .orderBy(placements.section);
  return rows.map(({ section }) => section);
}
