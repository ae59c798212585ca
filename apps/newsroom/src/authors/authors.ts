import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { articleDrafts, articles, withdrawnArticles } from '../articles/schema.ts';
import { type Database, lockInTransaction, shareInTransaction } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatCount } from '../input/index.ts';
import { type Author, authors } from './schema.ts';

/** How many articles a refusal names. */
const MAX_NAMED = 5;

/** An author in the byline of an article. */
export type BylineAuthor = Pick<Author, 'key' | 'name'>;

/** The authors of an article in their order, as a column of a query of `articles`. */
export const bylineColumn = sql<BylineAuthor[]>`coalesce((
  select json_agg(json_build_object('key', authors.key, 'name', authors.name)
    order by array_position(articles.author_keys, authors.key))
  from authors where authors.key = any(articles.author_keys)
), '[]'::json)`;

/** Whether an article is by an author, in a query of `articles`. */
export const isBy = (key: string) =>
  // the partial index contains only articles that have an author
  sql`(${articles.authorKeys} <> '{}' and ${articles.authorKeys} @> array[${key}]::text[])`;

const { compare } = new Intl.Collator('th');

/** All authors, by name as in a Thai dictionary: เกษม before ขวัญ. */
export async function listAuthors(db: Database): Promise<Author[]> {
  const rows = await db.select().from(authors).orderBy(asc(authors.key));
  return rows.toSorted((one, other) => compare(one.name, other.name));
}

/** An author by key; null when there is none. */
export async function findAuthor(db: Database, key: string): Promise<Author | null> {
  const [author] = await db.select().from(authors).where(eq(authors.key, key));
  return author ?? null;
}

/** The authors of an unpublished text, in the order of the given keys; removed authors are left out. */
export async function findByline(db: Database, keys: string[]): Promise<BylineAuthor[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: authors.key, name: authors.name })
    .from(authors)
    .where(inArray(authors.key, keys));
  return rows.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
}

/** @throws {CommandFailed} naming the unknown keys */
export async function requireAuthors(db: Database, keys: string[]): Promise<void> {
  // locked, so that no transaction removes them until this one has ended
  if (keys.length > 0) await shareInTransaction(db, 'authors');
  const authorsOfByline = await findByline(db, keys);
  const missing = keys.filter((key) => !authorsOfByline.some((one) => one.key === key));
  if (missing.length > 0)
    throw new CommandFailed(`There is no author ${missing.join(', ')}: authors list names those that there are.`);
}

/** Creates or changes an author; an absent field stays as it was, a new author must have a name. */
export async function saveAuthor(db: Database, key: string, changes: Partial<Omit<Author, 'key'>>): Promise<Author> {
  const known = await findAuthor(db, key);
  const name = changes.name ?? known?.name;
  if (name === undefined) throw new CommandFailed(`There is no author ${key}: say --name to make one.`);
  const row = { key, jobTitle: '', about: '', picture: '', ...known, ...changes, name };
  // another editor may have changed another field meanwhile
  const [saved] = await db
    .insert(authors)
    .values(row)
    .onConflictDoUpdate({ target: authors.key, set: { name: sql`${authors.name}`, ...changes } })
    .returning();
  return saved ?? row;
}

/**
 * Removes an author whom no article names, neither a draft nor a withdrawn one, which can be restored.
 * @throws {CommandFailed} when there is no such author, or the author is named
 */
export async function removeAuthor(db: Database, key: string): Promise<Author> {
  await lockInTransaction(db, 'authors');
  const written = await listWritten(db, key);
  if (written.length > 0) {
    const named = written.slice(0, MAX_NAMED).join(', ');
    const others = written.length > MAX_NAMED ? ` and ${formatCount(written.length - MAX_NAMED, 'other')}` : '';
    throw new CommandFailed(
      `${key} cannot be removed: the bylines of ${named}${others} name them, and drafts and withdrawn articles count, too.`,
    );
  }
  const [removed] = await db.delete(authors).where(eq(authors.key, key)).returning();
  if (!removed) throw toAuthorNotFound(key);
  return removed;
}

/** The articles and drafts whose byline names an author, as editors call them; drafts first, then the newest. */
async function listWritten(db: Database, key: string): Promise<string[]> {
  const keys = JSON.stringify([key]);
  const drafts = await db
    .select({ id: articleDrafts.id, articleId: articleDrafts.articleId })
    .from(articleDrafts)
    .where(sql`${articleDrafts.content} -> 'authors' @> ${keys}::jsonb`)
    .orderBy(desc(articleDrafts.id));
  const withdrawn = await db
    .select({ id: withdrawnArticles.id })
    .from(withdrawnArticles)
    .where(sql`${withdrawnArticles.article} -> 'author_keys' @> ${keys}::jsonb`)
    .orderBy(desc(withdrawnArticles.id));
  const published = await db.select({ id: articles.id }).from(articles).where(isBy(key)).orderBy(desc(articles.id));
  const named = drafts.map(({ id, articleId }) => (articleId === null ? `d${id}` : String(articleId)));
  return [...new Set([...named, ...[...withdrawn, ...published].map(({ id }) => String(id))])];
}

export const toAuthorNotFound = (key: string) => new CommandFailed(`There is no author ${key}.`);
