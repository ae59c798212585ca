import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { narrations } from '../../narrations/schema.ts';
import { indexArticles } from '../../search/index.ts';
import { articles, withdrawnArticles } from '../schema.ts';
import { tagTitles } from '../tagTitles.ts';
import { setTags } from './articleRow.ts';
import { toArticleNotFound } from './drafts.ts';
import { parseNote } from './note.ts';
import { saveEvent } from './publishedVersion.ts';

/** A withdrawn article, and its narrations' files that are still in the store. */
export interface WithdrawnArticle {
  title: string;
  sounds: string[];
}

/**
 * Withdraws an article: every list, feed and search drops it at once, and its page says that it is withdrawn. The
 * article is stored, its narrations are not. For an article that is withdrawn already only the reason changes.
 * @throws {CommandFailed} when there is no such article
 */
export async function withdrawArticle(
  db: Database,
  id: number,
  reason: string | undefined,
  who: string,
): Promise<WithdrawnArticle> {
  const note = reason === undefined ? '' : parseNote(reason, 'reason');
  return db.transaction(async (transaction) => {
    await saveEvent(transaction, id, 'withdraw', { who, note, isPublished: false });
    const [row] = await transaction
      .select({
        source: articles.source,
        sourceId: articles.sourceId,
        publishedAt: articles.publishedAt,
        article: sql<Record<string, unknown> & { title: string }>`to_jsonb(articles) - 'voice_path'`,
        tags: tagTitles,
      })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update');
    if (!row) return changeReason(transaction, id, note);
    await transaction.insert(withdrawnArticles).values({ id, ...row, reason: note });
    const read = await transaction
      .delete(narrations)
      .where(eq(narrations.articleId, id))
      .returning({ sound: narrations.sound });
    await transaction.delete(articles).where(eq(articles.id, id));
    return { title: row.article.title, sounds: read.map(({ sound }) => sound) };
  });
}

/** Changes the reason of a withdrawal without publishing the article in between: its page shows the reason. */
async function changeReason(transaction: Database, id: number, reason: string): Promise<WithdrawnArticle> {
  const isIt = eq(withdrawnArticles.id, id);
  if (reason === '' && (await transaction.$count(withdrawnArticles, isIt)) > 0)
    throw new CommandFailed(`Article ${id} is withdrawn already.`);
  const [withdrawn] = await transaction.update(withdrawnArticles).set({ reason }).where(isIt).returning();
  if (!withdrawn) throw await toArticleNotFound(transaction, id);
  return { title: withdrawn.article.title, sounds: [] };
}

/**
 * Publishes a withdrawn article again, as it was.
 * @throws {CommandFailed} when no such article is withdrawn
 */
export async function restoreArticle(db: Database, id: number, who: string): Promise<{ title: string }> {
  return db.transaction(async (transaction) => {
    const row = await putBack(transaction, id);
    if (!row) throw new CommandFailed(`No article ${id} is withdrawn.`);
    await setTags(transaction, id, row.tags);
    await saveEvent(transaction, id, 'restore', { who, isPublished: true });
    await indexArticles(transaction, [id]);
    return { title: row.article.title };
  });
}

/** Puts a withdrawn article back where the published ones are, without its tags; undefined when it is not withdrawn. */
export async function putBack(transaction: Database, id: number) {
  const [row] = await transaction.delete(withdrawnArticles).where(eq(withdrawnArticles.id, id)).returning();
  if (!row) return undefined;
  // a column that was added since the withdrawal gets its default
  const columns = Object.values(getTableColumns(articles))
    .map((column) => column.name)
    .filter((name) => name in row.article);
  const names = sql.raw(columns.map((name) => `"${name}"`).join(', '));
  await transaction.execute(sql`
    insert into articles (${names})
    select ${names} from jsonb_populate_record(null::articles, ${JSON.stringify(row.article)}::jsonb)
  `);
  return row;
}
