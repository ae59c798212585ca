import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A picture of an article's gallery; `picture` is an address or the name of one of the newsroom's own media files. */
export interface GalleryPicture {
  picture: string;
  caption: string;
  credit: string;
}

/**
 * A story; `gallery` are pictures beside its text, and `isGallery` says that it is told by them. `mediaUrl` and `durationSeconds` are a clip's: an HLS playlist or an MP4
 * address, empty until there is one. `voicePath` is where its sound is, as lists tell of it: empty while nobody has read it. `isFeature` marks what stands on its own, apart from the news of the day. `source` and
 * `sourceId` say where it came from, so that bringing it in again changes it instead of doubling it. A `publishedAt` to come is a
 * story that will appear by itself then, at `embargoedUntil` at the earliest. `editedAt` is when an editor last changed it: what has
 * one is not changed by bringing it in again.
 */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    section: text().notNull(),
    title: text().notNull(),
    lead: text().notNull().default(''),
    body: text().notNull().default(''),
    picture: text().notNull().default(''),
    credit: text().notNull().default(''),
    gallery: jsonb().$type<GalleryPicture[]>().notNull().default([]),
    byAi: boolean('by_ai').notNull().default(false),
    isClip: boolean('is_clip').notNull().default(false),
    isFocus: boolean('is_focus').notNull().default(false),
    isBreaking: boolean('is_breaking').notNull().default(false),
    isFeature: boolean('is_feature').notNull().default(false),
    isGallery: boolean('is_gallery').notNull().default(false),
    mediaUrl: text('media_url').notNull().default(''),
    durationSeconds: integer('duration_seconds').notNull().default(0),
    views: integer().notNull().default(0),
    voicePath: text('voice_path').notNull().default(''),
    relatedIds: integer('related_ids').array().notNull().default(sql`'{}'`),
    publishedAt: instant('published_at').notNull(),
    embargoedUntil: instant('embargoed_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    check('articles_embargo', sql`${table.publishedAt} >= ${table.embargoedUntil}`),
    uniqueIndex('articles_source').on(table.source, table.sourceId),
    index('articles_newest').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('articles_section_newest').on(
      table.section,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_focus').on(table.publishedAt.desc().nullsFirst()).where(sql`${table.isFocus}`),
    index('articles_breaking').on(table.publishedAt.desc().nullsFirst()).where(sql`${table.isBreaking}`),
    index('articles_clips').on(table.publishedAt.desc().nullsFirst()).where(sql`${table.isClip}`),
    index('articles_features').on(table.publishedAt.desc().nullsFirst()).where(sql`${table.isFeature}`),
    index('articles_narrated')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.voicePath} <> ''`),
    index('articles_section_narrated')
      .on(table.section, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.voicePath} <> ''`),
    index('articles_galleries')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isGallery}`),
  ],
);

export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
});

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tags_by_tag').on(table.tagId, table.articleId),
  ],
);

/** An infographic: a picture and the same in words, as HTML, for who cannot see it. Its tags are titles of tags. */
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
