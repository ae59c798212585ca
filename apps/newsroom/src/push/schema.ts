import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Browsers that want push messages: the endpoint of their push service, and the keys that encrypt messages. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text().primaryKey(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The station's public key at the time of the subscription; null when it is unknown. */
  applicationServerKey: text('application_server_key'),
  /** How many messages in a row were refused with every key of the station. */
  refusals: integer().notNull().default(0),
  /** How many messages in a row failed at the push service, and when the first of them did. */
  failures: integer().notNull().default(0),
  failingSince: instant('failing_since'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The progress of sending a message. */
export interface PushReport {
  subscriptions: number;
  sent: number;
  /** Subscriptions that their push service no longer knows; they have been removed. */
  expired: number;
  /** How many messages failed, by the reason, such as `answered with 429`. */
  failures: Record<string, number>;
}

/**
 * Messages to everybody, and how far each is: sent to all subscriptions up to `lastEndpoint`, but those in
 * `push_postponed`.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid().primaryKey(),
    /** Who sends it, and from where, as the log of actions names them. */
    who: text().notNull(),
    origin: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    body: text(),
    report: jsonb().$type<PushReport>().notNull(),
    lastEndpoint: text('last_endpoint').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null while it is being sent, or waits for a newsroom that goes on with it. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('push_messages_newest').on(table.createdAt)],
);

/** The subscriptions to which a message is sent after all others: their push service was busy, or failed before. */
export const pushPostponed = pgTable(
  'push_postponed',
  {
    message: uuid()
      .notNull()
      .references(() => pushMessages.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.message, table.endpoint] })],
);
