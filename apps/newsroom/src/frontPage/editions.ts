import { CATEGORIES } from '@sala/station';
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, like, lte, not, type SQL, sql } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import { announceChange, type Database, lockInTransaction, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { findLaunchedEdition, isCategoryPage, isShown, toCategoryPage } from './placedQuery.ts';
import { toStoredPosition } from './placeRows.ts';
import { frontPageEditions, placements } from './schema.ts';

export type Placement = typeof placements.$inferSelect;

/** How many launched editions are listed. */
const MAX_LISTED = 20;
const NO_DRAFT = 'There is no draft of the front page: front-page place begins one.';

/** A lock, so that several editors change the front page one after the other. */
function withFrontPageLock<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (transaction) => {
    await lockInTransaction(transaction, 'front-page');
    return work(transaction);
  });
}

/** The draft's id; null while nothing is prepared. */
export async function findDraft(db: Database): Promise<number | null> {
  const [draft] = await db
    .select({ id: frontPageEditions.id })
    .from(frontPageEditions)
    .where(isNull(frontPageEditions.launchedAt));
  return draft?.id ?? null;
}

/** The id of the draft, which is created as a copy of the launched edition where there is none. */
async function openDraft(db: Database): Promise<number> {
  const known = await findDraft(db);
  if (known !== null) return known;
  const launched = await findLaunchedEdition(db);
  const id = requireRow(await db.insert(frontPageEditions).values({}).returning({ id: frontPageEditions.id })).id;
  if (launched !== null) await copyPlacements(db, launched, id);
  return id;
}

