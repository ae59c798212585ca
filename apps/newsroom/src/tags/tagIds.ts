import { inArray, type SQL, sql } from 'drizzle-orm';
import { formerTags, tags } from '../articles/schema.ts';
import { type Database, shareInTransaction } from '../database/index.ts';

/**
 * The ids of the tags with these titles, former ones included, as a part of a query. It ignores case, because readers
 * type addresses such as “pm2.5”.
 */
export const selectTagIds = (titles: SQL): SQL => sql`
  select tags.id from tags where lower(tags.title) = any(select lower(unnest(${titles})))
  union all
  select former_tags.tag_id from former_tags where lower(former_tags.title) = any(select lower(unnest(${titles})))`;

/** The ids of tags by title. Missing tags are created; a former title finds its tag. */
export async function findTagIds(db: Database, titles: string[]): Promise<Map<string, number>> {
  const uniqueTitles = [...new Set(titles)];
  if (uniqueTitles.length === 0) return new Map();
  // a tag that is being renamed or merged would come back
  await shareInTransaction(db, 'tags');
  const former = await db.select().from(formerTags).where(inArray(formerTags.title, uniqueTitles));
  const ids = new Map(former.map(({ title, tagId }) => [title, tagId]));
  const current = uniqueTitles.filter((title) => !ids.has(title));
  if (current.length === 0) return ids;
  await db
    .insert(tags)
    .values(current.map((title) => ({ title })))
    .onConflictDoNothing();
  const rows = await db.select().from(tags).where(inArray(tags.title, current));
  for (const { title, id } of rows) ids.set(title, id);
  return ids;
}
