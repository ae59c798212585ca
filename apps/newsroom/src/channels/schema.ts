import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The inputs of channels: a studio's HLS streams, which replace the planned programmes while they are live. */
export const channelInputs = pgTable('channel_inputs', {
  channel: text().primaryKey(),
  /** The address of its playlist; empty to use no input, even where a setting names one. */
  address: text().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
