import { index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * The outcome of an action: `refused` for a stated reason, `failed` because of an error. A job is first `begun`; its
 * outcome is an entry of its own, because no entry changes.
 */
export const OUTCOMES = ['begun', 'done', 'refused', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * The log of actions. The database itself refuses to change an entry, and to delete one before its time. `input` holds
 * no secrets, and of long values only lengths and hashes; `message` is what the caller was told.
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
 * The change of each row that editors make, as a trigger of the database writes it in the change's own transaction;
 * append-only like the log. An added row has no `before`, a removed row no `after`.
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
