import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * How often an event happened on a day in Bangkok: on a page, by a campaign, on a kind of device (SPEC 7.15). Nothing
 * identifies a reader.
 */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    dimension: text({ enum: ['page', 'campaign', 'device'] }).notNull(),
    /** A path, the name of a campaign, or a device. */
    name: text().notNull(),
    event: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.dimension, table.name, table.event] })],
);

/**
 * How fast pages of a kind were on a day: how many measurements fell into each bucket of `analytics/vitals/buckets.ts`.
 */
export const vitalCounts = pgTable(
  'vital_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    metric: text().notNull(),
    kind: text().notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.kind, table.bucket] })],
);

/**
 * How often a video was watched, by its path and by the keys it is counted under, such as `video-all` (SPEC 7.13-05,
 * 7.13-06).
 */
export const videoViews = pgTable(
  'video_views',
  {
    key: text().notNull(),
    url: text().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.url] })],
);
