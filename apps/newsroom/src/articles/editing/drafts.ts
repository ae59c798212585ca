import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { parseArticleId } from '../../input/index.ts';
import { articleDrafts } from '../schema.ts';
import { parseArticleFile } from './articleFile.ts';
import { findContent } from './articleRow.ts';
import { DRAFT_NAME, parseDraftId } from './names.ts';

/** A draft as lists tell of it. */
export interface DraftSummary {
  /** Its name, such as `d12`. */
  draft: string;
  version: number;
  /** The published article it is a working copy of; null of a new one. */
  articleId: number | null;
  title: string;
}

type Draft = typeof articleDrafts.$inferSelect;

export const toDraftSummary = ({ id, version, articleId, content }: Draft): DraftSummary => ({
  draft: `d${id}`,
  version,
  articleId,
  title: content.title,
});

/** Keeps a new article that is not published yet. */
export async function createDraft(db: Database, file: string): Promise<DraftSummary> {
  const [draft] = await db
    .insert(articleDrafts)
    .values({ content: parseArticleFile(file) })
    .returning();
  return toDraftSummary(draft as Draft);
}

/**
 * Changes a draft, named as `d12`; or the working copy of a published article, named by its id, which is made when
 * there is none. What readers see stays as it is.
 * @throws {CommandFailed} when there is none, or the file will not do
 */
export async function updateDraft(db: Database, name: string, file: string): Promise<DraftSummary> {
  const content = parseArticleFile(file);
  const changes = { content, version: sql`${articleDrafts.version} + 1`, changedAt: sql`now()` };
  if (DRAFT_NAME.test(name)) {
    const [draft] = await db
      .update(articleDrafts)
      .set(changes)
      .where(eq(articleDrafts.id, parseDraftId(name)))
      .returning();
    if (!draft) throw toDraftNotFound(name);
    return toDraftSummary(draft);
  }
  const articleId = parseArticleId(name);
  if (!(await findContent(db, articleId))) throw toArticleNotFound(articleId);
  const [draft] = await db
    .insert(articleDrafts)
    .values({ articleId, content })
    .onConflictDoUpdate({ target: articleDrafts.articleId, set: changes })
    .returning();
  return toDraftSummary(draft as Draft);
}

/** A draft by its id; null when there is none. */
export async function findDraftByNumber(db: Database, id: number): Promise<Draft | null> {
  const [draft] = await db.select().from(articleDrafts).where(eq(articleDrafts.id, id));
  return draft ?? null;
}

/**
 * A draft by its name.
 * @throws {CommandFailed} when there is none
 */
export async function findDraftByName(db: Database, name: string): Promise<Draft> {
  const draft = await findDraftByNumber(db, parseDraftId(name));
  if (!draft) throw toDraftNotFound(name);
  return draft;
}

/**
 * Throws a draft away; a published article that it is of stays.
 * @throws {CommandFailed} when there is none of that name
 */
export async function deleteDraft(db: Database, name: string): Promise<DraftSummary> {
  const [draft] = await db
    .delete(articleDrafts)
    .where(eq(articleDrafts.id, parseDraftId(name)))
    .returning();
  if (!draft) throw toDraftNotFound(name);
  return toDraftSummary(draft);
}

export const toDraftNotFound = (name: string) => new CommandFailed(`There is no draft ${name}.`);
export const toArticleNotFound = (id: number) => new CommandFailed(`There is no article ${id}.`);
