import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A picture of an article's gallery; `picture` is an address or the name of one of the newsroom's own media files. */
export interface GalleryPicture {
  picture: string;
  caption: string;
  credit: string;
}

/** What editors write of a story. Pictures are as in {@link GalleryPicture}. */
export interface StoryContent {
  section: string;
  title: string;
  lead: string;
  /** HTML. */
  body: string;
  picture: string;
  credit: string;
  gallery: GalleryPicture[];
  tags: string[];
  marks: StoryMark[];
  mediaUrl: string;
  durationSeconds: number;
  relatedIds: number[];
  /** ISO 8601; null without an embargo. */
  embargoedUntil: string | null;
}

/** What a story is besides a story. */
export const STORY_MARKS = ['breaking', 'focus', 'feature', 'clip', 'ai'] as const;
export type StoryMark = (typeof STORY_MARKS)[number];

/**
 * A story; a gallery is one with pictures in `gallery`. `mediaUrl` and `durationSeconds` are a clip's: an HLS playlist or an MP4
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
    index('articles_galleries')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`jsonb_array_length(${table.gallery}) > 0`),
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

/** A number or a name that sums a situation up, such as the households that are affected. `at` is ISO 8601. */
export interface SituationFact {
  label: string;
  value: string;
  source: string;
  at: string;
}

/**
 * A subject that the station follows: what carries one of its tags belongs to it. Its id is a name such as `flood`. One that has
 * started is a situation, reported entry by entry until it has ended.
 */
export const topics = pgTable('topics', {
  id: text().primaryKey(),
  source: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  picture: text().notNull().default(''),
  /** The page that follows it: a path of the site. */
  url: text().notNull(),
  tags: text().array().notNull().default(sql`'{}'`),
  facts: jsonb().$type<SituationFact[]>().notNull().default([]),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  position: integer().notNull().default(0),
});

/** What happened in a situation; a later one has a higher id, so that ids are the cursors of its pages. */
export const situationEntries = pgTable(
  'situation_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
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

/**
 * What the search knows of a story: every word of it in `words`, those of its title and lead also in `head`, which is short enough
 * to rank by. `revisedAt` is the story's `updatedAt` when it was written: where they differ, the story has changed since.
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
    head: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('article_search_words').using('gin', table.words),
    index('article_search_newest').on(table.publishedAt.desc().nullsFirst(), table.articleId.desc().nullsFirst()),
  ],
);

/**
 * The key points of a story, and how readers found them. `revision` is the digest of the text they were made of, `revisedAt` the
 * story's `updatedAt` when that was looked at last. A story that is its own summary has no points.
 */
export const summaries = pgTable('summaries', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  revision: text().notNull(),
  revisedAt: instant('revised_at').notNull(),
  points: text().array().notNull(),
  /** `extractive`, or the name of a language model. */
  model: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  helpful: integer().notNull().default(0),
  unhelpful: integer().notNull().default(0),
});

/** A line of a story and when it is heard, in seconds from the beginning of the sound. */
export interface SpokenLine {
  text: string;
  start: number;
  end: number;
}

/**
 * A story read aloud by one speaker (SPEC 3.3-11 to 3.3-13). `revision` is the digest of what the voice was given, `revisedAt` the
 * story's `updatedAt` when that was looked at last; null when it has to be looked at again. `sound` is the digest of the MP3, under
 * which the store has it, `duration` in seconds.
 */
export const speech = pgTable(
  'speech',
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
    /** What spoke, such as `espeak`. */
    provider: text().notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.speaker] }),
    index('speech_sound').on(table.sound),
    index('speech_oldest').on(table.madeAt),
  ],
);

/** Why a story could not be read aloud, and when it is tried again; null when never, unless the story changes. */
export const speechFailures = pgTable(
  'speech_failures',
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

/** How many listeners liked the reading of a story, and how many did not (SPEC 7.10-04). */
export const speechRatings = pgTable('speech_ratings', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  likes: integer().notNull().default(0),
  dislikes: integer().notNull().default(0),
});

