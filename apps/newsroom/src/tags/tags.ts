import { eq, ilike, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articleTags, formerTags, tags, withdrawnArticles } from '../articles/schema.ts';
import { type Database, lockInTransaction } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { infographics } from '../galleries/schema.ts';
import { topics } from '../situations/schema.ts';
import { type CountedTag, countTags } from './countTags.ts';

const LIST_LIMIT = 50;

/** A tag as its page shows it, and the titles that lead to it. */
export interface TagDetail extends CountedTag {
  description: string;
  picture: string;
  former: string[];
}

type Tag = typeof tags.$inferSelect;

/** The tags with the most articles; with words, only tags whose title contains all of them. */
export function listTags(db: Database, words = ''): Promise<CountedTag[]> {
  const having = words.split(/\s+/).map((word) => ilike(tags.title, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  return countTags(db).where(sql.join(having, sql` and `)).limit(LIST_LIMIT);
}

/**
 * A tag by its title.
 * @throws {CommandFailed} when there is none; the message gives the new title of a renamed tag
 */
export async function showTag(db: Database, title: string): Promise<TagDetail> {
  const tag = await requireTag(db, title);
  const former = await db.select({ title: formerTags.title }).from(formerTags).where(eq(formerTags.tagId, tag.id));
  const { description, picture } = tag;
  const count = await db.$count(articleTags, eq(articleTags.tagId, tag.id));
  return { title: tag.title, articles: count, description, picture, former: former.map((one) => one.title).sort() };
}

/**
 * Renames a tag everywhere; the address of the old title is redirected.
 * @throws {CommandFailed} when there is no such tag, or another one has the title
 */
export async function renameTag(db: Database, from: string, to: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockInTransaction(transaction, 'tags');
    const tag = await requireTag(transaction, from);
    if (from === to) throw new CommandFailed(`The tag is called ${to} already.`);
    const [other] = await transaction.select().from(tags).where(eq(tags.title, to));
    if (other) throw new CommandFailed(`There is a tag ${to} already: use tags merge to merge them.`);
    // a former title that is used again must no longer redirect
    await transaction.delete(formerTags).where(eq(formerTags.title, to));
    await transaction.update(tags).set({ title: to }).where(eq(tags.id, tag.id));
    await replaceTitle(transaction, from, to, tag.id);
  });
}

/**
 * Merges the first tag into the second: articles of the first get the second, and the first's address is redirected.
 * The first's description and picture are used where the second has none.
 * @throws {CommandFailed} when there is no such tag, or both are the same
 */
export async function mergeTags(db: Database, from: string, into: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockInTransaction(transaction, 'tags');
    const [source, target] = [await requireTag(transaction, from), await requireTag(transaction, into)];
    if (source.id === target.id) throw new CommandFailed(`${from} and ${into} are one tag.`);
    await transaction.execute(sql`
      update article_tags set tag_id = ${target.id} where tag_id = ${source.id} and not exists (
        select from article_tags other where other.article_id = article_tags.article_id and other.tag_id = ${target.id})
    `);
    await transaction.delete(articleTags).where(eq(articleTags.tagId, source.id));
    await transaction.update(formerTags).set({ tagId: target.id }).where(eq(formerTags.tagId, source.id));
    const { description, picture } = target;
    await transaction
      .update(tags)
      .set({ description: description || source.description, picture: picture || source.picture })
      .where(eq(tags.id, target.id));
    await transaction.delete(tags).where(eq(tags.id, source.id));
    await replaceTitle(transaction, from, into, target.id);
  });
}

/**
 * Sets the description and the picture of a tag; absent ones stay as they were.
 * @throws {CommandFailed} when there is no such tag
 */
export async function describeTag(
  db: Database,
  title: string,
  changes: { description?: string; picture?: string },
): Promise<TagDetail> {
  const { id } = await requireTag(db, title);
  if (Object.keys(changes).length > 0) await db.update(tags).set(changes).where(eq(tags.id, id));
  return showTag(db, title);
}

async function requireTag(db: Database, title: string): Promise<Tag> {
  const [tag] = await db.select().from(tags).where(eq(tags.title, title));
  if (tag) return tag;
  const [renamed] = await db
    .select({ title: tags.title })
    .from(formerTags)
    .innerJoin(tags, eq(tags.id, formerTags.tagId))
    .where(eq(formerTags.title, title));
  throw new CommandFailed(renamed ? `${title} is called ${renamed.title} now.` : `There is no tag ${title}.`);
}

/** Columns with titles of tags, besides the tags of articles. */
const TITLES: PgColumn[] = [topics.tags, infographics.tags, withdrawnArticles.tags];

/** Replaces a title everywhere by the new one, and redirects its address. */
async function replaceTitle(transaction: Database, from: string, to: string, tagId: number): Promise<void> {
  await transaction
    .insert(formerTags)
    .values({ title: from, tagId })
    .onConflictDoUpdate({ target: formerTags.title, set: { tagId } });
  for (const column of TITLES)
    await transaction.execute(sql`
      update ${column.table} set ${sql.identifier(column.name)} = case
        when ${column} @> array[${to}::text] then array_remove(${column}, ${from}::text)
        else array_replace(${column}, ${from}::text, ${to}::text) end
      where ${column} @> array[${from}::text]
    `);
}
