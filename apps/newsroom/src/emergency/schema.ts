import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The message above every page; at most one row. `url` is the address of further information, empty for none. */
export const emergency = pgTable('emergency', {
  id: integer().primaryKey().default(1),
  text: text().notNull(),
  url: text().notNull().default(''),
  raisedAt: instant('raised_at').notNull().defaultNow(),
});
