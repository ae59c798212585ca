import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The states of a report: new, taken by a colleague, done, or dismissed because there was nothing to do. */
export const REPORT_STATES = ['new', 'taken', 'done', 'dismissed'] as const;

export type ReportState = (typeof REPORT_STATES)[number];

/**
 * Reports of listeners (SPEC 7.11); `reportedAt` is the time that the report names. `who` is the colleague who has
 * taken or closed it, `note` tells other colleagues what was done.
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
