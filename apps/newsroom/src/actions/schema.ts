import { index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** What became of an action: `refused` with a sentence that says why, `failed` when something broke. */
export type Outcome = 'done' | 'refused' | 'failed';

/**
 * Who did what. The database itself refuses to change an entry, and to delete one before its time. `input` is what was
 * given, without secrets and with the lengths and hashes of what is long; `message` what was said of it.
 */
export const actionLog = pgTable(
  'action_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    who: text().notNull(),
    origin: text().notNull(),
    action: text().notNull(),
    input: json().$type<Record<string, unknown>>().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    message: text().notNull(),
  },
  (table) => [index('action_log_newest').on(table.at)],
);

/**
 * What a change did to each row that editors make: written by the database itself, in the change's own transaction, and
 * as append-only as the log. A row that was added has nothing before, one that was removed nothing after.
 */
export const actionChanges = pgTable(
  'action_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The entry of the log. */
    entryId: integer('entry_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    table: text('table_name').notNull(),
    before: jsonb().$type<Row>(),
    after: jsonb().$type<Row>(),
  },
  (table) => [index('action_changes_entry').on(table.entryId), index('action_changes_newest').on(table.at)],
);

/** A row of any table as JSON, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Replies to actions that were sent with an idempotency key: a repeated request gets the same reply. */
export const actionReplies = pgTable(
  'action_replies',
  {
    who: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the action and its input, in hex. */
    request: text().notNull(),
    reply: json().$type<object>(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.who, table.key] }), index('action_replies_oldest').on(table.at)],
);
