import { and, eq, gt } from 'drizzle-orm';
import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { narrations } from '../../narrations/schema.ts';
import { articleDrafts, articles, unscheduledArticles, withdrawnArticles } from '../schema.ts';
import { type DraftSummary, toArticleNotFound, toDraftSummary } from './drafts.ts';
import { savePublished } from './publishedVersion.ts';
import { openHistory, renameHistory, saveVersion } from './versions.ts';

/** The draft that a scheduled article has become, and its narrations' files that are still in the store. */
export interface UnscheduledArticle extends DraftSummary {
  sounds: string[];
}

/** Says that there is no such article; for one that was withdrawn, how to have it back. */
async function toNotScheduled(db: Database, id: number): Promise<CommandFailed> {
  const [withdrawn] = await db
    .select({ id: withdrawnArticles.id })
    .from(withdrawnArticles)
    .where(eq(withdrawnArticles.id, id));
  return withdrawn
    ? new CommandFailed(`Article ${id} is withdrawn: articles restore ${id} has it back.`)
    : await toArticleNotFound(db, id);
}

/**
 * Turns a scheduled article back into a draft: its working copy where it has one, else the text that was scheduled.
 * Readers never saw its address, so it gets another one when it is published.
 * @throws {CommandFailed} when there is none, or it is published already
 */
export async function unscheduleArticle(
  db: Database,
  id: number,
  who: string,
  now = new Date(),
): Promise<UnscheduledArticle> {
  return db.transaction(async (transaction) => {
    const history = await openHistory(transaction, String(id));
    const content = await savePublished(transaction, history, id);
    if (!content) throw await toNotScheduled(transaction, id);
    const read = await transaction
      .select({ sound: narrations.sound })
      .from(narrations)
      .where(eq(narrations.articleId, id));
    const removed = await transaction
      .delete(articles)
      .where(and(eq(articles.id, id), gt(articles.publishedAt, now)))
      .returning({ source: articles.source, sourceId: articles.sourceId });
    if (removed.length === 0) throw new CommandFailed(`Article ${id} is out already: withdraw it instead.`);
    await transaction.insert(unscheduledArticles).values(removed).onConflictDoNothing();
    const [workingCopy] = await transaction
      .update(articleDrafts)
      .set({ articleId: null })
      .where(eq(articleDrafts.articleId, id))
      .returning();
    const { id: draftId, content: unscheduled } =
      workingCopy ?? requireRow(await transaction.insert(articleDrafts).values({ content }).returning());
    await renameHistory(transaction, history, `d${draftId}`);
    const version = await saveVersion(transaction, history, { who, event: 'unschedule', content: unscheduled });
    const unscheduledDrafts = await transaction
      .update(articleDrafts)
      .set({ version })
      .where(eq(articleDrafts.id, draftId))
      .returning();
    return { ...toDraftSummary(requireRow(unscheduledDrafts)), sounds: read.map(({ sound }) => sound) };
  });
}
