import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { articles, isPublished } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { createRewriter, readDictionary } from '../dictionary/index.ts';
import { toNarrationLines } from '../narrationLines.ts';

/** An article as it is given to a voice. */
export interface NarrationText {
  articleId: number;
  /** As it is written. */
  lines: string[];
  /** The same lines, as they are read. */
  spoken: string[];
  /** The digest of what is read. */
  revision: string;
  /** What it was made of: when the article last changed, as the database writes it, and the state of the dictionary. */
  revisedAt: string;
  dictionary: string;
}

/** The text that a voice reads of a published article; undefined when no such article is published. */
export async function findNarrationText(db: Database, articleId: number): Promise<NarrationText | undefined> {
  const [article] = await db
    .select({
      title: articles.title,
      lead: articles.lead,
      body: articles.body,
      // a date of JavaScript's would lose the microseconds
      revisedAt: sql<string>`${articles.updatedAt}::text`,
    })
    .from(articles)
    .where(and(eq(articles.id, articleId), isPublished));
  if (!article) return undefined;
  const { readings, version } = await readDictionary(db);
  const lines = toNarrationLines(article);
  const spoken = lines.map(createRewriter(readings));
  const revision = createHash('sha256').update(spoken.join('\n')).digest('hex');
  return { articleId, lines, spoken, revision, revisedAt: article.revisedAt, dictionary: version };
}
