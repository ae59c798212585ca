import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** A number or a name that sums a situation up, such as the households that are affected. `at` is ISO 8601. */
export interface SituationFact {
  label: string;
  value: string;
  source: string;
  at: string;
}

/**
 * Subjects that the station follows: articles with one of its tags belong to a topic. The id is a name such as `flood`.
 * A topic that has started is a situation, reported in entries until it has ended.
 */
export const topics = pgTable('topics', {
  id: text().primaryKey(),
  source: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  picture: text().notNull().default(''),
  /** The page of the topic: a path of the site. */
  url: text().notNull(),
  tags: text().array().notNull().default(sql`'{}'`),
  facts: jsonb().$type<SituationFact[]>().notNull().default([]),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  position: integer().notNull().default(0),
});

/** The entries of a situation; later ones have higher ids, which serve as cursors for paging. */
export const situationEntries = pgTable(
  'situation_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    /** Who put it there, such as `demo`; what an editor has changed is the editor's. */
    source: text().notNull().default('editor'),
    topicId: text('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    headline: text().notNull(),
    body: text().notNull().default(''),
    picture: text().notNull().default(''),
    caption: text().notNull().default(''),
    isKey: boolean('is_key').notNull().default(false),
    publishedAt: instant('published_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('situation_entries_of_topic').on(table.topicId, table.id.desc().nullsFirst())],
);
