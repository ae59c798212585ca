import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GalleryPicture } from './articles.ts';
import { instant } from './columns.ts';

/** What editors write of a story. Pictures are as in {@link GalleryPicture}. */
export interface ArticleContent {
  section: string;
  title: string;
  lead: string;
  /** HTML. */
  body: string;
  picture: string;
  credit: string;
  gallery: GalleryPicture[];
  tags: string[];
  marks: ArticleMark[];
  mediaUrl: string;
  durationSeconds: number;
  relatedIds: number[];
  /** ISO 8601; null without an embargo. */
  embargoedUntil: string | null;
}

/** What a story is besides a story. */
export const ARTICLE_MARKS = ['breaking', 'focus', 'feature', 'clip', 'gallery', 'ai'] as const;

export type ArticleMark = (typeof ARTICLE_MARKS)[number];

/**
 * What is not published yet: a new story, or with `articleId` a working copy of a published one, of which there is one at most.
 * `version` counts its changes from 1.
 */
export const articleDrafts = pgTable('article_drafts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  articleId: integer('article_id').unique(),
  content: jsonb().$type<ArticleContent>().notNull(),
  version: integer().notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What editors have corrected in a published story, in their words. It outlives the story's withdrawal. */
export const corrections = pgTable(
  'corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer('article_id').notNull(),
    note: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('corrections_of_article').on(table.articleId, table.at),
    index('corrections_newest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** A story that was taken back: its whole row as it stood in `articles`, by the names of the columns, and its tags. */
export const withdrawnArticles = pgTable(
  'withdrawn_articles',
  {
    id: integer().primaryKey(),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    publishedAt: instant('published_at').notNull(),
    article: jsonb().$type<Record<string, unknown> & { title: string }>().notNull(),
    tags: text().array().notNull(),
    reason: text().notNull().default(''),
    withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('withdrawn_articles_source').on(table.source, table.sourceId)],
);

/** Where readers of an address that is gone are led: a path of the site, or an address elsewhere. */
export const redirects = pgTable('redirects', {
  from: text('from_path').primaryKey(),
  to: text('to_address').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
