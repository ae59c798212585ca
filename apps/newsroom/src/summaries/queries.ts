import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { articles, isPublished } from '../articles/schema.ts';
import { type Database, listRows } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import type { ArticleText } from '../text/index.ts';
import { isLong } from './extract.ts';
import { warnOfInvention } from './faithful.ts';
import { summaries } from './schema.ts';
import { EDITED, extractSummary, type Summary } from './summarize.ts';

/** An article whose summary is missing or was made of an older text. */
export interface UnsummarizedArticle extends ArticleText {
  id: number;
  /** The digest of the text. */
  revision: string;
  /** The digest of the text that its summary was made of, null when it has none. */
  summarised: string | null;
}

/** A summary as it is stored; times are in milliseconds since 1970. */
export interface StoredSummary extends Summary {
  articleId: number;
  title: string;
  createdAt: Date;
}

/** News up to this age gets summaries in advance, in hours. */
const AHEAD_HOURS = 48;

const revision = sql<string>`md5(concat_ws(E'\\n', ${articles.title}, ${articles.lead}, ${articles.body}))`;
const recent = gt(articles.publishedAt, sql`now() - make_interval(hours => ${AHEAD_HOURS})`);
const isOutdated = ne(summaries.revisedAt, articles.updatedAt);
const TEXT = { id: articles.id, title: articles.title, lead: articles.lead, body: articles.body, revision };

/**
 * The newest articles that need a summary: those of the last {@link AHEAD_HOURS} hours without one, and all that have
 * changed since theirs was made.
 */
export async function listUnsummarized(db: Database, limit: number): Promise<UnsummarizedArticle[]> {
  const query = () =>
    db
      .select({ ...TEXT, summarised: summaries.revision })
      .from(articles)
      .leftJoin(summaries, eq(summaries.articleId, articles.id))
      .orderBy(desc(articles.publishedAt))
      .limit(limit);
  const missing = await query().where(and(isPublished, recent, isNull(summaries.articleId)));
  return missing.length > 0 ? missing : query().where(and(isPublished, isOutdated));
}

/** How many articles of the last {@link AHEAD_HOURS} hours need a summary. */
export async function countUnsummarized(db: Database): Promise<number> {
  const [count] = await db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(articles)
    .leftJoin(summaries, eq(summaries.articleId, articles.id))
    .where(and(isPublished, recent, or(isNull(summaries.articleId), isOutdated)));
  return count?.waiting ?? 0;
}

/**
 * Stores a summary in one statement, unless the article's text has changed meanwhile: then the article still needs one.
 * Returns whether it was stored.
 */
export async function saveSummary(
  db: Database,
  { id, revision: made }: UnsummarizedArticle,
  { points, model }: Summary,
): Promise<boolean> {
  // the time is copied within the database, because JavaScript's dates have no microseconds
  const stored = await listRows(
    db,
    sql`
    insert into summaries (article_id, revision, revised_at, points, model)
    select id, ${made}, updated_at, ${sql.param(points)}::text[], ${model} from articles
    where id = ${id} and ${revision} = ${made}
    on conflict (article_id) do update set revision = excluded.revision, revised_at = excluded.revised_at,
      points = excluded.points, model = excluded.model, created_at = now()
    returning article_id
  `,
  );
  return stored.length > 0;
}

/** An article that is out, as a summary is made of it; undefined when there is none. */
export async function findSummarizable(
  db: Database,
  id: number,
): Promise<(UnsummarizedArticle & { source: string }) | undefined> {
  const [article] = await db
    .select({ ...TEXT, source: articles.source, summarised: summaries.revision })
    .from(articles)
    .leftJoin(summaries, eq(summaries.articleId, articles.id))
    .where(and(eq(articles.id, id), isPublished));
  return article;
}

/** Sentences that key points of an editor end with the text that they were written for, and what they were. */
export async function warnOfEndedSummary(db: Database, id: number): Promise<string[]> {
  const [ended] = await db
    .select({ ...TEXT, points: summaries.points })
    .from(summaries)
    .innerJoin(articles, eq(articles.id, summaries.articleId))
    .where(and(eq(articles.id, id), eq(summaries.model, EDITED), ne(summaries.revision, revision)));
  if (!ended) return [];
  const now = isLong(ended) ? 'a computer makes new ones' : 'the article is short and has none now';
  return [
    `An editor wrote the key points for the former text; ${now}. --keep would have kept them, and summaries set sets them again:`,
    ...ended.points,
  ];
}

/**
 * Lets key points of an editor stand for the text that has replaced theirs. Returns sentences about facts in them that
 * this text does not have.
 * @throws {CommandFailed} when the article has no key points by an editor
 */
export async function carryOverSummary(db: Database, id: number): Promise<string[]> {
  const [summary] = await db
    .update(summaries)
    .set({ revision, revisedAt: sql`${articles.updatedAt}` })
    .from(articles)
    .where(and(eq(summaries.articleId, id), eq(summaries.model, EDITED), eq(articles.id, summaries.articleId)))
    .returning({ points: summaries.points, title: articles.title, lead: articles.lead, body: articles.body });
  if (!summary) throw new CommandFailed(`Article ${id} has no key points by an editor, so there are none to keep.`);
  return warnOfInvention(summary.points, summary);
}

/** Removes a summary: the next reader, or the next round, makes another. */
export async function removeSummary(db: Database, id: number): Promise<void> {
  await db.delete(summaries).where(eq(summaries.articleId, id));
}

/** Records that an article was changed but not its text, so its summary is still right. */
export async function confirmSummary(db: Database, { id, revision: same }: UnsummarizedArticle): Promise<void> {
  await db
    .update(summaries)
    .set({ revisedAt: sql`(select updated_at from articles where id = ${id})` })
    .where(and(eq(summaries.articleId, id), eq(summaries.revision, same)));
}

/**
 * The summary of a published article, null when there is no such article or it needs none. A missing or outdated one is
 * made of the article's own sentences at once, so that requests neither wait nor pay for a language model.
 */
export async function findSummary(db: Database, source: string, id: number): Promise<StoredSummary | null> {
  const isIt = and(eq(articles.id, id), eq(articles.source, source), isPublished);
  const [article] = await db
    .select({ ...TEXT, summarised: summaries.revision, isOutdated: sql<boolean | null>`${isOutdated}` })
    .from(articles)
    .leftJoin(summaries, eq(summaries.articleId, articles.id))
    .where(isIt);
  if (!article) return null;
  if (article.summarised === article.revision) {
    if (article.isOutdated) await confirmSummary(db, article);
  } else await saveSummary(db, article, extractSummary(article));
  const [summary] = await db
    .select({
      articleId: summaries.articleId,
      title: articles.title,
      points: summaries.points,
      model: summaries.model,
      createdAt: summaries.createdAt,
    })
    .from(summaries)
    .innerJoin(articles, eq(articles.id, summaries.articleId))
    .where(isIt);
  return summary && summary.points.length > 0 ? summary : null;
}
