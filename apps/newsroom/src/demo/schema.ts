import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** A row once the demo's content was sent away: from then on no start brings it back. */
export const demoRemoval = pgTable('demo_removal', {
  id: integer().primaryKey().default(1),
  removedAt: instant('removed_at').notNull().defaultNow(),
});
