import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { programs } from '../programs/schema.ts';

/**
 * A weekly slot of a channel: from `startMinute` of a day in Bangkok, which may be over 1,440, for `minutes`, on the
 * weekdays counted from Sunday. It holds for airings that begin from `validFrom` on and before `validUntil`, so that an
 * edit never changes what has been on; and not on the days of `exceptDays`, such as `2026-11-22`. `films` are the names of films to play as long as there is no episode.
 */
export const scheduleSlots = pgTable(
  'schedule_slots',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    source: text().notNull(),
    channel: text().notNull(),
    weekdays: smallint().array().notNull(),
    startMinute: integer('start_minute').notNull(),
    minutes: integer().notNull(),
    programId: integer('program_id').references(() => programs.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    episodeTitle: text('episode_title').notNull().default(''),
    picture: text().notNull().default(''),
    url: text().notNull().default(''),
    films: text('films').array().notNull().default(sql`'{}'`),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    exceptDays: text('except_days').array().notNull().default(sql`'{}'`),
  },
  (table) => [index('schedule_slots_of_channel').on(table.channel)],
);

/** A planned airing: times in milliseconds since 1970, and its title without that of the episode. */
export interface PlannedAiring {
  startsAt: number;
  endsAt: number;
  title: string;
}

/** The plan of a day at its beginning. What was really on is the schedule of a past time. */
export const plannedDays = pgTable(
  'planned_days',
  {
    channel: text().notNull(),
    /** In Bangkok, such as `2026-11-22`. */
    day: text().notNull(),
    /** When it was stored: the newsroom may have been started in the middle of the day. */
    at: instant('at').notNull(),
    airings: jsonb().$type<PlannedAiring[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.day] })],
);
