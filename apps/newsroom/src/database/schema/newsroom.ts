import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

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

/** What one of several newsrooms is doing, and no other until then (`lease.ts`). */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: instant('until').notNull(),
});

/** Ratings, reports and the like that were taken, by the id that their browser gave them: one that is sent again is not counted again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_oldest').on(table.createdAt)],
);

/** A browser that wants to be told of news: where its push service takes messages, and the keys to encrypt them with. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text().primaryKey(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * How a page of the site answered on a day in Bangkok (`2026-11-20`), asked every minute. `firstByte` counts how long it took to begin,
 * by the bounds of `scorecard/firstByte.ts`.
 */
export const probeDays = pgTable(
  'probe_days',
  {
    day: text().notNull(),
    page: text().notNull(),
    answered: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    firstByte: integer('first_byte').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

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
