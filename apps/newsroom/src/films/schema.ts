import { bigint, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** A cue of captions: its text, and its times in seconds of the film. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A size in which a film was encoded; the ends of its key frames are stored with its pieces. */
export interface StoredRendition {
  name: string;
  width: number;
  height: number;
  /** The bit rates of the largest piece and of the whole, in bits per second. */
  bandwidth: number;
  averageBandwidth: number;
  codecs: string;
}

/**
 * Films that producers have uploaded. A complete upload that is neither ready nor failed waits to be encoded, or is
 * being encoded.
 */
export const films = pgTable('films', {
  /** What its address says: `/vod/{name}/index.m3u8`. */
  name: text().primaryKey(),
  /** The id of this upload with these captions: caches store segments for ever, so a change needs new addresses. */
  edition: text().notNull(),
  /** The names of the upload's parts in the store, in order; none once it is encoded. */
  parts: text().array().notNull().default([]),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  /** When its last part arrived: an interrupted upload is stored for a while. */
  partAt: instant('part_at').notNull().defaultNow(),
  uploadedAt: instant('uploaded_at'),
  /** How much of it is encoded, from 0 to 1. */
  progress: real().notNull().default(0),
  /** Why it cannot be encoded, as a sentence. */
  failure: text(),
  /** How many encodings of it were cut short by the end of their newsroom. */
  cutShort: integer('cut_short').notNull().default(0),
  readyAt: instant('ready_at'),
  seconds: real().notNull().default(0),
  renditions: jsonb().$type<StoredRendition[]>().notNull().default([]),
  /** The name of its still among the uploaded pictures. */
  still: text(),
  captions: jsonb().$type<Cue[]>(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The pieces of uploaded films. */
export const filmSegments = pgTable(
  'film_segments',
  {
    film: text()
      .notNull()
      .references(() => films.name, { onDelete: 'cascade' }),
    rendition: text().notNull(),
    /** From 0 on; -1 is the initialization segment. */
    number: integer().notNull(),
    /** Its name in the store. */
    file: text().notNull(),
    bytes: integer().notNull(),
    /** Where its key frame ends, in bytes. */
    keyFrame: integer('key_frame').notNull(),
  },
  (table) => [primaryKey({ columns: [table.film, table.rendition, table.number] })],
);
