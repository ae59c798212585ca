import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** What becomes of a report: somebody has it, it was answered to, or there was nothing to do. */
export const REPORT_STATES = ['new', 'taken', 'done', 'dismissed'] as const;

export type ReportState = (typeof REPORT_STATES)[number];

/**
 * What a listener reports (SPEC 7.11); `reportedAt` is the time that it says itself. `who` has taken or closed it, and
 * `note` is what came of it, for colleagues.
 */
export const listenerReports = pgTable(
  'listener_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reason: text().notNull(),
    message: text().notNull().default(''),
    email: text().notNull().default(''),
    url: text().notNull().default(''),
    state: text().$type<ReportState>().notNull().default('new'),
    who: text().notNull().default(''),
    note: text().notNull().default(''),
    reportedAt: instant('reported_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('listener_reports_newest').on(table.receivedAt.desc().nullsFirst())],
);
