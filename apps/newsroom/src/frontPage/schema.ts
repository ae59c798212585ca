import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * An edition of the front page: all placements of articles on it. Readers see the one that was launched last. One that
 * is not launched yet is the draft, of which there is at most one. A launched edition never changes.
 */
export const frontPageEditions = pgTable(
  'front_page_editions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull().defaultNow(),
    launchedAt: instant('launched_at'),
    /** Who launched it, as the log of actions names callers. */
    launchedBy: text('launched_by').notNull().default(''),
  },
  (table) => [
    uniqueIndex('front_page_editions_draft').on(sql`(true)`).where(sql`${table.launchedAt} is null`),
    index('front_page_editions_launched').on(table.launchedAt),
  ],
);

/** The placements of an edition; a withdrawn article keeps its own, and readers see it there again once it is back. */
export const placements = pgTable(
  'front_page_placements',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => frontPageEditions.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').notNull(),
    /** `lead`, `latest`, `focus`, a category's slug, or the category's own page: `categories/` and its slug. */
    section: text().notNull(),
    /** From 1. */
    position: integer().notNull(),
    /** When the placement ends; null when it lasts as long as the edition. */
    until: instant('until'),
    /** Its title and picture in this place; empty for the article's own. */
    title: text().notNull().default(''),
    picture: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.articleId, table.section] })],
);
