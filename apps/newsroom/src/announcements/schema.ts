import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The organisation's own announcements, with the addresses of their pages. */
export const announcements = pgTable(
  'pr_news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    source: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    picture: text().notNull().default(''),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [index('pr_news_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
);
