import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The results of requesting a page of the site every minute of a day in Bangkok (`2026-11-20`). `firstByte` is a
 * histogram of the times to the first byte, by the bounds of `scorecard/firstByte.ts`.
 */
export const probeDays = pgTable(
  'probe_days',
  {
    day: text().notNull(),
    page: text().notNull(),
    answered: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    firstByte: integer('first_byte').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);
