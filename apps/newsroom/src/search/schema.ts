import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/schema.ts';
import { instant, tsvector } from '../database/columns.ts';
import { episodes, programs, videos } from '../programs/schema.ts';

/**
 * The search index of articles: `words` has every word, `head` only those of title and lead, which is short enough for
 * ranking. `revisedAt` is the article's `updatedAt` when it was indexed: where they differ, the article has changed
 * since. `version` is that of the word segmentation.
 */
export const articleSearch = pgTable(
  'article_search',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    section: text().notNull(),
    publishedAt: instant('published_at').notNull(),
    revisedAt: instant('revised_at').notNull(),
    version: integer().notNull().default(0),
    head: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('article_search_words').using('gin', table.words),
    index('article_search_newest').on(table.publishedAt.desc().nullsFirst(), table.articleId.desc().nullsFirst()),
  ],
);

/**
 * The positions of the words of a long article beyond those that `words` of {@link articleSearch} has, for phrases.
 */
export const articleSearchParts = pgTable(
  'article_search_parts',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articleSearch.articleId, { onDelete: 'cascade' }),
    /** Counts from 1. */
    part: integer().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.part] })],
);

/**
 * The search index of programmes, their episodes and their clips, with the same columns as that of articles. A row is
 * found from `publishedAt` on until `endsAt`.
 */
export const programSearch = pgTable(
  'program_search',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    episodeId: integer('episode_id').references(() => episodes.id, { onDelete: 'cascade' }),
    videoId: integer('video_id').references(() => videos.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    publishedAt: instant('published_at').notNull(),
    endsAt: instant('ends_at'),
    version: integer().notNull().default(0),
    head: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('program_search_words').using('gin', table.words),
    index('program_search_of_program').on(table.programId),
    index('program_search_of_episode').on(table.episodeId),
    index('program_search_of_video').on(table.videoId),
  ],
);
