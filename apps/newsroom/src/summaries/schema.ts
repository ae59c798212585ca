import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/schema.ts';
import { instant } from '../database/columns.ts';

/**
 * The key points of an article, and its readers' ratings. `revision` is the digest of the text they were made of,
 * `revisedAt` the article's `updatedAt` when it was last checked. An article too short for a summary has no points.
 */
export const summaries = pgTable('summaries', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  revision: text().notNull(),
  revisedAt: instant('revised_at').notNull(),
  points: text().array().notNull(),
  /** `extractive`, `editor`, or the name of a language model. */
  model: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  helpful: integer().notNull().default(0),
  unhelpful: integer().notNull().default(0),
});
