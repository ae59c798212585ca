import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Navigation that an editor has stored, a row for each collection; without a row the station's built-in collection is
 * used.
 */
export const navigation = pgTable('navigation', {
  collection: text().primaryKey(),
  entries: jsonb().$type<object[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
