import { partnerSchedule, schedule } from '@sala/contracts';
import { CHANNELS, PARTNER_CHANNEL } from '@sala/station';
import { DAY_MS, toDay, toStartOfDay, toStartOfMonth } from '@sala/thai';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, formatInstant, toPictureUrl } from '../http/index.ts';
import { createWithImages, type Images, toScheduledProgram } from '../programs/index.ts';
import { type Airing, createScheduleQueries } from './queries.ts';

const KEYS = CHANNELS.map(({ key }) => key);
/** The channel of a partner, whose schedule the site shows as well. */
const PARTNER = 'partner';
/** How many days ahead the partner's schedule is searched. */
const AHEAD_DAYS = 3;

const { home, picture } = PARTNER_CHANNEL;
const partner = partnerSchedule({ home, picture });

const channel = z.enum(KEYS as [string, ...string[]]).optional();
const month = z
  .string()
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
  .optional();

/** A month in Bangkok, by default the present one: its first instant, and that of the next month. */
function parseMonth(input: string | undefined, now: number): [from: number, to: number] {
  const selected = input ?? toDay(now).slice(0, 7);
  return [toStartOfMonth(selected), toStartOfMonth(selected, 1)];
}

/** The schedules of the station's channels and of the partner's (SPEC 7.7-12, 7.7-14, 7.9). */
export function addScheduleRoutes(app: Hono, catalogue: Catalogue, db: Database, address: string): void {
  const schedules = createScheduleQueries(db);
  const withImages = createWithImages(db, address);
  const of = async (only: string | undefined, from: number, to: number) => {
    const channels = only === undefined ? KEYS : [only];
    const airings = await Promise.all(channels.map((key) => schedules.on(key, from, to)));
    return withImages((images) => ({
      data: channels.flatMap((key, at) => (airings[at] ?? []).map((one) => toItem(one, key, images))),
    }));
  };

  // the Host header says which broadcaster is meant: this newsroom has only one
  const today = {
    path: '/schedules/today',
    summary: 'Today’s schedule, from midnight to midnight in Bangkok, of all channels or one',
    input: z.object({ channel }),
    answer: schedule,
  };
  addEndpoint(app, catalogue, today, ({ channel: only }) => {
    const from = toStartOfDay(toDay(Date.now()));
    return of(only, from, from + DAY_MS);
  });

  const monthly = {
    path: '/monthly-schedules',
    summary: 'The schedule of a month such as 2026-11, by default the current one, of all channels or one',
    input: z.object({ channel, month }),
    answer: schedule,
  };
  addEndpoint(app, catalogue, monthly, ({ channel: only, month: typed }) => of(only, ...parseMonth(typed, Date.now())));

  const ofPartner = async (from: number, to: number, most?: number) => {
    const airings = await schedules.on(PARTNER, from, to);
    return { data: { items: airings.slice(0, most).map((one) => toPartnerItem(one, address)) } };
  };
  const partnerMonthly = {
    path: '/partner/monthly-schedules',
    summary: 'The schedule of the partner’s channel in a month',
    input: z.object({ month }),
    answer: partner,
  };
  addEndpoint(app, catalogue, partnerMonthly, ({ month: typed }) => ofPartner(...parseMonth(typed, Date.now())));

  const upcoming = {
    path: '/partner/daily-schedule-items/upcoming',
    summary: 'What is on the partner’s channel now, and what comes next',
    input: z.object({ limit: z.coerce.number().int().min(1).max(50).default(9) }),
    answer: partner,
  };
  addEndpoint(app, catalogue, upcoming, ({ limit: most }) =>
    ofPartner(Date.now(), Date.now() + AHEAD_DAYS * DAY_MS, most),
  );
}

function toItem({ slot, startsAt, endsAt, program, episodeTitle }: Airing, key: string, images: Images) {
  return {
    channel: key,
    start_time: formatInstant(new Date(startsAt)),
    end_time: formatInstant(new Date(endsAt)),
    program_title: program?.title ?? slot.title,
    episode_title: episodeTitle,
    program: program && toScheduledProgram(program, images),
  };
}

function toPartnerItem({ slot, startsAt, endsAt, episodeTitle }: Airing, address: string) {
  return {
    startTime: formatInstant(new Date(startsAt)),
    endTime: formatInstant(new Date(endsAt)),
    programTitle: slot.title,
    episodeTitle,
    coverImage: { urls: { cover1280w720h: toPictureUrl(slot.picture, address) } },
    program: { url: slot.url },
  };
}
