import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * The weather of the day as its service last answered; `place` is the name of a place of the station, temperatures are
 * in °C.
 */
export const weather = pgTable('weather', {
  place: text().primaryKey(),
  low: integer().notNull(),
  high: integer().notNull(),
  condition: text(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every announced price of gold, in baht for a baht's weight of bar; `confirmedAt` is when it was last confirmed. */
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
