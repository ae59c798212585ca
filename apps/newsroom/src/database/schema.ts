import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the newsroom has made for itself because the environment gave none. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What one of several newsrooms is doing, and no other until then (`lease.ts`). */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant('until').notNull(),
});

/**
 * Ratings, reports and the like that were taken, by the id that their browser gave them: one that is sent again is not
 * counted again.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_oldest').on(table.createdAt)],
);
