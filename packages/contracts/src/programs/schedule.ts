import { z } from 'zod';
import { instant, listOf, required, text, toOptional, toSafeHref, unwrapData } from '../wire/wire.ts';
import type { Scheduled } from './onAir.ts';
import { programReference } from './reference.ts';

/** An airing on a channel of the station (SPEC 3.6-01, 3.6-02). */
const scheduleItem = z
  .object({
    channel: text,
    start_time: instant,
    end_time: instant,
    program_title: required,
    episode_title: text,
    program: programReference,
  })
  .transform(({ channel, start_time, end_time, program_title, episode_title, program }) => ({
    /** The channel's short name in addresses; empty for a service with a single channel. */
    channel,
    startsAt: start_time,
    endsAt: end_time,
    title: program_title,
    episodeTitle: episode_title,
    picture: program?.picture ?? null,
    /** Empty when it has no page. */
    href: program?.href ?? '',
    access: program?.access ?? [],
  }))
  .transform(requireTimes);

/** `GET /schedules/today` and `/monthly-schedules` (SPEC 7.7-12, 7.7-14): airings, sorted by time. */
export const schedule = z.object({ data: listOf(scheduleItem) }).transform(({ data }) => ({ items: toSorted(data) }));
export type Schedule = z.output<typeof schedule>;
export type ScheduleItem = Schedule['items'][number];

const partnerItem = z
  .object({
    startTime: instant,
    endTime: instant,
    programTitle: required,
    episodeTitle: text,
    coverImage: toOptional(z.object({ urls: toOptional(z.object({ cover1280w720h: text }), {}) }), {}),
    program: toOptional(z.object({ url: text }), {}),
  })
  .transform(({ startTime, endTime, programTitle, episodeTitle, coverImage, program }) => ({
    startsAt: startTime,
    endsAt: endTime,
    title: programTitle,
    episodeTitle,
    imgUrl: coverImage.urls.cover1280w720h,
    url: program.url,
  }))
  .transform(requireTimes);

/**
 * `GET /monthly-schedules` and `/daily-schedule-items/upcoming` of a partner's channel (SPEC 7.9, 3.6-04 to 3.6-06).
 * `defaults`: the picture of an airing without one, and the channel's home.
 */
export const partnerSchedule = (defaults: { picture: string; home: string }) =>
  unwrapData(z.object({ items: listOf(partnerItem) })).transform(({ items }) => ({
    items: toSorted(items).map((item) => ({
      ...item,
      imgUrl: toSafeHref(item.imgUrl, defaults.picture),
      url: toSafeHref(item.url, defaults.home),
    })),
  }));
export type PartnerSchedule = z.output<ReturnType<typeof partnerSchedule>>;

interface Timed {
  startsAt: number | null;
  endsAt: number | null;
}

/** Rejects an airing that does not begin before it ends (SPEC 4.6-02). */
function requireTimes<Item extends Timed>(item: Item, context: z.core.$RefinementCtx): Item & Scheduled {
  const lasts = (one: Item): one is Item & Scheduled =>
    one.startsAt !== null && one.endsAt !== null && one.startsAt < one.endsAt;
  if (lasts(item)) return item;
  context.addIssue('an airing needs a time at which it begins, and a later one at which it ends');
  return z.NEVER;
}

const toSorted = <Item extends Scheduled>(items: Item[]): Item[] => items.toSorted((a, b) => a.startsAt - b.startsAt);
