import { SECTION_PAGE_SIZE, SECTION_SLUGS, type SectionSlug } from '@sala/contracts';
import { and, count, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { articles, articleTags, type Database, tags } from '../../database/index.ts';
import { LIST_COLUMNS, type ListRow } from '../newsWire.ts';

const published = lte(articles.publishedAt, sql`now()`);
const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

/** The newest stories. */
export function newest(db: Database, limit: number): Promise<ListRow[]> {
  return db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(published)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The newest stories of one section; `page` counts from 1. */
export function sectionPage(db: Database, section: SectionSlug, page: number): Promise<ListRow[]> {
  return db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(eq(articles.section, section), published))
    .orderBy(...newestFirst)
    .limit(SECTION_PAGE_SIZE)
    .offset((page - 1) * SECTION_PAGE_SIZE);
}

/** How many published stories a section has. */
export async function sectionTotal(db: Database, section: SectionSlug): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(articles)
    .where(and(eq(articles.section, section), published));
  return row?.total ?? 0;
}

/** The newest `limit` stories of every section, in one query. */
export async function newestBySection(db: Database, limit: number): Promise<Map<SectionSlug, ListRow[]>> {
  const newestOfSection = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(eq(articles.section, sql`wanted.slug`), published))
    .orderBy(...newestFirst)
    .limit(limit)
    .as('newest');
  const slugs = sql.join(
    SECTION_SLUGS.map((slug) => sql`(${slug})`),
    sql`, `,
  );
  const rows: ListRow[] = await db
    .select()
    .from(sql`(values ${slugs}) as wanted(slug)`)
    .crossJoinLateral(newestOfSection)
    .then((joined) => joined.map((row) => (row as { newest: ListRow }).newest));
  return Map.groupBy(rows, (row) => row.section as SectionSlug);
}

/** The most viewed of the newest 200 stories, so that it is alive however quiet the last days were. */
export function popular(db: Database, limit: number, page = 1): Promise<ListRow[]> {
  const candidates = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(published)
    .orderBy(...newestFirst)
    .limit(200)
    .as('candidates');
  return db
    .select()
    .from(candidates)
    .orderBy(desc(candidates.views), desc(candidates.publishedAt), desc(candidates.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** The newest stories an editor marked as a focus feature. */
export function focus(db: Database, limit: number): Promise<ListRow[]> {
  return db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(articles.isFocus, published))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The newest stories marked as breaking, of the last 24 hours: what is older breaks no more. */
export function breaking(db: Database, limit: number): Promise<ListRow[]> {
  return db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(articles.isBreaking, published, sql`${articles.publishedAt} > now() - interval '24 hours'`))
    .orderBy(...newestFirst)
    .limit(limit);
}

const tagTitles = sql<string[]>`coalesce((
  select json_agg(${tags.title} order by ${articleTags.position})
  from ${articleTags} join ${tags} on ${tags.id} = ${articleTags.tagId}
  where ${articleTags.articleId} = ${articles.id}
), '[]'::json)`;

/** A published story with everything its page needs; null when there is none of that id. */
export async function story(db: Database, id: number) {
  const [row] = await db
    .select({
      ...LIST_COLUMNS,
      body: articles.body,
      credit: articles.credit,
      byAi: articles.byAi,
      relatedIds: articles.relatedIds,
      source: articles.source,
      tags: tagTitles,
    })
    .from(articles)
    .where(and(eq(articles.id, id), published))
    .limit(1);
  return row ?? null;
}

/** The stories an editor chose as related to one, and the newest others of its section. */
export async function around(db: Database, of: { id: number; section: string; relatedIds: number[] }, limit: number) {
  const newestOthers = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.section, of.section), ne(articles.id, of.id), published))
    .orderBy(...newestFirst)
    .limit(limit);
  const rows = await db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(or(inArray(articles.id, newestOthers), and(inArray(articles.id, of.relatedIds), published)))
    .orderBy(...newestFirst);
  const chosen = of.relatedIds.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
  return { chosen, others: rows.filter((row) => !of.relatedIds.includes(row.id)) };
}
