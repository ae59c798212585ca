import { CHANNELS } from '@sala/station';
import { isDay, toArabicDigits, toStartOfDay } from '@sala/thai';
import { z } from 'zod';
import { requireCommonEra, rowNumber, storableLine, tidyClock } from '../input/index.ts';

/** Days of the week as editors type them, counted from Sunday. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const KEYS: string[] = CHANNELS.map(({ key }) => key);
const MAX_MINUTES = 24 * 60;

export const channel = z.string().refine((key) => KEYS.includes(key), `it is none of ${KEYS.join(', ')}`);

/** A day in Bangkok, as its first instant in milliseconds since 1970. */
export const day = z
  .string()
  .overwrite(toArabicDigits)
  .refine((typed) => requireCommonEra(typed).startsWith('20') && isDay(typed), 'it is no day such as 2026-11-22')
  .transform(toStartOfDay);

/** A time of the day, in minutes; a time after midnight may be typed as 25:30 of the day before. */
const time = z
  .string()
  .overwrite(tidyClock)
  .regex(/^(0\d|1\d|2\d):[0-5]\d$/, 'it is no time such as 18:30, or 25:30 after midnight')
  .transform((typed) => Number(typed.slice(0, 2)) * 60 + Number(typed.slice(3)));

const weekdays = z
  .string()
  .transform((typed) =>
    typed.split(',').map((name) => (WEEKDAYS as readonly string[]).indexOf(name.trim().toLowerCase())),
  )
  .refine((days) => !days.includes(-1), `they are no days such as ${WEEKDAYS.slice(1, 4).join(',')}`)
  .transform((days) => [...new Set(days)].sort());

const NO_MINUTES = 'it is no number of minutes';
const minutes = (most: number, excess: string) =>
  z
    .preprocess(
      (typed) => (typeof typed === 'string' ? toArabicDigits(typed) : typed),
      z.coerce.number(NO_MINUTES).int(NO_MINUTES).min(1, 'it is less than one').max(most, excess),
    )
    .meta({ placeholder: 'MINUTES' });

/** The typed delay of what is on. */
export const extended = z.strictObject({
  channel,
  by: minutes(12 * 60, 'it is more than twelve hours'),
  until: time.meta({ placeholder: 'TIME' }).optional(),
  drop: z.boolean().default(false),
});

/** The typed input of a plan. */
export const planned = z
  .strictObject({
    channel,
    program: storableLine(100).min(1, 'it is empty'),
    at: time.meta({ placeholder: 'TIME' }),
    minutes: minutes(MAX_MINUTES, 'it is more than a day'),
    days: weekdays.meta({ placeholder: 'mon,tue' }).optional(),
    from: day.meta({ placeholder: 'DAY' }).optional(),
    on: day.meta({ placeholder: 'DAY' }).optional(),
    title: storableLine(300).meta({ placeholder: 'T', isPlainText: true }).default(''),
    film: z.array(z.string()).meta({ placeholder: 'F' }).default([]),
  })
  .refine(({ on, days, from }) => on === undefined || (days === undefined && from === undefined), {
    path: ['on'],
    message: 'it is one day, which goes with neither --days nor --from',
  });

/** The typed day and channel to show. */
export const listed = z.strictObject({ channel, day: day.meta({ placeholder: 'DAY' }).optional() });

/** The typed slot to remove, on all its days or on one. */
export const removed = z.strictObject({ slot: rowNumber('a slot'), on: day.meta({ placeholder: 'DAY' }).optional() });
