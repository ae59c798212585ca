import { sql } from 'drizzle-orm';
import { type Database, listRows } from '../database/index.ts';

/** Sentences that key points of an editor end with the text that they were written for, and what they were. */
export async function warnOfKeyPoints(db: Database, articleId: number): Promise<string[]> {
  const [ended] = await listRows<{ points: string[] }>(
    db,
    sql`select points from summaries join articles on articles.id = summaries.article_id
      where articles.id = ${articleId} and summaries.model = 'editor'
      and summaries.revision <> md5(concat_ws(E'\n', articles.title, articles.lead, articles.body))`,
  );
  if (!ended) return [];
  return [`An editor wrote the key points for the former text; a computer makes new ones. They were:`, ...ended.points];
}
