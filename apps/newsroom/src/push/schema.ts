import { integer, pgTable, text } from 'drizzle-orm/pg-core';
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
  createdAt: instant('created_at').notNull().defaultNow(),
});
