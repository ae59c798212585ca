import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The authors of articles. `key` is part of the address of their page; `picture` is like an article's, empty for none.
 */
export const authors = pgTable('authors', {
  key: text().primaryKey(),
  name: text().notNull(),
  jobTitle: text('job_title').notNull().default(''),
  about: text().notNull().default(''),
  picture: text().notNull().default(''),
});

export type Author = typeof authors.$inferSelect;
