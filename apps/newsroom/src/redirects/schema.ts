import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Redirects from addresses that no longer exist, to a path of the site or an address elsewhere. */
export const redirects = pgTable('redirects', {
  from: text('from_path').primaryKey(),
  to: text('to_address').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
