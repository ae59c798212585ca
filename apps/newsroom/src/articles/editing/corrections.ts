import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { indexArticles } from '../../search/index.ts';
import { articles, corrections } from '../schema.ts';
import { parseNote } from './note.ts';
import { saveEvent } from './publishedVersion.ts';

/** A correction of an article, as editors see it. */
export interface Correction {
  correction: number;
  at: Date;
  note: string;
}

const COLUMNS = { correction: corrections.id, at: corrections.at, note: corrections.note };

/** The corrections of an article that readers see, the newest first. */
export function listCorrections(db: Database, id: number): Promise<Correction[]> {
  return db
    .select(COLUMNS)
    .from(corrections)
    .where(eq(corrections.articleId, id))
    .orderBy(desc(corrections.at), desc(corrections.id));
}

/**
 * Deletes a correction that was itself wrong, or was meant for another article.
 * @throws {CommandFailed} when there is none of that number
 */
export async function removeCorrection(
  db: Database,
  correction: number,
  who: string,
  now = new Date(),
): Promise<Correction & { id: number }> {
  return db.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(corrections)
      .where(eq(corrections.id, correction))
      .returning({ ...COLUMNS, id: corrections.articleId });
    if (!removed) throw new CommandFailed(`There is no correction ${correction}: articles corrections ID lists them.`);
    const { id, note } = removed;
    await saveEvent(transaction, id, 'uncorrect', { who, note, isPublished: true });
    await transaction.update(articles).set({ updatedAt: now, editedAt: now }).where(eq(articles.id, id));
    await indexArticles(transaction, [id]);
    return removed;
  });
}

/**
 * Tells readers what was wrong in a published article; its text stays as it is.
 * @throws {CommandFailed} when there is no such article, or the note is empty or that of the newest correction
 */
export async function addCorrection(
  db: Database,
  id: number,
  note: string,
  who: string,
  now = new Date(),
): Promise<{ title: string }> {
  return db.transaction(async (transaction) => {
    await saveEvent(transaction, id, 'correct', { who, note, isPublished: true });
    const [changed] = await transaction
      .update(articles)
      .set({ updatedAt: now, editedAt: now })
      .where(and(eq(articles.id, id), lte(articles.publishedAt, now)))
      .returning({ title: articles.title });
    if (!changed) throw new CommandFailed(`There is no published article ${id}.`);
    const [newest] = await listCorrections(transaction, id);
    if (newest?.note === parseNote(note, 'correction'))
      throw new CommandFailed(`Correction ${newest.correction}, the newest of this article, says the same already.`);
    await saveCorrection(transaction, id, note, now);
    await indexArticles(transaction, [id]);
    return changed;
  });
}

export async function saveCorrection(db: Database, articleId: number, note: string, at: Date): Promise<void> {
  await db.insert(corrections).values({ articleId, note: parseNote(note, 'correction'), at });
}
