import { FILMS_FOLDER } from '@sala/demo/films';
import { DAY_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { openFilms } from '../films/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { findProgram } from '../programs/index.ts';
import { programs } from '../programs/schema.ts';
import type { FileAiring } from './files/readScheduleFile.ts';
import { createScheduleQueries } from './queries.ts';
import { scheduleSlots } from './schema.ts';
import { type listed, type planned, WEEKDAYS, type Weekday } from './slotInput.ts';
import { type Slot, toAirings } from './toAirings.ts';
import { readEffectiveTime } from './toEffectiveSeconds.ts';

// The weekly schedule, as editors change it. What players have received already never changes (docs/decisions/0019).

/** The origin of slots that people planned one by one. */
export const EDITOR = 'editor';
/** The origin of slots that make one airing longer: from its beginning, and valid until the end that it had. */
export const EXTENSION = 'extension';
const ALL_DAYS = WEEKDAYS.map((_, weekday) => weekday);

/** The airings of a channel on a day, by default today, each with its slot. */
export function listSchedule(db: Database, input: z.output<typeof listed>) {
  const from = input.day ?? toStartOfDay(toDay(Date.now()));
  return listBetween(db, input.channel, from, from + DAY_MS);
}

async function listBetween(db: Database, channel: string, from: number, to: number) {
  const airings = await createScheduleQueries(db).on(channel, from, to);
  return airings.map(({ slot, startsAt, endsAt, program, episodeTitle }) => ({
    slot: slot.id,
    startsAt,
    endsAt,
    title: [program?.title ?? slot.title, episodeTitle].filter(Boolean).join(': '),
  }));
}

/** The airings that begin on a channel within so many days, as in a file. */
export async function listAirings(db: Database, channel: string, from: number, days: number): Promise<FileAiring[]> {
  const to = from + days * DAY_MS;
  const airings = await createScheduleQueries(db).on(channel, from, to);
  return airings
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .map(({ slot, startsAt, endsAt, program, episodeTitle }, index) => ({
      line: index + 1,
      channel,
      startsAt,
      endsAt,
      program: program?.key ?? slot.title,
      title: episodeTitle,
    }));
}

/** A slot as it was planned: all times in milliseconds since 1970, `startsAt` to `endsAt` its first airing. */
export interface PlannedSlot {
  slot: number;
  channel: string;
  weekdays: Weekday[];
  startsAt: number;
  endsAt: number;
  title: string;
  /** What it replaced during that airing. */
  givesWay: Awaited<ReturnType<typeof listBetween>>;
  /** What was planned for one later day alone and is replaced as well, each with the command that plans it again. */
  givesWayLater: (Awaited<ReturnType<typeof listBetween>>[number] & { again: string })[];
}

/**
 * Plans a programme: every week from a day on, or once. It replaces what was planned before for the same time.
 * @throws {CommandFailed} when there is no such programme, its time has come, or it is planned like this already
 */
export async function planSlot(db: Database, input: z.output<typeof planned>): Promise<PlannedSlot> {
  const program = await findProgram(db, input.program);
  const once = input.on !== undefined;
  const begin = (input.on ?? input.from ?? 0) + input.at * MINUTE_MS;
  const from = readEffectiveTime();
  if (once && begin < from.getTime())
    throw new CommandFailed(
      `Until ${formatBangkokTime(from)} everybody has been told what is on: plan it for a time after that. To make what is on last longer: schedule extend ${input.channel} --by MINUTES.`,
    );
  const { channel } = input;
  const values = {
    source: EDITOR,
    channel,
    programId: program.id,
    episodeTitle: input.title,
    startMinute: input.at,
    minutes: input.minutes,
    films: requireFilms(input.film) ?? (await listLastFilms(db, program.id)),
    weekdays: once ? [new Date((input.on ?? 0) + DAY_MS / 2).getUTCDay()] : (input.days ?? ALL_DAYS),
    validFrom: new Date(Math.max(begin, from.getTime())),
    validUntil: once ? new Date(begin + MINUTE_MS) : null,
  };
  const { startsAt, endsAt } = toFirstAiring(values);
  const givesWay = await listBetween(db, channel, startsAt, endsAt);
  const givesWayLater = await listOneDayAirings(db, values, endsAt);
  const same = await findSameSlot(db, values, startsAt);
  if (same !== undefined && givesWayLater.length === 0)
    throw new CommandFailed(`${program.title} is planned like this already: slot ${same}.`);
  const { id: slot } = requireRow(await db.insert(scheduleSlots).values(values).returning({ id: scheduleSlots.id }));
  const weekdays = WEEKDAYS.filter((_, weekday) => values.weekdays.includes(weekday));
  return { slot, channel, weekdays, startsAt, endsAt, title: program.title, givesWay, givesWayLater };
}

/** The slot that is on in its place for a week from an instant on, with the same contents: a new one would hide it. */
async function findSameSlot(db: Database, slot: typeof scheduleSlots.$inferInsert & Slot, from: number) {
  const to = from + 7 * DAY_MS;
  const airings = await createScheduleQueries(db).on(slot.channel, from, to);
  const same = airings.find(({ startsAt }) => startsAt === from)?.slot;
  if (!same || describeContents(same) !== describeContents({ ...slot, exceptDays: [] })) return undefined;
  const isOn = (one: Span) =>
    airings.some(
      ({ slot: { id }, ...on }) => id === same.id && on.startsAt === one.startsAt && on.endsAt === one.endsAt,
    );
  return toAirings([slot], from, to).every((one) => one.endsAt > to || isOn(one)) ? same.id : undefined;
}

const describeContents = (slot: typeof scheduleSlots.$inferInsert & Slot): string =>
  JSON.stringify([
    ...[slot.programId, slot.episodeTitle, slot.films, slot.weekdays, slot.startMinute, slot.minutes],
    ...[slot.validUntil, slot.exceptDays],
  ]);

/** The airings from an instant on, during those of a slot, that were planned for their day alone. */
async function listOneDayAirings(db: Database, slot: Slot & { channel: string }, from: number) {
  const isOnce = and(gte(scheduleSlots.validFrom, new Date(from)), isNotNull(scheduleSlots.validUntil));
  const planned = await db
    .select({ once: scheduleSlots, key: programs.key })
    .from(scheduleSlots)
    .leftJoin(programs, eq(programs.id, scheduleSlots.programId))
    .where(and(eq(scheduleSlots.channel, slot.channel), isOnce))
    .orderBy(asc(scheduleSlots.validFrom));
  const isCovered = ({ startsAt, endsAt }: Span) => toAirings([slot], startsAt, endsAt).length > 0;
  const found: PlannedSlot['givesWayLater'] = [];
  for (const { once, key } of planned) {
    const span = toFirstAiring(once);
    if (!isCovered(span)) continue;
    const again = key === null ? '' : describePlan(once, key);
    // what an airing planned later has replaced already is not on
    const airings = await listBetween(db, slot.channel, span.startsAt, span.endsAt);
    found.push(...airings.filter((one) => one.slot === once.id && isCovered(one)).map((one) => ({ ...one, again })));
  }
  return found;
}

/** A period, in milliseconds since 1970. */
interface Span {
  startsAt: number;
  endsAt: number;
}

function toFirstAiring(slot: Slot): Span {
  const from = slot.validFrom?.getTime() ?? 0;
  const [first] = toAirings([slot], from, from + 9 * DAY_MS);
  return first ?? { startsAt: from, endsAt: from };
}

/** What was removed from the schedule; all times in milliseconds since 1970. */
export interface RemovedSlot {
  slot: number;
  channel: string;
  weekdays: Weekday[];
  title: string;
  startMinute: number;
  minutes: number;
  /** From when on it is not planned any more. */
  effectiveFrom: number;
  /** The one airing that is left out, and what is on instead; null when the whole slot ends. */
  leftOut: { startsAt: number; endsAt: number; instead: Awaited<ReturnType<typeof listBetween>> } | null;
  /** The command that plans it again; empty for a slot that belongs to no programme. */
  again: string;
}

/**
 * Ends a slot, or leaves it out on one day. An airing that has begun goes on to its end; but an extension can be
 * left out until the end that it had, with those that were planned on top.
 * @param on the first instant of the day
 * @throws {CommandFailed} when there is no such slot, or it has no airing on that day that could still be left out
 */
export async function removeSlot(db: Database, id: number, on?: number): Promise<RemovedSlot> {
  const from = readEffectiveTime();
  const [planned] = await db
    .select({ slot: scheduleSlots, key: programs.key, title: programs.title })
    .from(scheduleSlots)
    .leftJoin(programs, eq(programs.id, scheduleSlots.programId))
    .where(and(eq(scheduleSlots.id, id), or(isNull(scheduleSlots.validUntil), gt(scheduleSlots.validUntil, from))));
  if (!planned) throw new CommandFailed(`There is no slot ${id} to remove: list them with schedule list CHANNEL.`);
  const { slot, key, title } = planned;
  const day = on ?? findExtendedDay(slot);
  const leftOut = day === undefined ? null : findAiringOn(slot, day, from);
  await db
    .update(scheduleSlots)
    .set(leftOut ? { exceptDays: [...slot.exceptDays, leftOut.day] } : { validUntil: from })
    .where(withLaterExtensions(slot));
  return {
    slot: id,
    channel: slot.channel,
    weekdays: WEEKDAYS.filter((_, weekday) => slot.weekdays.includes(weekday)),
    title: title ?? slot.title,
    startMinute: slot.startMinute,
    minutes: slot.minutes,
    effectiveFrom: leftOut?.startsAt ?? from.getTime(),
    leftOut: leftOut && {
      ...leftOut,
      instead: await listBetween(db, slot.channel, leftOut.startsAt, leftOut.endsAt),
    },
    again: key === null ? '' : describePlan(slot, key, leftOut?.day),
  };
}

/** The first instant of the day of an airing that a slot extends; undefined for other slots. */
const findExtendedDay = ({ source, validFrom }: typeof scheduleSlots.$inferSelect): number | undefined =>
  source === EXTENSION && validFrom ? toStartOfDay(toDay(validFrom.getTime())) : undefined;

/** A slot, and what extended the same airing after it: each extension was planned on top of the one before. */
function withLaterExtensions({ id, channel, source, validFrom }: typeof scheduleSlots.$inferSelect): SQL | undefined {
  const { id: ids, channel: channels, source: sources, validFrom: begins } = scheduleSlots;
  if (source !== EXTENSION || !validFrom) return eq(ids, id);
  return and(gte(ids, id), eq(channels, channel), eq(sources, EXTENSION), eq(begins, validFrom));
}

/** @throws {CommandFailed} when the slot is not on that day, or everybody has been told of it already */
function findAiringOn(slot: typeof scheduleSlots.$inferSelect, on: number, from: Date) {
  const day = toDay(on);
  const startsAt = on + slot.startMinute * MINUTE_MS;
  const endsAt = startsAt + slot.minutes * MINUTE_MS;
  if (!toAirings([slot], startsAt, startsAt + 1).some((airing) => airing.startsAt === startsAt))
    throw new CommandFailed(`Slot ${slot.id} is not on the schedule of ${day}.`);
  if (startsAt < from.getTime() && slot.source !== EXTENSION)
    throw new CommandFailed(`Until ${formatBangkokTime(from)} everybody has been told what is on.`);
  return { day, startsAt, endsAt };
}

/** The command that plans a slot: on one day, which may be its only one, or on its weekdays from now on; or extends. */
function describePlan(slot: typeof scheduleSlots.$inferSelect, key: string, on?: string): string {
  const { channel, startMinute, minutes, episodeTitle, validFrom, validUntil, weekdays, films } = slot;
  if (validFrom && validUntil && slot.source === EXTENSION)
    return `schedule extend ${channel} --by ${minutes - (validUntil.getTime() - validFrom.getTime()) / MINUTE_MS}`;
  const isOnce = validFrom && validUntil && validUntil.getTime() - validFrom.getTime() <= MINUTE_MS;
  const day = on ?? (isOnce && toDay(validFrom.getTime() - startMinute * MINUTE_MS));
  const names = WEEKDAYS.filter((_, weekday) => weekdays.includes(weekday)).join(',');
  const days = day ? ` --on ${day}` : weekdays.length < WEEKDAYS.length ? ` --days ${names}` : '';
  const title = episodeTitle && ` --title ${JSON.stringify(episodeTitle)}`;
  const played = films.map((film) => ` --film ${film}`).join('');
  return `schedule set ${channel} ${key} --at ${formatMinute(startMinute)} --minutes ${minutes}${days}${title}${played}`;
}

/** A time of a day from its minutes, after midnight as 25:30. */
export const formatMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Films that channels play, by their names; null for an empty list. */
function requireFilms(names: string[]): string[] | null {
  const films = openFilms(FILMS_FOLDER);
  const unknown = names.find((name) => !films.has(name));
  if (unknown !== undefined)
    throw new CommandFailed(
      `A channel plays no film ${unknown}: it plays ${[...films.keys()].join(', ')}, and none that were uploaded.`,
    );
  return names.length > 0 ? names : null;
}

/** The films with which a programme was last planned. */
async function listLastFilms(db: Database, programId: number): Promise<string[]> {
  const [last] = await db
    .select({ films: scheduleSlots.films })
    .from(scheduleSlots)
    .where(and(eq(scheduleSlots.programId, programId), ne(scheduleSlots.films, sql`'{}'`)))
    .orderBy(desc(scheduleSlots.id))
    .limit(1);
  return last?.films ?? [];
}
