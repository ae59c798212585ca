import { BUDDHIST_ERA_YEARS, DAY_MS, toArabicDigits, toBangkokClock, toEpochMs } from '@sala/thai';
import { CommandFailed } from '../errors/index.ts';

const EXAMPLE = '2026-11-22 06:00';
/** Typed years in this range are always of the Buddhist era: 1857 to 2156 of the Common Era. */
const [MIN_BUDDHIST_YEAR, MAX_BUDDHIST_YEAR] = [2400, 2699];

/** Formats an instant for editors: `2026-11-22 06:00`, in Bangkok. */
export function formatBangkokTime(at: Date): string {
  return toBangkokClock(at.getTime()).toISOString().slice(0, 16).replace('T', ' ');
}

/** Formats the end of a period as `parseUntil` reads it: midnight is the day before, which is its last. */
export function formatUntil(at: Date): string {
  const end = formatBangkokTime(at);
  return end.endsWith(' 00:00') ? formatBangkokTime(new Date(at.getTime() - DAY_MS)).slice(0, 10) : end;
}

/**
 * Returns a typed day or time that begins with its year, unchanged.
 * @throws {CommandFailed} saying what to write instead when the year is of the Buddhist era
 */
export function requireCommonEra(typed: string): string {
  const year = Number(/^\s*(\d{4})-/.exec(typed)?.[1]);
  if (year >= MIN_BUDDHIST_YEAR && year <= MAX_BUDDHIST_YEAR)
    throw new CommandFailed(
      `${typed} is of the Buddhist era: write ${typed.replace(String(year), String(year - BUDDHIST_ERA_YEARS))}.`,
    );
  return typed;
}

/** A typed text whose clock at its end is written as in Thai (`6.00`, `๐๖.๐๐ น.`), with `06:00` instead. */
export const tidyClock = (typed: string): string =>
  toArabicDigits(typed).replace(/(^|[ T])(\d{1,2})[.:](\d\d)(?: ?น\.?)?\s*$/, (_, before, hour: string, minute) => {
    return `${before}${hour.padStart(2, '0')}:${minute}`;
  });

/**
 * Parses a typed instant, in Bangkok unless it has an offset; null when it is invalid.
 * @throws {CommandFailed} when its year is of the Buddhist era
 */
export function parseTime(typed: string): Date | null {
  const millis = toEpochMs(requireCommonEra(tidyClock(typed)).trim());
  return Number.isNaN(millis) ? null : new Date(millis);
}

/**
 * Parses the time at which something ends, which must lie ahead; a day without an hour means the end of that day.
 * @throws {CommandFailed} saying what is wrong with the time
 */
export function parseUntil(typed: string, now: Date): Date {
  const { end } = parsePeriod(typed);
  if (end <= now) throw new CommandFailed(`${typed.trim()} has passed.`);
  return end;
}

/**
 * Parses a time, or a day, which means the whole day.
 * @throws {CommandFailed} when it is neither
 */
export function parsePeriod(typed: string): { start: Date; end: Date } {
  const start = requireTime(typed, `${EXAMPLE}, or ${EXAMPLE.slice(0, 10)} for the whole day`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(toArabicDigits(typed).trim());
  return { start, end: isDay ? new Date(start.getTime() + DAY_MS) : start };
}

/**
 * Parses a publication time, which must lie ahead, within a year.
 * @throws {CommandFailed} saying what is wrong with the time
 */
export function parsePublishingTime(typed: string, now: Date): Date {
  const at = requireTime(typed);
  if (at < now) throw new CommandFailed(`${formatBangkokTime(at)} has passed: to publish now, leave out --at.`);
  if (at.getTime() - now.getTime() > 366 * DAY_MS)
    throw new CommandFailed(`${formatBangkokTime(at)} is more than a year ahead.`);
  return at;
}

function requireTime(typed: string, example = `${EXAMPLE}, which is in Bangkok`): Date {
  const at = parseTime(typed);
  if (!at) throw new CommandFailed(`${typed} is no time: write it as ${example}.`);
  return at;
}
