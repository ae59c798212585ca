import { pgTable, text } from 'drizzle-orm/pg-core';

/** Who writes articles. `key` stands in the address of their page; `picture` is as an article's, empty without one. */
export const authors = pgTable('authors', {
  key: text().primaryKey(),
  name: text().notNull(),
  jobTitle: text('job_title').notNull().default(''),
  about: text().notNull().default(''),
  picture: text().notNull().default(''),
});

export type Author = typeof authors.$inferSelect;
