import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How a page of the site answered on a day in Bangkok (`2026-11-20`), asked every minute. `firstByte` counts how long
 * it took to begin, by the bounds of `scorecard/firstByte.ts`.
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
