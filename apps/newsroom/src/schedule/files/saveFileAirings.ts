import { DAY_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';
import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { formatBangkokTime, formatCount } from '../../input/index.ts';
import { programs } from '../../programs/schema.ts';
import { scheduleSlots } from '../schema.ts';
import { toEffectiveSeconds } from '../toEffectiveSeconds.ts';
import type { FileAiring } from './readScheduleFile.ts';

/** The origin of slots that a file planned; another file for the same time replaces them. */
const BY_FILE = 'file';

export interface SavedAirings {
  /** The number of airings, and of their channels. */
  planned: number;
  channels: string[];
  /** A sentence for each thing to check: gaps, past airings, titles of no programme. */
  warnings: string[];
}

/**
 * Saves the airings of a file, each planned once, all of them or none. On their channels they replace what another file planned from the
 * first of their days to the last, except what players have received already.
 * @param now milliseconds since 1970
 * @throws {CommandFailed} when two of a channel overlap, or none is left to plan
 */
export async function saveFileAirings(db: Database, airings: FileAiring[], now: number): Promise<SavedAirings> {
  const effectiveMs = toEffectiveSeconds(now / 1000) * 1000;
  const warnings: string[] = [];
  const coming = airings.filter(({ startsAt }) => startsAt >= effectiveMs);
  if (coming.length === 0)
    throw new CommandFailed(`Nothing in the file begins after ${formatBangkokTime(new Date(effectiveMs))}.`);
  if (coming.length < airings.length)
    warnings.push(
      `Not changed, because over or told to viewers already: ${formatCount(airings.length - coming.length, 'airing')}.`,
    );
  const channels = [...new Set(coming.map(({ channel }) => channel))];
  const idOf = await findPrograms(db, coming);
  const unknown = new Set(coming.map(({ program }) => program).filter((program) => !idOf.has(program)));
  warnings.push(
    ...[...unknown].map((program) => `There is no programme ${program}: it stands there by its title alone.`),
  );
  const filmsOf = await findFilms(db, [...idOf.values()]);
  await db.transaction(async (transaction) => {
    for (const channel of channels) {
      const ofChannel = coming.filter((one) => one.channel === channel).sort((a, b) => a.startsAt - b.startsAt);
      warnings.push(...findGaps(channel, ofChannel));
      const first = Math.max(effectiveMs, toStartOfDay(toDay(ofChannel[0]?.startsAt ?? 0)));
      const end = toStartOfDay(toDay(ofChannel.at(-1)?.startsAt ?? 0)) + DAY_MS;
      const replaced = await transaction
        .delete(scheduleSlots)
        .where(
          and(
            ...[eq(scheduleSlots.channel, channel), eq(scheduleSlots.source, BY_FILE)],
            ...[gte(scheduleSlots.validFrom, new Date(first)), lt(scheduleSlots.validFrom, new Date(end))],
          ),
        )
        .returning({ validFrom: scheduleSlots.validFrom });
      warnings.push(...sayLost(channel, replaced, ofChannel));
      await transaction
        .insert(scheduleSlots)
        .values(ofChannel.map((one) => toSlot(one, idOf.get(one.program), filmsOf.get(idOf.get(one.program) ?? 0))));
    }
  });
  return { planned: coming.length, channels, warnings };
}

/** A sentence about the airings of an earlier file for which this one has nothing: both plan whole days. */
function sayLost(channel: string, replaced: { validFrom: Date | null }[], airings: FileAiring[]): string[] {
  const lost = replaced
    .map(({ validFrom }) => validFrom?.getTime() ?? 0)
    .filter((at) => !airings.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt))
    .sort((one, other) => one - other)
    .map((at) => formatBangkokTime(new Date(at)));
  return lost.length === 0
    ? []
    : [
        `${channel}: dropped ${formatCount(lost.length, 'airing')} of an earlier file, because a file plans whole days (undo brings all back): ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ', …' : ''}.`,
      ];
}

/** A sentence for each gap. @throws {CommandFailed} when two airings overlap */
function findGaps(channel: string, airings: FileAiring[]): string[] {
  const gaps: string[] = [];
  for (const [index, after] of airings.entries()) {
    const before = airings[index - 1];
    if (!before || before.endsAt === after.startsAt) continue;
    if (before.endsAt > after.startsAt)
      throw new CommandFailed(`Lines ${before.line} and ${after.line} are on at once on ${channel}.`);
    gaps.push(
      `${channel}: nothing is planned from ${formatBangkokTime(new Date(before.endsAt))} to ${formatBangkokTime(new Date(after.startsAt))}.`,
    );
  }
  return gaps;
}

/** The ids of programmes by what the file calls them: their keys, ids or titles. */
async function findPrograms(db: Database, airings: FileAiring[]): Promise<Map<string, number>> {
  const names = [...new Set(airings.map(({ program }) => program))];
  const columns = { id: programs.id, key: programs.key, title: programs.title };
  const ids = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const byTitle = await db.select(columns).from(programs).where(inArray(programs.title, names));
  const byId = await db.select(columns).from(programs).where(inArray(programs.id, ids));
  const byKey = await db.select(columns).from(programs).where(inArray(programs.key, names));
  return new Map([
    ...byTitle.map(({ title, id }) => [title, id] as const),
    ...byId.map(({ id }) => [String(id), id] as const),
    ...byKey.map(({ key, id }) => [key, id] as const),
  ]);
}

/** The films with which each programme was last planned. */
async function findFilms(db: Database, programIds: number[]): Promise<Map<number, string[]>> {
  const planned = await db
    .select({ programId: scheduleSlots.programId, films: scheduleSlots.films })
    .from(scheduleSlots)
    .where(and(inArray(scheduleSlots.programId, programIds), ne(scheduleSlots.films, sql`'{}'`)))
    .orderBy(asc(scheduleSlots.id));
  return new Map(planned.map(({ programId, films }) => [programId ?? 0, films]));
}

function toSlot(
  { channel, startsAt, endsAt, program, title }: FileAiring,
  programId: number | undefined,
  films: string[] = [],
) {
  const day = toStartOfDay(toDay(startsAt));
  return {
    source: BY_FILE,
    channel,
    programId: programId ?? null,
    episodeTitle: title,
    films,
    title: programId === undefined ? program : '',
    startMinute: (startsAt - day) / MINUTE_MS,
    minutes: (endsAt - startsAt) / MINUTE_MS,
    weekdays: [new Date(day + DAY_MS / 2).getUTCDay()],
    validFrom: new Date(startsAt),
    validUntil: new Date(startsAt + MINUTE_MS),
  };
}
