import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Has a row after the demo's content was removed, so that no start loads it again. */
export const demoRemoval = pgTable('demo_removal', {
  id: integer().primaryKey().default(1),
  removedAt: instant('removed_at').notNull().defaultNow(),
});