/** The copy leaves out placements whose time has ended. */
async function copyPlacements(db: Database, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into ${placements} (edition_id, article_id, section, position, until, title, picture)
    select ${to}, article_id, section, position, until, title, picture from ${placements} where edition_id = ${from}`);
  await removePlacements(db, to, lte(placements.until, sql`now()`));
}

/** The placements of an edition by section, from the top. */
export function listPlacements(db: Database, editionId: number): Promise<Placement[]> {
  return db
    .select()
    .from(placements)
    .where(eq(placements.editionId, editionId))
    .orderBy(asc(placements.section), asc(placements.position));
}

/** A placed article that is not out yet, and when it will be. */
export interface Scheduled {
  section: string;
  id: number;
  title: string;
  from: Date;
}

/** The placed articles of an edition that are not out yet, the next one first. */
export function listScheduled(db: Database, editionId: number): Promise<Scheduled[]> {
  return db
    .select({ section: placements.section, id: articles.id, title: articles.title, from: articles.publishedAt })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(and(eq(placements.editionId, editionId), gt(articles.publishedAt, sql`now()`)))
    .orderBy(asc(articles.publishedAt));
}

/** The placements from a position on, up to the first position without one. */
const isInRun = (editionId: number, section: string, from: number) =>
  and(
    eq(placements.editionId, editionId),
    eq(placements.section, section),
    gte(placements.position, from),
    sql`${placements.position} - ${from}::int + 1 = (select count(*) from ${placements} as above
      where above.edition_id = ${editionId} and above.section = ${section}
      and above.position between ${from}::int and ${placements.position})`,
  );

/** Removes placements of an edition; those directly below move up by one. Returns how many it removed. */
async function removePlacements(db: Database, editionId: number, where: SQL | undefined): Promise<number> {
  const removed = await db
    .delete(placements)
    .where(and(eq(placements.editionId, editionId), where))
    .returning({ section: placements.section, position: placements.position });
  // from the bottom, so that what moves up is directly below the next one
  for (const { section, position } of removed.toSorted((one, other) => other.position - one.position))
    await db
      .update(placements)
      .set({ position: sql`${placements.position} - 1` })
      .where(isInRun(editionId, section, position + 1));
  return removed.length;
}

/**
 * Places an article in the draft; the article in that position and those directly below it move down by one. An article
 * has at most one place on the front page, and one on the page of a category.
 * @throws {CommandFailed} when there is no such article, or it appears once its time there has ended
 */
export async function placeArticle(db: Database, placement: Omit<Placement, 'editionId'>): Promise<void> {
  await withFrontPageLock(db, async (transaction) => {
    const { articleId, section, position, until } = placement;
    const { publishedAt } = articles;
    const [known] = await transaction.select({ publishedAt }).from(articles).where(eq(articles.id, articleId));
    if (!known)
      throw new CommandFailed(`There is no article ${articleId} that is out or scheduled: it cannot be placed.`);
    if (until && until <= known.publishedAt)
      throw new CommandFailed(
        `Article ${articleId} appears at ${formatBangkokTime(known.publishedAt)}, when its place has ended already.`,
      );
    const editionId = await openDraft(transaction);
    const isOfPage = isCategoryPage(section)
      ? eq(placements.section, section)
      : not(like(placements.section, `${toCategoryPage('')}%`));
    await removePlacements(transaction, editionId, and(eq(placements.articleId, articleId), isOfPage));
    const ofSection = await transaction
      .select({ section: placements.section, position: placements.position, isShown })
      .from(placements)
      .leftJoin(articles, eq(articles.id, placements.articleId))
      .where(and(eq(placements.editionId, editionId), eq(placements.section, section)))
      .orderBy(asc(placements.position));
    const stored = toStoredPosition(ofSection, position);
    await transaction
      .update(placements)
      .set({ position: sql`${placements.position} + 1` })
      .where(isInRun(editionId, section, stored));
    await transaction.insert(placements).values({ ...placement, position: stored, editionId });
  });
}

/**
 * Removes an article from its places in the draft: it appears again where its time puts it.
 * @throws {CommandFailed} when it has no place
 */
export async function unplaceArticle(db: Database, articleId: number): Promise<void> {
  await withFrontPageLock(db, async (transaction) => {
    const editionId = await openDraft(transaction);
    if ((await removePlacements(transaction, editionId, eq(placements.articleId, articleId))) === 0)
      throw new CommandFailed(`Article ${articleId} has no place of its own.`);
  });
}

interface Launch {
  launchedAt: Date;
  /** Who launched it; empty for editions of before this was stored. */
  launchedBy: string;
}

/** An edition that was launched. */
export interface Launched extends Launch {
  edition: number;
  /** The number of articles that it places. */
  placed: number;
}

/**
 * Launches the draft: readers see it from now on.
 * @throws {CommandFailed} when there is none
 */
export function launchDraft(db: Database, launch: Launch): Promise<Launched> {
  return withFrontPageLock(db, async (transaction) => {
    const [launched] = await transaction
      .update(frontPageEditions)
      .set(launch)
      .where(isNull(frontPageEditions.launchedAt))
      .returning({ id: frontPageEditions.id });
    if (!launched) throw new CommandFailed(NO_DRAFT);
    return toLaunched(transaction, launched.id, launch);
  });
}

/**
 * Discards the draft; what readers see does not change.
 * @throws {CommandFailed} when there is none
 */
export async function discardDraft(db: Database): Promise<{ edition: number }> {
  const [discarded] = await db
    .delete(frontPageEditions)
    .where(isNull(frontPageEditions.launchedAt))
    .returning({ id: frontPageEditions.id });
  if (!discarded) throw new CommandFailed(NO_DRAFT);
  return { edition: discarded.id };
}

/** The last launched editions, the newest first, which is the one that readers see. */
export async function listLaunched(db: Database): Promise<Launched[]> {
  return db
    .select({
      edition: frontPageEditions.id,
      launchedAt: sql<Date>`${frontPageEditions.launchedAt}`.mapWith(frontPageEditions.launchedAt),
      launchedBy: frontPageEditions.launchedBy,
      placed: count(placements.articleId),
    })
    .from(frontPageEditions)
    .leftJoin(placements, eq(placements.editionId, frontPageEditions.id))
    .where(isNotNull(frontPageEditions.launchedAt))
    .groupBy(frontPageEditions.id)
    .orderBy(desc(frontPageEditions.launchedAt), desc(frontPageEditions.id))
    .limit(MAX_LISTED);
}

/**
 * Goes back to an edition that was launched before: launches a copy of it at once. A draft stays.
 * @throws {CommandFailed} when there is none of that number, or readers see it already
 */
export function relaunch(db: Database, edition: number, launch: Launch): Promise<Launched> {
  return withFrontPageLock(db, async (transaction) => {
    const [earlier] = await transaction
      .select({ id: frontPageEditions.id })
      .from(frontPageEditions)
      .where(and(eq(frontPageEditions.id, edition), isNotNull(frontPageEditions.launchedAt)));
    if (!earlier)
      throw new CommandFailed(`No edition ${edition} was launched: front-page history names those that were.`);
    if ((await findLaunchedEdition(transaction)) === edition)
      throw new CommandFailed(`Readers see edition ${edition} already.`);
    const { id } = requireRow(
      await transaction.insert(frontPageEditions).values(launch).returning({ id: frontPageEditions.id }),
    );
    await copyPlacements(transaction, edition, id);
    return toLaunched(transaction, id, launch);
  });
}

/** The result of a launch. It announces the pages of categories, whose addresses the database does not know. */
async function toLaunched(db: Database, edition: number, launch: Launch): Promise<Launched> {
  const placed = await db.selectDistinct({ section: placements.section }).from(placements);
  const sections = placed.map(({ section }) => section);
  // an article that the former edition placed may be gone from its page
  const paths = CATEGORIES.filter(({ slug }) => sections.includes(toCategoryPage(slug))).map(({ path }) => path);
  if (paths.length > 0) await announceChange(db, { paths });
  return { edition, ...launch, placed: await db.$count(placements, eq(placements.editionId, edition)) };
}
