import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * An infographic: a picture, and the same content in words, as HTML, for readers who cannot see it. `tags` are the
 * titles of its tags.
 */
export const infographics = pgTable(
  'infographics',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    section: text().notNull(),
    title: text().notNull(),
    lead: text().notNull().default(''),
    content: text().notNull().default(''),
    picture: text().notNull().default(''),
    credit: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    views: integer().notNull().default(0),
    publishedAt: instant('published_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('infographics_source').on(table.source, table.sourceId),
    index('infographics_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
