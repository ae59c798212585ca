import { and, count, desc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import type { LIST_COLUMNS } from '../newsLists/index.ts';
import type { PictureCollection } from './routes.ts';
import type { infographics } from './schema.ts';

type Table = typeof articles | typeof infographics;
/** The columns that a list needs, of either table. */
type Columns = Record<keyof typeof LIST_COLUMNS, AnyPgColumn | SQL.Aliased>;

/**
 * Queries for pages of a table's published items, the newest first, and for the sections that have any. `name` names
 * the prepared statements.
 */
export function createPictureQueries(
  db: Database,
  table: Table,
  columns: Columns,
  isShown: SQL | undefined,
  name: string,
): Pick<PictureCollection, 'page' | 'sections'> {
  const ofSection = and(
    isShown,
    sql`(${sql.placeholder('section')}::text = '' or ${table.section} = ${sql.placeholder('section')}::text)`,
  );
  // paged by the last item, so that items published meanwhile do not shift the pages
  const afterLast = sql`(${table.publishedAt}, ${table.id}) < (
    coalesce((select last.published_at from ${sql.identifier(getTableName(table))} last where last.id = ${sql.placeholder('lastId')}::int), 'infinity'),
    coalesce(${sql.placeholder('lastId')}::int, 0))`;
  const list = db
    .select(columns as typeof LIST_COLUMNS)
    .from(table)
    .where(and(ofSection, afterLast))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name);
  const total = db.select({ total: count() }).from(table).where(ofSection).prepare(`${name}_total`);
  const sections = db.selectDistinct({ section: table.section }).from(table).where(isShown).prepare(`${name}_sections`);

  return {
    async page({ section, lastId, page, limit }) {
      const offset = lastId === null ? (page - 1) * limit : 0;
      const [rows, [all]] = await Promise.all([
        list.execute({ section, lastId, limit, offset }),
        total.execute({ section }),
      ]);
      return { rows, total: all?.total ?? 0 };
    },

    async sections() {
      return (await sections.execute()).map((row) => row.section);
    },
  };
}
