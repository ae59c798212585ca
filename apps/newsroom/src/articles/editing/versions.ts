import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, lockInTransaction } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { type ArticleContent, articleVersions, type VersionEvent, withdrawnArticles } from '../schema.ts';

/** A version without its content. */
export interface VersionHead {
  number: number;
  at: Date;
  who: string;
  event: VersionEvent;
  note: string;
  isPublished: boolean;
  basedOn: number | null;
}

/** The versions of an article, oldest first, locked against other writers until the transaction ends. */
export interface History {
  /** Its id, or `d12` of a draft that was never published. */
  article: string;
  heads: VersionHead[];
}

type NewVersion = Pick<VersionHead, 'who' | 'event'> &
  Partial<Pick<VersionHead, 'note' | 'isPublished' | 'basedOn'>> & { content: ArticleContent };

/** The state before a change: where it is older than the table of versions, it may have no row there. */
export interface Current {
  number: number;
  content: ArticleContent;
  isPublished: boolean;
}

const HEAD = {
  number: articleVersions.number,
  at: articleVersions.at,
  who: articleVersions.who,
  event: articleVersions.event,
  note: articleVersions.note,
  isPublished: articleVersions.isPublished,
  basedOn: articleVersions.basedOn,
};

/** The versions of an article, oldest first. */
export function listVersionHeads(db: Database, article: string): Promise<VersionHead[]> {
  return db.select(HEAD).from(articleVersions).where(eq(articleVersions.article, article)).orderBy(asc(HEAD.number));
}

/** Opens the versions of an article in a transaction; others who save it wait for its end. */
export async function openHistory(transaction: Database, article: string): Promise<History> {
  await lockInTransaction(transaction, `article ${article}`);
  return { article, heads: await listVersionHeads(transaction, article) };
}

/** The number of the version that readers see or will see; 1 for an article without versions. */
export function findPublishedNumber(heads: VersionHead[]): number {
  return heads.findLast(({ isPublished }) => isPublished)?.number ?? 1;
}

/** Stores the state before a change, where it has no version yet. */
export async function saveCurrent(transaction: Database, history: History, current: Current): Promise<void> {
  const { number, content, isPublished } = current;
  if (history.heads.some((head) => head.number === number)) return;
  await insert(transaction, history, number, { who: '', event: 'before', isPublished, content });
}

/** Adds a version; returns its number. */
export async function saveVersion(transaction: Database, history: History, version: NewVersion): Promise<number> {
  const number = (history.heads.at(-1)?.number ?? 0) + 1;
  await insert(transaction, history, number, version);
  return number;
}

async function insert(
  transaction: Database,
  { article, heads }: History,
  number: number,
  { note = '', isPublished = false, basedOn = null, ...version }: NewVersion,
): Promise<void> {
  const row = { article, number, note, isPublished, basedOn, ...version };
  await transaction.insert(articleVersions).values(row);
  const { content: _, ...head } = { ...row, at: new Date() };
  heads.push(head);
  heads.sort((one, other) => one.number - other.number);
}

/** Moves versions to a new name: a draft's when it is published, an article's when it becomes a draft again. */
export async function renameHistory(transaction: Database, history: History, article: string): Promise<void> {
  if (history.heads.length > 0)
    await transaction.update(articleVersions).set({ article }).where(eq(articleVersions.article, history.article));
  history.article = article;
}

/**
 * A version with its content.
 * @throws {CommandFailed} when there is none of that number
 */
export async function findVersion(
  db: Database,
  article: string,
  number: number,
): Promise<VersionHead & { content: ArticleContent }> {
  const [row] = await db
    .select({ ...HEAD, content: articleVersions.content })
    .from(articleVersions)
    .where(and(eq(articleVersions.article, article), eq(articleVersions.number, number)));
  if (!row) throw new CommandFailed(`There is no version ${number} of ${article}: articles versions lists them.`);
  return row;
}

/** The text with which an article was withdrawn, for its correction; null when it is not withdrawn. */
export async function findWithdrawn(db: Database, id: number): Promise<Current | null> {
  if ((await db.$count(withdrawnArticles, eq(withdrawnArticles.id, id))) === 0) return null;
  const last = (await listVersionHeads(db, String(id))).findLast(({ event }) => event === 'withdraw');
  if (!last) return null;
  const { number, content } = await findVersion(db, String(id), last.number);
  return { number, content, isPublished: false };
}

/**
 * The version that a colleague has saved since a text was begun from `basedOn`; null when `basedOn` is the newest one,
 * or has the same content as it.
 * @throws {CommandFailed} when there is no version `basedOn`
 */
export async function findConflict(
  transaction: Database,
  { article, heads }: History,
  current: Current,
  basedOn: number,
): Promise<VersionHead | null> {
  if (basedOn === current.number) return null;
  const base = await findVersion(transaction, article, basedOn);
  if (base.event !== 'refused' && isDeepStrictEqual(base.content, current.content)) return null;
  return heads.find(({ number }) => number === current.number) ?? null;
}

/** How long a discarded draft can be restored, in days. */
const DISCARDED_DAYS = 30;

/** Deletes the versions of drafts that can no longer be restored. */
export async function deleteDiscarded(db: Database): Promise<void> {
  await db.execute(sql`
    delete from article_versions where article in (
      select article from article_versions where article like 'd%'
      group by article having max(at) < now() - make_interval(days => ${DISCARDED_DAYS}))
    and not exists (select 1 from article_drafts where 'd' || id = article)
  `);
}
