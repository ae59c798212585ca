import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { indexArticles } from '../../search/index.ts';
import { articles, corrections } from '../schema.ts';
import { parseNote } from './note.ts';
import { saveEvent } from './publishedVersion.ts';

/**
 * Tells readers what was wrong in an article that is out; its text stays as it is.
 * @throws {CommandFailed} when there is no such article, or the note says nothing
 */
export async function addCorrection(
  db: Database,
  id: number,
  note: string,
  who: string,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (transaction) => {
    await saveEvent(transaction, id, 'correct', { who, note, isPublished: true });
    const changed = await transaction
      .update(articles)
      .set({ updatedAt: now, editedAt: now })
      .where(and(eq(articles.id, id), lte(articles.publishedAt, now)))
      .returning({ id: articles.id });
    if (changed.length === 0) throw new CommandFailed(`There is no published article ${id}.`);
    await saveCorrection(transaction, id, note, now);
    await indexArticles(transaction, [id]);
  });
}

export async function saveCorrection(db: Database, articleId: number, note: string, at: Date): Promise<void> {
  await db.insert(corrections).values({ articleId, note: parseNote(note, 'correction'), at });
}
