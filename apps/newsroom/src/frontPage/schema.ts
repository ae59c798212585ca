import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * What editors have arranged of the front page, as a whole: the one launched last is what readers see, the one that was
 * not launched yet is the draft, and there is one draft at most. A launched one never changes.
 */
export const frontPageEditions = pgTable(
  'front_page_editions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull().defaultNow(),
    launchedAt: instant('launched_at'),
  },
  (table) => [
    uniqueIndex('front_page_editions_draft').on(sql`(true)`).where(sql`${table.launchedAt} is null`),
    index('front_page_editions_launched').on(table.launchedAt),
  ],
);

/** Articles that stand where an editor has put them; what is withdrawn keeps its place for when it is back. */
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
    /** Until when it stands there; null for as long as the edition holds. */
    until: instant('until'),
    /** What it is called in this place, and its picture there; empty for the article's own. */
    title: text().notNull().default(''),
    picture: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.articleId, table.section] })],
);
