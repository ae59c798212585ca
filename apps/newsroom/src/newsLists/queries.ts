import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { createArchivePages, type ListPage } from './archivePages.ts';
import { selectMostViewed, selectNewest } from './newest.ts';
import { LIST_COLUMNS, type ListRow } from './newsItem.ts';

/** The lists that pages are made from, by name. */
export const LIST_NAMES = ['latest', 'top', 'focus', 'clips', 'features'] as const;
export type ListName = (typeof LIST_NAMES)[number];

// so that a list is alive however quiet the last days were
const TOP_AMONG = 100;
const LIKED_AMONG = 500;

const placeholder = (name: string) => sql.placeholder(name);
const total = sql<number>`count(*) over ()`.mapWith(Number).as('total');

// `from` is the first instant of a day in Bangkok, or null for all of them
const ofDay = sql`(${articles.publishedAt} >= coalesce(${placeholder('from')}::timestamptz, '-infinity')
  and ${articles.publishedAt} < coalesce(${placeholder('from')}::timestamptz + interval '24 hours', 'infinity'))`;

const MARK: Record<Exclude<ListName, 'top'>, SQL | undefined> = {
  latest: undefined,
  focus: sql`${articles.isFocus}`,
  clips: sql`${articles.isClip}`,
  features: sql`${articles.isFeature}`,
};

/** The named lists, each built once and prepared. Pages count from 1. */
export function createListQueries(db: Database) {
  const marked = (name: Exclude<ListName, 'top'>) => {
    return {
      all: createArchivePages(db, MARK[name], `list_${name}`),
      ofDay: db
        .select({ ...LIST_COLUMNS, total })
        .from(articles)
        .where(and(MARK[name], isPublished, ofDay))
        .orderBy(...newestFirst)
        .limit(placeholder('limit'))
        .offset(placeholder('offset'))
        .prepare(`list_${name}_of_day`),
    };
  };
  const lists = {
    latest: marked('latest'),
    focus: marked('focus'),
    clips: marked('clips'),
    features: marked('features'),
  };

  // the editors' choice: breaking news, then articles in focus, then the newest
  const among = db
    .select({
      ...LIST_COLUMNS,
      rank: sql<number>`case when ${articles.isBreaking} and ${articles.publishedAt} > now() - interval '24 hours' then 2
        when ${articles.isFocus} then 1 else 0 end`.as('rank'),
    })
    .from(articles)
    .where(and(isPublished, ofDay))
    .orderBy(...newestFirst)
    .limit(TOP_AMONG)
    .as('among');
  const top = db
    .select({ ...among._.selectedFields, total })
    .from(among)
    .orderBy(desc(among.rank), desc(among.publishedAt), desc(among.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare('list_top');

  const ranked = selectMostViewed(db).as('ranked');
  const popular = db
    .select({ ...ranked._.selectedFields, total })
    .from(ranked)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare('popular');

  // an article older than a day is no longer breaking
  const breaking = db
    .select({ ...LIST_COLUMNS, total })
    .from(articles)
    .where(and(articles.isBreaking, isPublished, sql`${articles.publishedAt} > now() - interval '24 hours'`))
    .orderBy(...newestFirst)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare('breaking');

  const newest = selectNewest(db, LIKED_AMONG).as('newest');
  // each tag in common with a read article counts two, its section one
  const candidates = db
    .select({
      ...newest._.selectedFields,
      rank: sql<number>`(
        2 * (select count(*) from article_tags mine where mine.article_id = ${newest.id} and mine.tag_id in (
          select theirs.tag_id from article_tags theirs where theirs.article_id = any(${placeholder('ids')}::int[])))
        + (${newest.section} = ${placeholder('section')}::text or ${newest.section} in (
          select was_read.section from articles was_read where was_read.id = any(${placeholder('ids')}::int[])))::int
      )`.as('rank'),
    })
    .from(newest)
    .where(sql`not ${newest.id} = any(${placeholder('ids')}::int[])`)
    .as('candidates');
  const interested = db
    .select({ ...candidates._.selectedFields, total })
    .from(candidates)
    .orderBy(desc(candidates.rank), desc(candidates.publishedAt), desc(candidates.id))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare('interested');

  const first = db
    .select({ at: articles.publishedAt })
    .from(articles)
    .where(isPublished)
    .orderBy(asc(articles.publishedAt))
    .limit(1)
    .prepare('first_story');

  const clip = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(eq(articles.id, placeholder('id')), sql`${articles.isClip}`, isPublished))
    .prepare('clip');

  return {
    /** A page of a list, of one day when `from` is its first instant. */
    async list(name: ListName, from: Date | null, limit: number, page: number): Promise<ListPage> {
      const query = { from: from?.toISOString() ?? null, limit, offset: (page - 1) * limit };
      if (name === 'top') return counted(await top.execute(query));
      return from ? counted(await lists[name].ofDay.execute(query)) : lists[name].all(limit, page);
    },

    /** The most read articles. */
    async popular(limit: number, page: number): Promise<ListPage> {
      return counted(await popular.execute({ limit, offset: (page - 1) * limit }));
    },

    /** The newest articles marked as breaking, of the last 24 hours. */
    async breaking(limit: number, page: number): Promise<ListPage> {
      return counted(await breaking.execute({ limit, offset: (page - 1) * limit }));
    },

    /** Recommends from the newest 500 articles to a reader who has read `ids`, or reads a section. */
    async interested(ids: number[], section: string, limit: number, page: number): Promise<ListPage> {
      return counted(await interested.execute({ ids, section, limit, offset: (page - 1) * limit }));
    },

    /** Unix seconds of the oldest article there is; 0 without any. */
    async firstTs(): Promise<number> {
      const [row] = await first.execute();
      return row ? Math.floor(row.at.getTime() / 1000) : 0;
    },

    /** A clip; null when there is none of that id. */
    async clip(id: number) {
      const [row] = await clip.execute({ id });
      return row ?? null;
    },
  };
}

/** A page beyond the last has no row with the total; only a typed address leads there. */
function counted(rows: (ListRow & { total: number })[]): ListPage {
  return { rows, total: rows[0]?.total ?? 0 };
}
