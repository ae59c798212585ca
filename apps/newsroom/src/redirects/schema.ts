import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Where readers of an address that is gone are led: a path of the site, or an address elsewhere. */
export const redirects = pgTable('redirects', {
  from: text('from_path').primaryKey(),
  to: text('to_address').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
