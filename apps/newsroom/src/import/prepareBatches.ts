import { inArray } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { type ArticleVector, startVectorThread, type VectorThread } from '../search/index.ts';
import { type ImportedArticle, toArticleKey } from './importedArticle.ts';

/** Fewer articles do not pay for starting a thread. */
const MIN_ARTICLES = 100;

/** Articles that one statement writes: no two have the same `sourceId`. */
export interface Batch {
  read: ImportedArticle[];
  /** The number of lines of the file up to here. */
  lines: number;
}

export interface PreparedBatch extends Batch {
  /** The vectors of articles that are new, by {@link toArticleKey}. */
  vectors: Promise<Map<string, ArticleVector>>;
}

/**
 * Hands each batch on when the next one is read, and splits that one into words in a thread meanwhile: the database and
 * the words take equally long. When the file ends in an error, the batches before are handed on first.
 */
export async function* prepareBatches(db: Database, batches: AsyncIterable<Batch>): AsyncGenerator<PreparedBatch> {
  let thread: VectorThread | undefined;
  const prepare = async (read: ImportedArticle[]) => {
    const added = read.length < MIN_ARTICLES ? [] : await withoutExisting(db, read);
    if (added.length === 0) return new Map<string, ArticleVector>();
    thread ??= startVectorThread();
    const vectors = await thread.toVectors(added.map(({ title, lead, body }) => ({ title, lead, body })));
    return new Map(vectors.map((vector, index) => [toArticleKey(added[index] as ImportedArticle), vector]));
  };
  let waiting: PreparedBatch | undefined;
  try {
    for await (const batch of batches) {
      const prepared = { ...batch, vectors: prepare(batch.read) };
      // the import meets the error when it takes the batch; one that has failed before takes none
      prepared.vectors.catch(() => {});
      if (waiting) yield waiting;
      waiting = prepared;
    }
    if (waiting) yield waiting;
  } catch (error) {
    if (waiting) yield waiting;
    throw error;
  } finally {
    await thread?.stop();
  }
}

/** An article that was imported before is unchanged most of the time, and then needs no vector. */
async function withoutExisting(db: Database, read: ImportedArticle[]): Promise<ImportedArticle[]> {
  const existing = await db
    .select({ source: articles.source, sourceId: articles.sourceId })
    .from(articles)
    .where(
      inArray(
        articles.sourceId,
        read.map((article) => article.sourceId),
      ),
    );
  const keys = new Set(existing.map(toArticleKey));
  return read.filter((article) => !keys.has(toArticleKey(article)));
}
