import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../database/columns.ts';

/** Pictures that editors have uploaded, by the names under which `/media` serves them. */
export const media = pgTable('media', {
  name: text().primaryKey(),
  bytes: bytea().notNull(),
});
