import { DAY_MS } from '@sala/thai';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { leases } from '../../database/schema.ts';
import { parseArticleId } from '../../input/index.ts';
import { articleDrafts, articles, articleVersions, newestFirst, withdrawnArticles } from '../schema.ts';
import { formatArticleFile } from './articleFile.ts';
import { type DraftSummary, findDraftByName, toArticleNotFound, toDraftSummary } from './drafts.ts';
import { DRAFT_NAME, OPEN_TEXT } from './names.ts';
import { findCurrent } from './publishedVersion.ts';
import { listVersionHeads } from './versions.ts';

const LIST_LIMIT = 20;
const MAX_TWINS = 3;

/** An article in a list; its time is ISO 8601, that of its publication even when it lies ahead. */
export interface ArticleSummary {
  id: number;
  title: string;
  at: string;
}

/** Scheduled articles, and the newest published ones: twenty, the latest first. */
export async function listArticles(db: Database): Promise<ArticleSummary[]> {
  const rows = await db
    .select({ id: articles.id, title: articles.title, at: articles.publishedAt })
    .from(articles)
    .orderBy(...newestFirst)
    .limit(LIST_LIMIT);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** When a scheduled article appears; null when readers see it already. */
export async function findScheduledTime(db: Database, id: number): Promise<Date | null> {
  const [scheduled] = await db
    .select({ at: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.id, id), gt(articles.publishedAt, sql`now()`)));
  return scheduled?.at ?? null;
}

/** A draft in the list of all: who saved it last, and when. */
export interface ListedDraft extends DraftSummary {
  /** True while its author says that the newest version is finished. */
  isReady: boolean;
  section: string;
  /** Empty when no author is known. */
  who: string;
  /** ISO 8601. */
  at: string;
  /** The editor who has it open; null when none has. */
  openWho: string | null;
}

/** Drafts, finished ones first, and then the one that was saved last. */
export async function listDrafts(db: Database): Promise<ListedDraft[]> {
  const history = sql`coalesce(${articleDrafts.articleId}::text, 'd' || ${articleDrafts.id})`;
  const isReady = sql<boolean>`(${articleDrafts.readyVersion} is not distinct from ${articleDrafts.version})`;
  const rows = await db
    .select({ draft: articleDrafts, isReady, who: articleVersions.who, openWho: leases.holder })
    .from(articleDrafts)
    .leftJoin(
      articleVersions,
      and(eq(articleVersions.article, history), eq(articleVersions.number, articleDrafts.version)),
    )
    .leftJoin(leases, and(eq(leases.name, sql`${OPEN_TEXT} || ${history}`), gt(leases.until, sql`now()`)))
    .orderBy(desc(isReady), desc(articleDrafts.changedAt), desc(articleDrafts.id));
  return rows.map(({ draft, isReady, who, openWho }) => ({
    ...toDraftSummary(draft),
    isReady,
    section: draft.content.section,
    who: who ?? '',
    at: draft.changedAt.toISOString(),
    openWho,
  }));
}

/** Withdrawn articles, the latest first; `at` is when they were withdrawn. */
export async function listWithdrawn(db: Database): Promise<(ArticleSummary & { reason: string })[]> {
  const rows = await db
    .select()
    .from(withdrawnArticles)
    .orderBy(desc(withdrawnArticles.withdrawnAt), desc(withdrawnArticles.id));
  return rows.map(({ id, article, reason, withdrawnAt }) => ({
    id,
    title: article.title,
    reason,
    at: withdrawnAt.toISOString(),
  }));
}

/** A sentence for each id under which no article is published or scheduled. */
export async function sayMissingArticles(db: Database, ids: number[]): Promise<string[]> {
  const rows = await db.select({ id: articles.id }).from(articles).where(inArray(articles.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return ids
    .filter((id) => !known.has(id))
    .map((id) => `There is no article ${id} that is out: readers do not see it among what is related.`);
}

/**
 * Sentences about others with the title of a draft or an article: drafts of new articles, and articles of the day before
 * this one or later.
 * @param own its name: `d12` or its id
 */
export async function sayTwins(db: Database, own: string, title: string, publishedAt: Date): Promise<string[]> {
  const dayBefore = new Date(publishedAt.getTime() - DAY_MS);
  const published = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.title, title), ne(sql`${articles.id}::text`, own), gt(articles.publishedAt, dayBefore)))
    .limit(MAX_TWINS);
  const isNew = and(isNull(articleDrafts.articleId), ne(sql`'d' || ${articleDrafts.id}`, own));
  const drafts = await db
    .select({ id: articleDrafts.id })
    .from(articleDrafts)
    .where(and(isNew, eq(sql`${articleDrafts.content} ->> 'title'`, title)))
    .orderBy(desc(articleDrafts.id))
    .limit(MAX_TWINS);
  const names = [...published.map(({ id }) => `Article ${id}`), ...drafts.map(({ id }) => `Draft d${id}`)];
  return names.map((name) => `${name} has the same title.`);
}

/**
 * A draft named as `d12`, or a published article by its id, as a file to edit.
 * @throws {CommandFailed} when there is none
 */
export async function findArticle(db: Database, name: string): Promise<string> {
  if (DRAFT_NAME.test(name)) {
    const { content, version } = await findDraftByName(db, name);
    return formatArticleFile(content, version);
  }
  const id = parseArticleId(name);
  const current = await findCurrent(db, id, await listVersionHeads(db, String(id)));
  if (!current) throw await toArticleNotFound(db, id);
  return formatArticleFile(current.content, current.number);
}
