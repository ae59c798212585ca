import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The largest value of an `integer` column, and so the largest id. */
export const MAX_INTEGER = 2_147_483_647;

/** Secrets that the newsroom has made itself because the environment sets none. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Leases (`lease.ts`): the job of a name belongs to one newsroom until its lease expires. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant('until').notNull(),
});

/** The idempotency keys of writes such as ratings and reports, by which a repeated one is not counted again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_oldest').on(table.createdAt)],
);
