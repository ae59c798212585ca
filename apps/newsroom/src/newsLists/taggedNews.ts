import { and, count, sql } from 'drizzle-orm';
import { articles, isPublished, newestFirst } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { selectTagIds } from '../tags/index.ts';
import type { ListPage } from './archivePages.ts';
import { LIST_COLUMNS, type ListRow } from './newsItem.ts';

/**
 * The articles that carry any of some tags, the newest first. `name` tells the statements of different callers apart.
 */
export function createTaggedNewsQueries(db: Database, name: string) {
  const hasTag = sql`${articles.id} in (
    select article_tags.article_id from article_tags where article_tags.tag_id in (
      ${selectTagIds(sql`${sql.placeholder('titles')}::text[]`)}))`;
  const where = and(hasTag, isPublished);
  const list = db
    .select(LIST_COLUMNS)
    .from(articles)
    .where(where)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`${name}_tagged`);
  const total = db.select({ total: count() }).from(articles).where(where).prepare(`${name}_tagged_total`);

  return {
    /** The newest `limit` of them. */
    newest(titles: string[], limit: number): Promise<ListRow[]> {
      return list.execute({ titles, limit, offset: 0 });
    },

    /** A page of them, with how many there are. */
    async page(titles: string[], limit: number, page: number): Promise<ListPage> {
      const [rows, [all]] = await Promise.all([
        list.execute({ titles, limit, offset: (page - 1) * limit }),
        total.execute({ titles }),
      ]);
      return { rows, total: all?.total ?? 0 };
    },
  };
}
