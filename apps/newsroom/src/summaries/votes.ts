import type { VoteCounts } from '@sala/contracts';
import { and, eq } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { summaries } from './schema.ts';

/** The readers' votes on a summary; null when there is none. */
export async function findVotes(db: Database, source: string, id: number): Promise<VoteCounts | null> {
  const [row] = await db
    .select({ helpful: summaries.helpful, unhelpful: summaries.unhelpful })
    .from(summaries)
    .innerJoin(articles, eq(articles.id, summaries.articleId))
    .where(and(eq(articles.id, id), eq(articles.source, source)));
  return row ?? null;
}

/** Sets the votes, when `before` is given only if they still equal it; returns whether a summary was changed. */
export async function saveVotes(db: Database, id: number, counts: VoteCounts, before?: VoteCounts): Promise<boolean> {
  const isAsBefore = before && and(eq(summaries.helpful, before.helpful), eq(summaries.unhelpful, before.unhelpful));
  const rows = await db
    .update(summaries)
    .set(counts)
    .where(and(eq(summaries.articleId, id), isAsBefore))
    .returning({ id: summaries.articleId });
  return rows.length > 0;
}

/** Whether an article has a summary that readers can vote on. */
export async function hasSummary(db: Database, id: number): Promise<boolean> {
  return (await db.$count(summaries, eq(summaries.articleId, id))) > 0;
}
