import { and, desc, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { selectMostViewed, selectNewest } from './newest.ts';
import { LIST_COLUMNS } from './newsItem.ts';

// so that a list is alive however quiet the last days were
const TOP_AMONG = 100;
const LIKED_AMONG = 500;

export const total = sql<number>`count(*) over ()`.mapWith(Number).as('total');

/** Articles of the day whose first instant in Bangkok is `from`; of all days when that is null. */
export const ofDay = sql`(${articles.publishedAt} >= coalesce(${sql.placeholder('from')}::timestamptz, '-infinity')
  and ${articles.publishedAt} < coalesce(${sql.placeholder('from')}::timestamptz + interval '24 hours', 'infinity'))`;

/** An article older than a day is no longer breaking. */
export const isBreaking = sql`(${articles.isBreaking} and ${articles.publishedAt} > now() - interval '24 hours')`;

/** The editors' choice: breaking news, then articles in focus, then the newest. */
export function prepareTop(db: Database) {
  const among = db
    .select({
      ...LIST_COLUMNS,
      rank: sql<number>`case when ${isBreaking} then 2 when ${articles.isFocus} then 1 else 0 end`.as('rank'),
    })
    .from(articles)
    .where(and(isPublished, ofDay))
    .orderBy(...newestFirst)
    .limit(TOP_AMONG)
    .as('among');
  return db
    .select({ ...among._.selectedFields, total })
    .from(among)
    .orderBy(desc(among.rank), desc(among.publishedAt), desc(among.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('list_top');
}

/** The most read articles. */
export function preparePopular(db: Database) {
  const ranked = selectMostViewed(db).as('ranked');
  return db
    .select({ ...ranked._.selectedFields, total })
    .from(ranked)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('popular');
}

/** Each tag in common with a read article counts two, its section one. */
export function prepareInterested(db: Database) {
  const newest = selectNewest(db, LIKED_AMONG).as('newest');
  const candidates = db
    .select({
      ...newest._.selectedFields,
      rank: sql<number>`(
        2 * (select count(*) from article_tags mine where mine.article_id = ${newest.id} and mine.tag_id in (
          select theirs.tag_id from article_tags theirs where theirs.article_id = any(${sql.placeholder('ids')}::int[])))
        + (${newest.section} = ${sql.placeholder('section')}::text or ${newest.section} in (
          select was_read.section from articles was_read where was_read.id = any(${sql.placeholder('ids')}::int[])))::int
      )`.as('rank'),
    })
    .from(newest)
    .where(sql`not ${newest.id} = any(${sql.placeholder('ids')}::int[])`)
    .as('candidates');
  return db
    .select({ ...candidates._.selectedFields, total })
    .from(candidates)
    .orderBy(desc(candidates.rank), desc(candidates.publishedAt), desc(candidates.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('interested');
}
