import { boolean, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../database/columns.ts';

/** The pictures that banners had of their own, by the names under which `/media` serves them; new ones name uploaded ones. */
export const media = pgTable('media', {
  name: text().primaryKey(),
  bytes: bytea().notNull(),
});

/**
 * Uploaded pictures. The id is the beginning of a picture's name, such as `flood-1a2b3c4d`; a new focal point is a new
 * `revision`, and with it a new name, because caches store the old one.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: text().primaryKey(),
    revision: integer().notNull().default(1),
    /** The SHA-256 of its pixels, in hex: the same picture is stored once. */
    pixels: text().notNull().unique(),
    /** Its name in the store of pictures. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The alternative text; empty for decoration. */
    alt: text().notNull().default(''),
    isDecoration: boolean('is_decoration').notNull().default(false),
    credit: text().notNull().default(''),
    /** The focal point, from 0 to 1 from the left and from the top. */
    focusX: real('focus_x').notNull().default(0.5),
    focusY: real('focus_y').notNull().default(0.5),
    /** Until when it may be shown; null without an end. */
    rightsUntil: instant('rights_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('pictures_newest').on(table.createdAt.desc().nullsFirst())],
);
