import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** What a listener reports (SPEC 7.11); `reportedAt` is the time that it says itself. */
export const listenerReports = pgTable(
  'listener_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reason: text().notNull(),
    message: text().notNull().default(''),
    email: text().notNull().default(''),
    url: text().notNull().default(''),
    reportedAt: instant('reported_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('listener_reports_newest').on(table.receivedAt.desc().nullsFirst())],
);
