import { desc, lte, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The longest title and credit of an article, in characters: an editor can save whatever was imported. */
export const MAX_TITLE_LENGTH = 500;
export const MAX_CREDIT_LENGTH = 2000;

/** A picture of an article's gallery; `picture` is an address or the name of one of the newsroom's own media files. */
export interface GalleryPicture {
  picture: string;
  caption: string;
  credit: string;
}

/**
 * An article. `gallery` are the pictures beside its text; with `isGallery` they are its main content. `mediaUrl` and
 * `durationSeconds` are a clip's: the address of an HLS playlist or an MP4, empty until there is one. `voicePath` is
 * the narration for lists: empty until there is one. `isFeature` marks what is independent of the news of the day. `source`
 * and `sourceId` say where it was imported from, so that another import updates it instead of adding it twice. An
 * article with a `publishedAt` that lies ahead is scheduled, never for a time before `embargoedUntil`. `editedAt` is
 * when an editor last changed it: then no import changes it any more.
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
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    note: text().notNull().default(''),
    authorKeys: text('author_keys').array().notNull().default(sql`'{}'`),
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
    index('articles_authors').using('gin', table.authorKeys).where(sql`${table.authorKeys} <> '{}'`),
    index('articles_galleries')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isGallery}`),
  ],
);

/** What readers may see: articles whose time of publication has come. */
export const isPublished = lte(articles.publishedAt, sql`now()`);

/** The order of lists of news. */
export const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

/** A tag; `description` and `picture` are for its page, empty until an editor sets them. */
export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  description: text().notNull().default(''),
  picture: text().notNull().default(''),
});

/** Former titles of tags that were renamed or merged; their pages redirect to the tag. */
export const formerTags = pgTable('former_tags', {
  title: text().primaryKey(),
  tagId: integer('tag_id')
    .notNull()
    .references(() => tags.id, { onDelete: 'cascade' }),
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

/** The fields of an article that every version of the newsroom stores. Pictures are as in {@link GalleryPicture}. */
interface FirstArticleContent {
  section: string;
  title: string;
  lead: string;
  /** HTML. */
  body: string;
  picture: string;
  credit: string;
  gallery: GalleryPicture[];
  tags: string[];
  marks: ArticleMark[];
  mediaUrl: string;
  durationSeconds: number;
  relatedIds: number[];
  /** ISO 8601; null without an embargo. */
  embargoedUntil: string | null;
}

/** What editors write of an article. A new field needs a default below. */
export interface ArticleContent extends FirstArticleContent {
  /** The title and lead for search engines and social networks; empty where they are the article's own. */
  seoTitle: string;
  seoDescription: string;
  /** A note for colleagues, which readers never get. */
  note: string;
  /** The keys of the authors, in the order of the byline. */
  authors: string[];
}

/** Defaults for older drafts and versions, and for those of an older newsroom that runs beside this one. */
const ADDED_FIELDS: Omit<ArticleContent, keyof FirstArticleContent> = {
  seoTitle: '',
  seoDescription: '',
  note: '',
  authors: [],
};

const articleContent = customType<{ data: ArticleContent; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (content) => ({ ...ADDED_FIELDS, ...(content as FirstArticleContent & Partial<ArticleContent>) }),
});

/** The kinds of articles beside plain news. */
export const ARTICLE_MARKS = ['breaking', 'focus', 'feature', 'clip', 'gallery', 'ai'] as const;

export type ArticleMark = (typeof ARTICLE_MARKS)[number];

/**
 * A text that is not published yet: a new article, or with `articleId` the working copy of a published one, which has
 * at most one. `version` is the number of its newest version, `readyVersion` of the one that its author says is finished.
 */
export const articleDrafts = pgTable('article_drafts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  articleId: integer('article_id').unique(),
  content: articleContent().notNull(),
  version: integer().notNull().default(1),
  readyVersion: integer('ready_version'),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** The events that add a version. `refused` is a text that was based on an older version than the newest one. */
export const VERSION_EVENTS = [
  'before',
  'draft',
  'edit',
  'publish',
  'schedule',
  'unschedule',
  'correct',
  'uncorrect',
  'withdraw',
  'restore',
  'discard',
  'refused',
] as const;

export type VersionEvent = (typeof VERSION_EVENTS)[number];

/**
 * The content of an article at each save. `article` is its id, or `d12` for a draft that was never published; `number`
 * counts from 1. The event `before` is the content before the first save. `note` is the correction, the reason of a
 * withdrawal or the restored version; `basedOn` the version on which a refused text was based.
 */
export const articleVersions = pgTable(
  'article_versions',
  {
    article: text().notNull(),
    number: integer().notNull(),
    at: instant('at').notNull().defaultNow(),
    who: text().notNull(),
    event: text().$type<VersionEvent>().notNull(),
    note: text().notNull().default(''),
    isPublished: boolean('is_published').notNull(),
    basedOn: integer('based_on'),
    content: articleContent().notNull(),
  },
  (table) => [primaryKey({ columns: [table.article, table.number] })],
);

/** Corrections of published articles, in the editors' words. They are stored even when the article is withdrawn. */
export const corrections = pgTable(
  'corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer('article_id').notNull(),
    note: text().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('corrections_of_article').on(table.articleId, table.at),
    index('corrections_newest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** A withdrawn article: its whole row of `articles`, by the names of the columns, and its tags. */
export const withdrawnArticles = pgTable(
  'withdrawn_articles',
  {
    id: integer().primaryKey(),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    publishedAt: instant('published_at').notNull(),
    article: jsonb().$type<Record<string, unknown> & { title: string }>().notNull(),
    tags: text().array().notNull(),
    reason: text().notNull().default(''),
    withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('withdrawn_articles_source').on(table.source, table.sourceId)],
);

/** Imported articles that became drafts before they were out: an import does not bring them back. */
export const unscheduledArticles = pgTable(
  'unscheduled_articles',
  { source: text().notNull(), sourceId: text('source_id').notNull() },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] })],
);
