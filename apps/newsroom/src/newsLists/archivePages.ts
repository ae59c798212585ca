import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import { cacheQuery, type Database, listRows } from '../database/index.ts';
import { MAX_INTEGER } from '../database/schema.ts';
import { LIST_COLUMNS, type ListRow } from './newsItem.ts';

/** A page of a list, with how many there are in all. */
export interface ListPage {
  rows: ListRow[];
  total: number;
}

/** The position of an article in its list; the time as PostgreSQL writes it, to the microsecond. */
type Mark = { at: string; id: number };

/** The distance of two marks, in articles: a page skips at most so many. */
const STEP_ROWS = 250;
const MAX_AGE_MS = 60_000;
const NEWEST: Mark = { at: 'infinity', id: MAX_INTEGER };
const BEFORE_ALL: Mark = { at: '-infinity', id: 0 };

const oldestFirst = [asc(articles.publishedAt), asc(articles.id)];
const key = sql`(${articles.publishedAt}, ${articles.id})`;
const mark = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::int)`;
// one bound and no second one: PostgreSQL would begin to read at the newest
const isFromMark = sql`${key} <= (least(${sql.placeholder('at')}::timestamptz, now()), ${sql.placeholder('id')}::int)`;

/**
 * The pages of a list of published articles, the newest first, where page 2,000 costs what page 2 does. Every
 * 250th article, counted from the oldest, is a mark that stays where it is when newer ones come; a page is read
 * from the mark above it. The marks are found once a minute, which reads an index from end to end, as counting does:
 * until then an article that is withdrawn is still counted.
 * @param where which articles; one index has them in this order
 * @param name that of its statements
 * @param now milliseconds of a clock
 */
export function createArchivePages(db: Database, where: SQL | undefined, name: string, now = () => performance.now()) {
  // an index alone says which they are
  const ids = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(where, isFromMark))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('ids');
  const rows = db
    .select(LIST_COLUMNS)
    .from(articles)
    .innerJoin(ids, eq(ids.id, articles.id))
    .orderBy(...newestFirst)
    .prepare(name);
  const newer = db
    .select({ total: count() })
    .from(articles)
    .where(and(where, isPublished, sql`${key} > ${mark}`))
    .prepare(`${name}_newer`);

  const nextMark = (after: SQL) => sql`(select ${articles.publishedAt}, ${articles.id} from ${articles}
    where ${and(where, isPublished, after)} order by ${oldestFirst[0]}, ${oldestFirst[1]} limit 1 offset ${STEP_ROWS - 1})`;
  const marksQuery = sql`with recursive marks (at, id) as (
      ${nextMark(sql`true`)} union all select next.* from marks, lateral ${nextMark(sql`${key} > (marks.at, marks.id)`)} as next
    ) select at::text, id from marks order by marks.at, marks.id`;

  const findMarks = cacheQuery(() => listRows<Mark>(db, marksQuery), MAX_AGE_MS, now);

  /** Pages count from 1. */
  return async (limit: number, page: number): Promise<ListPage> => {
    const marks = await findMarks();
    const [counted] = await newer.execute({ ...(marks.at(-1) ?? BEFORE_ALL) });
    const total = marks.length * STEP_ROWS + (counted?.total ?? 0);
    // the page's first article, counted from the oldest
    const place = total - (page - 1) * limit;
    if (place <= 0) return { rows: [], total };
    const above = Math.ceil(place / STEP_ROWS);
    const from = marks[above - 1];
    const offset = (from ? above * STEP_ROWS : total) - place;
    return { rows: await rows.execute({ ...(from ?? NEWEST), limit, offset }), total };
  };
}
