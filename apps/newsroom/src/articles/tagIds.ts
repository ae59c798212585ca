import { inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { formerTags, tags } from './schema.ts';

/** The ids of tags by title: those that there are not are made, and a former title is that of its tag. */
export async function findTagIds(db: Database, titles: string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(titles)];
  if (wanted.length === 0) return new Map();
  const former = await db.select().from(formerTags).where(inArray(formerTags.title, wanted));
  const ids = new Map(former.map(({ title, tagId }) => [title, tagId]));
  const current = wanted.filter((title) => !ids.has(title));
  if (current.length === 0) return ids;
  await db
    .insert(tags)
    .values(current.map((title) => ({ title })))
    .onConflictDoNothing();
  const rows = await db.select().from(tags).where(inArray(tags.title, current));
  for (const { title, id } of rows) ids.set(title, id);
  return ids;
}
