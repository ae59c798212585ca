import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { programs } from '../programs/schema.ts';

/**
 * What a channel shows week after week: from `startMinute` of a day in Bangkok, which may be over 1,440, for `minutes`,
 * on the weekdays counted from Sunday. It counts for what begins from `validFrom` on and before `validUntil`, so that
 * an edit changes nothing that has been on. `films` are the names of what is played while there is nothing else.
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
  },
  (table) => [index('schedule_slots_of_channel').on(table.channel)],
);
