import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

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

/** Navigation that an editor has stored, a row for each collection; a collection without one is the station's built-in one. */
export const navigation = pgTable('navigation', {
  collection: text().primaryKey(),
  entries: jsonb().$type<object[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

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
