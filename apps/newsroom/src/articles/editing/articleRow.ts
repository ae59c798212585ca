import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { findTagIds } from '../../tags/index.ts';
import { type ArticleContent, articles, articleTags } from '../schema.ts';
import { tagTitles } from '../tagTitles.ts';

/** What editors write of an article, as columns of its row; its tags are in a table of their own. */
export function toColumns(article: ArticleContent) {
  const { marks, tags: _, authors, embargoedUntil, ...columns } = article;
  return {
    ...columns,
    authorKeys: authors,
    isBreaking: marks.includes('breaking'),
    isFocus: marks.includes('focus'),
    isFeature: marks.includes('feature'),
    isClip: marks.includes('clip'),
    isGallery: marks.includes('gallery'),
    byAi: marks.includes('ai'),
    embargoedUntil: embargoedUntil === null ? null : new Date(embargoedUntil),
  };
}

/** What editors have written of a published or scheduled article; null when there is none of that id. */
export async function findContent(db: Database, id: number): Promise<ArticleContent | null> {
  const [row] = await db.select({ article: articles, tags: tagTitles }).from(articles).where(eq(articles.id, id));
  if (!row) return null;
  const { article } = row;
  return {
    section: article.section,
    title: article.title,
    lead: article.lead,
    body: article.body,
    picture: article.picture,
    credit: article.credit,
    seoTitle: article.seoTitle,
    seoDescription: article.seoDescription,
    note: article.note,
    authors: article.authorKeys,
    gallery: article.gallery,
    tags: row.tags,
    marks: [
      ...(article.isBreaking ? (['breaking'] as const) : []),
      ...(article.isFocus ? (['focus'] as const) : []),
      ...(article.isFeature ? (['feature'] as const) : []),
      ...(article.isClip ? (['clip'] as const) : []),
      ...(article.isGallery ? (['gallery'] as const) : []),
      ...(article.byAi ? (['ai'] as const) : []),
    ],
    mediaUrl: article.mediaUrl,
    durationSeconds: article.durationSeconds,
    relatedIds: article.relatedIds,
    embargoedUntil: article.embargoedUntil?.toISOString() ?? null,
  };
}

/** Gives an article these tags and no others. */
export async function setTags(db: Database, articleId: number, titles: string[]): Promise<void> {
  await db.delete(articleTags).where(eq(articleTags.articleId, articleId));
  const ids = await findTagIds(db, titles);
  const tagIds = new Set(titles.map((title) => ids.get(title) as number));
  if (tagIds.size === 0) return;
  await db.insert(articleTags).values([...tagIds].map((tagId, position) => ({ articleId, tagId, position })));
}
