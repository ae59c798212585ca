import { ARCHIVE_MONTH_PAGE_SIZE } from '@sala/contracts';
import { toStartOfMonth } from '@sala/thai';
import { and, count, desc, gte, lt, lte, min, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { articles } from '../articles/schema.ts';
import { cacheQuery, type Database } from '../database/index.ts';
import { infographics } from '../galleries/schema.ts';

/** How long the list of months is cached, in milliseconds: counting them reads a whole index. */
const MONTHS_TTL_MS = 10 * 60_000;

/**
 * A month of the archive such as `2026-11`: how many articles and infographics it has, and when one of them was changed
 * last.
 */
export interface ArchiveMonth {
  month: string;
  total: number;
  changedAt: Date;
}

// for readers a scheduled article has changed when it is published
const changedAt = sql<Date>`greatest(published_at, updated_at)`.mapWith(articles.updatedAt).as('changed_at');

/** What is published from one instant on to another, found by the index over when that was. */
const isWithin = ({ publishedAt }: typeof articles | typeof infographics) =>
  and(
    gte(publishedAt, sql`${sql.placeholder('from')}::timestamptz`),
    lt(publishedAt, sql`${sql.placeholder('to')}::timestamptz`),
    lte(publishedAt, sql`now()`),
  );

/** All that is published, by months in Bangkok. */
export function createArchiveQueries(db: Database, now: () => number = Date.now) {
  const { id, publishedAt, isFeature, isGallery } = articles;
  const published = unionAll(
    db
      .select({
        id,
        publishedAt,
        changedAt,
        isFeature,
        isGallery,
        isInfographic: sql<boolean>`false`.as('is_infographic'),
      })
      .from(articles)
      .where(isWithin(articles)),
    db
      .select({
        id: infographics.id,
        publishedAt: infographics.publishedAt,
        changedAt,
        isFeature: sql<boolean>`false`.as('is_feature'),
        isGallery: sql<boolean>`false`.as('is_gallery'),
        isInfographic: sql<boolean>`true`.as('is_infographic'),
      })
      .from(infographics)
      .where(isWithin(infographics)),
  ).as('published');
  const ofMonth = db
    .select()
    .from(published)
    .orderBy(desc(published.publishedAt), desc(published.id))
    .limit(ARCHIVE_MONTH_PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .prepare('archive_month');
  const months = db
    .select({
      month: sql<string>`to_char(${published.publishedAt} at time zone 'Asia/Bangkok', 'YYYY-MM')`.as('month'),
      total: count(),
      changedAt: sql<Date>`max(${published.changedAt})`.mapWith(articles.updatedAt),
    })
    .from(published)
    .groupBy(sql`month`)
    .orderBy(sql`month desc`)
    .prepare('archive_months');
  const selectFirst = (table: typeof articles | typeof infographics) =>
    db
      .select({ at: min(table.publishedAt) })
      .from(table)
      .prepare(`archive_first_${table === articles ? 'article' : 'infographic'}`);
  const firsts = [selectFirst(articles), selectFirst(infographics)];

  /** A year at a time, because the embedded database answers nothing else during a query. */
  async function countMonths(): Promise<ArchiveMonth[]> {
    const rows = (await Promise.all(firsts.map((first) => first.execute()))).flat();
    const years = rows.flatMap(({ at }) => (at ? [at.getUTCFullYear()] : []));
    const counted: ArchiveMonth[] = [];
    for (let year = new Date(now()).getUTCFullYear() + 1; year >= Math.min(...years); year -= 1)
      counted.push(...(await months.execute(toPeriod(`${year}-01`, 12))));
    return counted;
  }

  return {
    /** The months that have any, the newest first; at most ten minutes old. */
    months: cacheQuery(countMonths, MONTHS_TTL_MS, now),

    /** What was published in a month such as `2026-11`, the newest first. Pages count from 1. */
    ofMonth(month: string, page: number) {
      return ofMonth.execute({ ...toPeriod(month, 1), offset: (page - 1) * ARCHIVE_MONTH_PAGE_SIZE });
    },
  };
}

/** So many months from this one on, as the queries take them. */
const toPeriod = (month: string, count: number) => ({
  from: new Date(toStartOfMonth(month)).toISOString(),
  to: new Date(toStartOfMonth(month, count)).toISOString(),
});
