import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * A browser that wants to be told of news: where its push service takes messages, and the keys to encrypt them with.
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text().primaryKey(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** The station's public key that it was made with; null when nobody has told. */
  applicationServerKey: text('application_server_key'),
  /** How many messages in a row were refused, where no key of the station's is the one that it was made with. */
  refusals: integer().notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
});
