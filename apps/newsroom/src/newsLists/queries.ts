import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { createArchivePages, type ListPage } from './archivePages.ts';
import { LIST_COLUMNS, type ListRow } from './newsItem.ts';
import { isBreaking, ofDay, prepareInterested, preparePopular, prepareTop, total } from './rankedLists.ts';

/** The lists that pages are made from, by name. */
export const LIST_NAMES = ['latest', 'top', 'focus', 'clips', 'features'] as const;
export type ListName = (typeof LIST_NAMES)[number];

const MARK: Record<Exclude<ListName, 'top'>, SQL | undefined> = {
  latest: undefined,
  focus: sql`${articles.isFocus}`,
  clips: sql`${articles.isClip}`,
  features: sql`${articles.isFeature}`,
};

/** The named lists, each built once and prepared. Pages count from 1. */
export function createListQueries(db: Database) {
  const lists = {
    latest: createMarkedList(db, 'latest'),
    focus: createMarkedList(db, 'focus'),
    clips: createMarkedList(db, 'clips'),
    features: createMarkedList(db, 'features'),
  };
  const top = prepareTop(db);
  const popular = preparePopular(db);
  const breaking = prepareBreaking(db);
  const interested = prepareInterested(db);
  const first = db
    .select({ at: articles.publishedAt })
    .from(articles)
    .where(isPublished)
    .orderBy(asc(articles.publishedAt))
    .limit(1)
    .prepare('first_article');
  const clip = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(and(eq(articles.id, sql.placeholder('id')), sql`${articles.isClip}`, isPublished))
    .prepare('clip');

  return {
    /** A page of a list, of one day when `from` is its first instant. */
    async list(name: ListName, from: Date | null, limit: number, page: number): Promise<ListPage> {
      const query = { from: from?.toISOString() ?? null, limit, offset: (page - 1) * limit };
      if (name === 'top') return toListPage(await top.execute(query));
      return from ? toListPage(await lists[name].ofDay.execute(query)) : lists[name].all(limit, page);
    },

    /** The most read articles. */
    async popular(limit: number, page: number): Promise<ListPage> {
      return toListPage(await popular.execute({ limit, offset: (page - 1) * limit }));
    },

    /** The newest articles marked as breaking, of the last 24 hours. */
    async breaking(limit: number, page: number): Promise<ListPage> {
      return toListPage(await breaking.execute({ limit, offset: (page - 1) * limit }));
    },

    /** Recommends from the newest 500 articles to a reader who has read `ids`, or reads a section. */
    async interested(ids: number[], section: string, limit: number, page: number): Promise<ListPage> {
      return toListPage(await interested.execute({ ids, section, limit, offset: (page - 1) * limit }));
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

/** The articles with a mark: the pages of all of them, and those of one day. */
function createMarkedList(db: Database, name: Exclude<ListName, 'top'>) {
  return {
    all: createArchivePages(db, MARK[name], `list_${name}`),
    ofDay: db
      .select({ ...LIST_COLUMNS, total })
      .from(articles)
      .where(and(MARK[name], isPublished, ofDay))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`list_${name}_of_day`),
  };
}

function prepareBreaking(db: Database) {
  return db
    .select({ ...LIST_COLUMNS, total })
    .from(articles)
    .where(and(isBreaking, isPublished))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('breaking');
}

/** A page beyond the last has no row with the total; only a typed address leads there. */
function toListPage(rows: (ListRow & { total: number })[]): ListPage {
  return { rows, total: rows[0]?.total ?? 0 };
}
