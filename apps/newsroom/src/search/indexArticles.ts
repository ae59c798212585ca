import { desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { articleSearch, articles, type Database } from '../database/index.ts';
import { storyVector } from './storyVector.ts';

const BATCH = 200;

/** Writes what the search knows of these stories. Whoever changes stories calls it in the same transaction. */
export async function indexArticles(db: Database, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) await indexBatch(db, ids.slice(start, start + BATCH));
}

/**
 * Writes it for every story that has changed without it, the newest first, in batches of a transaction each. Returns how many
 * stories there were.
 */
export async function indexOutdated(db: Database): Promise<number> {
  let done = 0;
  while (true) {
    const outdated = await db
      .select({ id: articles.id })
      .from(articles)
      .leftJoin(articleSearch, eq(articleSearch.articleId, articles.id))
      .where(or(isNull(articleSearch.articleId), ne(articleSearch.revisedAt, articles.updatedAt)))
      .orderBy(desc(articles.publishedAt))
      .limit(BATCH);
    if (outdated.length === 0) break;
    await db.transaction((transaction) =>
      indexBatch(
        transaction,
        outdated.map((row) => row.id),
      ),
    );
    done += outdated.length;
  }
  if (done > 0) await tidySearch(db);
  return done;
}

/** What the embedded database has nobody for: without it, searches stay slow after many changes. Not within a transaction. */
export async function tidySearch(db: Database): Promise<void> {
  await db.execute(sql`vacuum analyze article_search`);
}

async function indexBatch(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const stories = await db
    .select({ id: articles.id, title: articles.title, lead: articles.lead, body: articles.body })
    .from(articles)
    .where(inArray(articles.id, ids));
  if (stories.length === 0) return;
  const vectors = stories.map((story) => {
    const { head, words } = storyVector(story);
    return sql`(${story.id}::int, ${head}::tsvector, ${words}::tsvector)`;
  });
  // the times are copied where they are: here they would lose their microseconds
  await db.execute(sql`
    insert into article_search (article_id, section, published_at, revised_at, head, words)
    select articles.id, section, published_at, updated_at, vector.head, vector.words
    from (values ${sql.join(vectors, sql`, `)}) as vector(id, head, words) join articles on articles.id = vector.id
    on conflict (article_id) do update set section = excluded.section, published_at = excluded.published_at,
      revised_at = excluded.revised_at, head = excluded.head, words = excluded.words
  `);
}
