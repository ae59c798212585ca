import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/schema.ts';
import { instant } from '../database/columns.ts';

/** A line of an article and its times, in seconds from the beginning of the sound. */
export interface SpokenLine {
  text: string;
  start: number;
  end: number;
  /** The fingerprint of its sound and its length in bytes; narrations of earlier versions lack both. */
  fingerprint?: string;
  bytes?: number;
}

/**
 * A narration: an article read aloud by one speaker (SPEC 3.3-11 to 3.3-13). `revision` is the digest of the text that
 * the voice was given, and the version of its pronunciation; `revisedAt` the article's `updatedAt` when the two were last compared, null when they have to be
 * compared again. `sound` is the digest of the MP3, which is its name in the store; `duration` is in seconds.
 */
export const narrations = pgTable(
  'narrations',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    speaker: integer().notNull(),
    revision: text().notNull(),
    revisedAt: instant('revised_at'),
    sound: text().notNull(),
    bytes: integer().notNull(),
    duration: doublePrecision().notNull(),
    lines: jsonb().$type<SpokenLine[]>().notNull(),
    /** The name of the voice, such as `espeak`. */
    provider: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.speaker] }),
    index('narrations_sound').on(table.sound),
    index('narrations_oldest').on(table.createdAt),
    index('narrations_unchecked').on(table.articleId).where(sql`${table.revisedAt} is null`),
  ],
);

/**
 * Why a narration could not be made, and when it is tried again; null for not before the article changes or the
 * newsroom starts anew.
 */
export const narrationFailures = pgTable(
  'narration_failures',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    speaker: integer().notNull(),
    revisedAt: instant('revised_at').notNull(),
    message: text().notNull(),
    attempts: integer().notNull().default(1),
    failedAt: instant('failed_at').notNull().defaultNow(),
    retryAt: instant('retry_at'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.speaker] })],
);

/** How many listeners liked the narration of an article, and how many did not (SPEC 7.10-04). */
export const narrationRatings = pgTable('narration_ratings', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  likes: integer().notNull().default(0),
  dislikes: integer().notNull().default(0),
});

/** The station's own dictionary of pronunciations, in Thai letters. */
export const pronunciations = pgTable('pronunciations', {
  word: text().primaryKey(),
  reading: text().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