/** What a listener reports (SPEC 7.11); `reportedAt` is the time that it says itself. */
export const speechReports = pgTable(
  'speech_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reason: text().notNull(),
    message: text().notNull().default(''),
    email: text().notNull().default(''),
    url: text().notNull().default(''),
    reportedAt: instant('reported_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('speech_reports_newest').on(table.receivedAt.desc().nullsFirst())],
);

/** The station's own dictionary: how a word is read, in Thai letters. */
export const pronunciations = pgTable('pronunciations', {
  word: text().primaryKey(),
  reading: text().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/**
 * What is not published yet: a new story, or with `articleId` a working copy of a published one, of which there is one at most.
 * `version` counts its changes from 1.
 */
export const drafts = pgTable('drafts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  articleId: integer('article_id').unique(),
  story: jsonb().$type<StoryContent>().notNull(),
  version: integer().notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What editors have corrected in a published story, in their words. It outlives the story's withdrawal. */
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

/** A story that was taken back: its whole row as it stood in `articles`, by the names of the columns, and its tags. */
export const withdrawn = pgTable(
  'withdrawn',
  {
    id: integer().primaryKey(),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    publishedAt: instant('published_at').notNull(),
    story: jsonb().$type<Record<string, unknown> & { title: string }>().notNull(),
    tags: text().array().notNull(),
    reason: text().notNull().default(''),
    withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('withdrawn_source').on(table.source, table.sourceId)],
);

/** Where readers of an address that is gone are led: a path of the site, or an address elsewhere. */
export const redirects = pgTable('redirects', {
  from: text('from_path').primaryKey(),
  to: text('to_address').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A section of a page that an editor has made, as the Page API answers it; a picture may be one of the newsroom's own media files. */
export interface EditedSection {
  id: string;
  type: string;
  title?: string;
  data: { id: string | number; title: string; description?: string; imgUrl?: string }[];
}

/** Pages that an editor has made, such as that of a special event, by name. */
export const pages = pgTable('pages', {
  name: text().primaryKey(),
  sections: jsonb().$type<EditedSection[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What everybody must know at once; at most one row. `url` is where it is explained, empty when nowhere. */
export const emergency = pgTable('emergency', {
  id: integer().primaryKey().default(1),
  text: text().notNull(),
  url: text().notNull().default(''),
  raisedAt: instant('raised_at').notNull().defaultNow(),
});

/** Navigation that an editor has stored, a row for each collection; a collection without one is the station's built-in one. */
export const navigation = pgTable('navigation', {
  collection: text().primaryKey(),
  entries: jsonb().$type<object[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** A row once the demo's content was sent away: from then on no start brings it back. */
export const demoRemoval = pgTable('demo_removal', {
  id: integer().primaryKey().default(1),
  removedAt: instant('removed_at').notNull().defaultNow(),
});

/** What the newsroom has made for itself because the environment gave none. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** A browser that wants to be told of news: where its push service takes messages, and the keys to encrypt them with. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text().primaryKey(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** How often a video was watched, by its path and by what it is counted under, such as `video-all` (SPEC 7.13-05, 7.13-06). */
export const videoViews = pgTable(
  'video_views',
  {
    key: text().notNull(),
    url: text().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.url] })],
);
/** Pictures that somebody has handed in, by the names under which `/media` serves them. */
export const media = pgTable('media', {
  name: text().primaryKey(),
  bytes: bytea().notNull(),
});

/** The weather of the day as its service last told it; `place` is a name of the station's places, temperatures are in °C. */
export const weather = pgTable('weather', {
  place: text().primaryKey(),
  low: integer().notNull(),
  high: integer().notNull(),
  condition: text(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every announced price of gold, in baht for a baht's weight of bar; `confirmedAt` is when it was last known to hold. */
export const goldPrices = pgTable('gold_prices', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  source: text().notNull(),
  buy: integer().notNull(),
  sell: integer().notNull(),
  confirmedAt: instant('confirmed_at').notNull(),
});

/** The station's own banners; `picture` is an address or the name of one of the newsroom's media. */
export const banners = pgTable('banners', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  source: text().notNull(),
  title: text().notNull(),
  url: text().notNull(),
  picture: text().notNull(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
});
