import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** What channels show instead of what they have planned, while it comes: an HLS stream of a studio's. */
export const channelInputs = pgTable('channel_inputs', {
  channel: text().primaryKey(),
  /** The address of its playlist; empty to go without the one that a setting names. */
  address: text().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
