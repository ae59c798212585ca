import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { articles } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { MAX_INTEGER } from '../../database/schema.ts';
import { articleSearch, articleSearchParts } from '../schema.ts';
import { type ArticleText, type ArticleVector, INDEX_VERSION, toArticleVector } from './articleVector.ts';
import { TIME_VECTOR } from './timeSpans.ts';

const BATCH_SIZE = 200;
/** The size of a batch: small enough that a reader does not notice the wait for the embedded database. */
const OUTDATED_BATCH_SIZE = 20;

/**
 * Writes the search rows of these articles. Code that changes articles calls it in the same transaction. `vectors` has
 * the vectors, by id, that are already known.
 */
export async function indexArticles(
  db: Database,
  ids: number[],
  vectors: ReadonlyMap<number, ArticleVector> = new Map(),
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    await indexBatch(db, ids.slice(start, start + BATCH_SIZE), vectors);
}

/**
 * Indexes every article that has changed without being indexed, or was indexed by another version: those with the
 * highest ids first, in batches of one transaction each. Returns the number of articles.
 */
export async function indexOutdated(db: Database, signal?: AbortSignal): Promise<number> {
  let done = 0;
  let below = MAX_INTEGER;
  while (!signal?.aborted) {
    const outdated = await db
      .select({ id: articles.id })
      .from(articles)
      .leftJoin(articleSearch, eq(articleSearch.articleId, articles.id))
      .where(
        and(
          lt(articles.id, below),
          or(
            isNull(articleSearch.articleId),
            ne(articleSearch.revisedAt, articles.updatedAt),
            ne(articleSearch.version, INDEX_VERSION),
          ),
        ),
      )
      .orderBy(desc(articles.id))
      .limit(OUTDATED_BATCH_SIZE);
    const ids = outdated.map(({ id }) => id);
    if (ids.length === 0) break;
    await db.transaction((transaction) => indexBatch(transaction, ids));
    done += ids.length;
    below = Math.min(...ids);
    // so that requests are answered in between
    await pause(0);
  }
  if (done > 0) await vacuumSearchTables(db);
  return done;
}

/**
 * Vacuums the tables of the search, because the embedded database has no autovacuum: without it, searches stay slow
 * after many changes. Not possible within a transaction.
 */
export async function vacuumSearchTables(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze article_search`);
}

async function indexBatch(
  db: Database,
  ids: number[],
  known: ReadonlyMap<number, ArticleVector> = new Map(),
): Promise<void> {
  const unknown = ids.filter((id) => !known.has(id));
  const vectors = [
    ...ids.flatMap((id) => {
      const vector = known.get(id);
      return vector ? [{ id, ...vector }] : [];
    }),
    ...(await readTexts(db, unknown)).map(({ id, ...text }) => ({ id, ...toArticleVector(text) })),
  ];
  if (vectors.length === 0) return;
  const rows = vectors.map(({ id, head, words }) => sql`(${id}::int, ${head}::tsvector, ${words}::tsvector)`);
  // the times are copied within the database: JavaScript's dates would lose the microseconds
  await db.execute(sql`
    insert into article_search (article_id, section, published_at, revised_at, version, head, words)
    select articles.id, section, published_at, updated_at, ${INDEX_VERSION}::int, vector.head,
      vector.words || ${sql.raw(TIME_VECTOR)}
    from (values ${sql.join(rows, sql`, `)}) as vector(id, head, words) join articles on articles.id = vector.id
    on conflict (article_id) do update set section = excluded.section, published_at = excluded.published_at,
      revised_at = excluded.revised_at, version = excluded.version, head = excluded.head, words = excluded.words
  `);
  await db.delete(articleSearchParts).where(inArray(articleSearchParts.articleId, ids));
  const parts = vectors.flatMap(({ id, parts: all }) =>
    all.map((words, at) => ({ articleId: id, part: at + 1, words })),
  );
  for (let start = 0; start < parts.length; start += BATCH_SIZE)
    await db.insert(articleSearchParts).values(parts.slice(start, start + BATCH_SIZE));
}

async function readTexts(db: Database, ids: number[]): Promise<({ id: number } & ArticleText)[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: articles.id, title: articles.title, lead: articles.lead, body: articles.body })
    .from(articles)
    .where(inArray(articles.id, ids));
}
