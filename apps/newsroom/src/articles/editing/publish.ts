import { eq } from 'drizzle-orm';
import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { findFilmSeconds } from '../../films/index.ts';
import { formatBangkokTime, parsePublishingTime } from '../../input/index.ts';
import { indexArticles } from '../../search/index.ts';
import { type ArticleContent, articleDrafts, articles, withdrawnArticles } from '../schema.ts';
import { setTags, toColumns } from './articleRow.ts';
import { saveCorrection } from './corrections.ts';
import { findHistoryName, toArticleNotFound, toDraftNotFound } from './drafts.ts';
import { parseDraftId, SOURCE } from './names.ts';
import { savePublished } from './publishedVersion.ts';
import { openHistory, renameHistory, saveCurrent, saveVersion } from './versions.ts';
import { putBack } from './withdraw.ts';

/** The result of publishing a draft. */
export interface PublishedArticle {
  id: number;
  title: string;
  /** ISO 8601; it lies ahead when the article is scheduled. */
  publishedAt: string;
}

/**
 * How a draft is published: `at` is a time as editors type it, `correction` a note that tells readers what was wrong,
 * `version` the one that was proofread, when no other may be published; `again` puts a withdrawn article out again.
 */
export interface PublishInput {
  draft: string;
  at?: string | undefined;
  correction?: string | undefined;
  version?: number | undefined;
  again?: boolean;
  who: string;
}

/**
 * Publishes a draft, at once or at a time: as a new article, or as the new text of a published one. It happens in one
 * transaction, together with the search index.
 * @throws {CommandFailed} with the reason why it cannot be published
 */
export async function publishDraft(db: Database, input: PublishInput, now = new Date()): Promise<PublishedArticle> {
  const at = input.at === undefined ? null : parsePublishingTime(input.at, now);
  return db.transaction(async (transaction) => {
    const history = await openHistory(transaction, await findHistoryName(transaction, input.draft));
    const draft = await takeDraft(transaction, input);
    const { articleId, content } = draft;
    // the newsroom knows how long its own films are
    const durationSeconds = content.durationSeconds || (await findFilmSeconds(transaction, content.mediaUrl));
    const article = { ...content, durationSeconds };
    if (articleId) await savePublished(transaction, history, articleId);
    await saveCurrent(transaction, history, { number: draft.version, content, isPublished: false });
    if (input.again) await putBackWithdrawn(transaction, input.draft, articleId);
    const publication = { article, at, correction: input.correction, now };
    const published = articleId
      ? await replace(transaction, articleId, publication)
      : await add(transaction, draft.id, publication);
    if (!articleId) await renameHistory(transaction, history, String(published.id));
    await saveVersion(transaction, history, {
      who: input.who,
      event: published.publishedAt > now ? 'schedule' : 'publish',
      note: input.correction ?? '',
      isPublished: true,
      content: article,
    });
    await setTags(transaction, published.id, article.tags);
    await indexArticles(transaction, [published.id]);
    return { id: published.id, title: article.title, publishedAt: published.publishedAt.toISOString() };
  });
}

/** Removes a draft, which from then on is an article. @throws {CommandFailed} when it, or the proofread version, is gone */
async function takeDraft(db: Database, { draft: id, version }: PublishInput) {
  // another process that publishes the same draft waits here, and then finds it gone
  const [draft] = await db
    .delete(articleDrafts)
    .where(eq(articleDrafts.id, parseDraftId(id)))
    .returning();
  if (!draft) throw await toDraftNotFound(db, id);
  if (version !== undefined && version !== draft.version)
    throw new CommandFailed(
      `The newest version of ${id} is ${draft.version}, not ${version}: articles versions ${id} lists them.`,
    );
  return draft;
}

async function putBackWithdrawn(db: Database, draft: string, articleId: number | null): Promise<void> {
  if (articleId && (await putBack(db, articleId))) return;
  const named = articleId ? `Article ${articleId} is not withdrawn` : `${draft} is new`;
  throw new CommandFailed(`${named}: publish ${draft} without --again.`);
}

interface Publication {
  article: ArticleContent;
  /** Null: at once, or when it was scheduled already. */
  at: Date | null;
  correction: string | undefined;
  now: Date;
}

async function add(db: Database, draftId: number, { article, at, correction, now }: Publication) {
  if (correction !== undefined)
    throw new CommandFailed('A new article has nothing to correct: leave out --correction.');
  const publishedAt = at ?? now;
  requireNoEmbargo(article, publishedAt);
  const stored = await db
    .insert(articles)
    .values({
      ...toColumns(article),
      source: SOURCE,
      sourceId: `d${draftId}`,
      publishedAt,
      createdAt: now,
      updatedAt: publishedAt,
    })
    .returning({ id: articles.id });
  return { id: requireRow(stored).id, publishedAt };
}

async function replace(db: Database, id: number, { article, at, correction, now }: Publication) {
  const [row] = await db
    .select({ publishedAt: articles.publishedAt })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update');
  if (!row) {
    const isWithdrawn = (await db.$count(withdrawnArticles, eq(withdrawnArticles.id, id))) > 0;
    throw isWithdrawn
      ? new CommandFailed(`Article ${id} is withdrawn: publish with --again to put it out again with this text.`)
      : await toArticleNotFound(db, id);
  }
  if (at && row.publishedAt <= now)
    throw new CommandFailed(`Article ${id} is published already: publish its changes without --at.`);
  const publishedAt = at ?? row.publishedAt;
  requireNoEmbargo(article, publishedAt);
  if (correction !== undefined) {
    if (publishedAt > now)
      throw new CommandFailed(
        `Article ${id} is not published yet, so there is nothing to correct: leave out --correction.`,
      );
    await saveCorrection(db, id, correction, now);
  }
  const updatedAt = publishedAt > now ? publishedAt : now;
  await db
    .update(articles)
    .set({ ...toColumns(article), publishedAt, updatedAt, editedAt: now })
    .where(eq(articles.id, id));
  return { id, publishedAt };
}

function requireNoEmbargo({ embargoedUntil }: ArticleContent, publishedAt: Date): void {
  if (embargoedUntil === null || publishedAt >= new Date(embargoedUntil)) return;
  const until = formatBangkokTime(new Date(embargoedUntil));
  throw new CommandFailed(`The article is under embargo until ${until}: publish it with --at "${until}" or later.`);
}
