import { createHash } from 'node:crypto';
import { PRONUNCIATION_VERSION } from '@sala/pronunciation';
import { and, eq, sql } from 'drizzle-orm';
import { articles, isPublished } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { createRewriter, readDictionary } from '../dictionary/index.ts';
import { toNarrationLines } from '../narrationLines.ts';

/** The text of an article for a voice. */
export interface NarrationText {
  articleId: number;
  /** The lines as they are written. */
  lines: string[];
  /** The same lines as they are pronounced. */
  spoken: string[];
  /** The digest of the pronounced lines, a point, and the version of their pronunciation. */
  revision: string;
  /**
   * The sources of the text: the article's `updatedAt` as the database writes it, and the revision of the dictionary.
   */
  revisedAt: string;
  dictionary: string;
}

/** The text of a published article for a voice; undefined when no such article is published. */
export async function findNarrationText(db: Database, articleId: number): Promise<NarrationText | undefined> {
  const [article] = await db
    .select({
      title: articles.title,
      lead: articles.lead,
      body: articles.body,
      // a JavaScript date would lose the microseconds
      revisedAt: sql<string>`${articles.updatedAt}::text`,
    })
    .from(articles)
    .where(and(eq(articles.id, articleId), isPublished));
  if (!article) return undefined;
  const { readings, version } = await readDictionary(db);
  const lines = toNarrationLines(article);
  const spoken = lines.map(createRewriter(readings));
  const digest = createHash('sha256').update(spoken.join('\n')).digest('hex');
  const revision = `${digest}.${PRONUNCIATION_VERSION}`;
  return { articleId, lines, spoken, revision, revisedAt: article.revisedAt, dictionary: version };
}
