import { DAY_MS, MINUTE_MS, toDay, toStartOfDay } from '@sala/thai';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { type Airing, createScheduleQueries } from './queries.ts';
import { scheduleSlots } from './schema.ts';
import { EDITOR, EXTENSION } from './slots.ts';
import { readEffectiveTime } from './toEffectiveSeconds.ts';

/** How far ahead what follows is looked up, in milliseconds: longer than any delay of a day. */
const LOOK_AHEAD_MS = 36 * 60 * MINUTE_MS;

/** An airing that was moved; all times in milliseconds since 1970. Dropped ones have no new time. */
export interface MovedAiring {
  title: string;
  startsAt: number;
  endsAt: number;
  moved: { startsAt: number; endsAt: number } | null;
}

/**
 * Makes what is on a channel last longer. What follows begins later: what ends by `until` with its whole length, the
 * one after that until its planned end, so that the rest of the day is as planned. The longer airing covers the old one
 * from its beginning, with the same films, so what players have received stays the same.
 * @param until minutes of the day on which the airing began; by default only the next programme becomes shorter
 * @param drop true when more than one programme may be dropped
 * @returns the moved airings; the new slots, without which all is as before; and the end of what is on before it was
 * extended the last time, null if it was not
 * @throws {CommandFailed} when nothing is on, `until` is before its end, it would last more than a day, or drop more
 * than one programme
 */
export async function extendAiring(
  db: Database,
  { channel, by, until, drop }: { channel: string; by: number; until?: number | undefined; drop?: boolean },
): Promise<{ airings: MovedAiring[]; slots: number[]; earlierEnd: number | null }> {
  const from = readEffectiveTime().getTime();
  const airings = await createScheduleQueries(db).on(channel, from, from + LOOK_AHEAD_MS);
  const [current, ...following] = airings;
  if (!current || current.startsAt > from)
    throw new CommandFailed(`Nothing is planned on ${channel} at ${formatBangkokTime(new Date(from))}.`);
  const end = current.endsAt + by * MINUTE_MS;
  if (end - current.startsAt > DAY_MS)
    throw new CommandFailed(`${describe(current).title} would last more than a day.`);
  const limit = until === undefined ? current.endsAt : toStartOfDay(toDay(current.startsAt)) + until * MINUTE_MS;
  if (limit < current.endsAt)
    throw new CommandFailed(
      `--until is before ${formatClock(current.endsAt)}, when ${describe(current).title} would have ended: a time after midnight is written as 25:30.`,
    );
  const moved = [
    { ...describe(current), moved: { startsAt: current.startsAt, endsAt: end } },
    ...delay(following, end, limit),
  ];
  const dropped = moved.filter(({ moved: to }) => to === null);
  if (dropped.length > 1 && !drop) throw new CommandFailed(describeDropped(dropped));
  const slots = await db
    .insert(scheduleSlots)
    .values([
      { ...toSlot(current, current.startsAt, end), source: EXTENSION, validUntil: new Date(current.endsAt) },
      ...moved.slice(1).flatMap(({ moved: to }, index) => {
        const airing = following[index];
        // what only begins later needs no slot: the one before it covers its beginning
        return airing && to && to.endsAt !== airing.endsAt ? [toSlot(airing, to.startsAt, to.endsAt)] : [];
      }),
    ])
    .returning({ id: scheduleSlots.id });
  const { source, validUntil } = current.slot;
  const earlierEnd = source === EXTENSION ? (validUntil?.getTime() ?? null) : null;
  return { airings: moved, slots: slots.map(({ id }) => id), earlierEnd };
}

/** The airings that begin later because the one before ends at `from`, in their order. */
function delay(following: Airing[], from: number, limit: number): MovedAiring[] {
  const moved: MovedAiring[] = [];
  let startsAt = from;
  for (const airing of following) {
    if (airing.startsAt >= startsAt) break;
    const endsAt = airing.endsAt <= limit ? startsAt + airing.endsAt - airing.startsAt : airing.endsAt;
    const isDropped = endsAt <= startsAt;
    moved.push({ ...describe(airing), moved: isDropped ? null : { startsAt, endsAt } });
    if (!isDropped) startsAt = endsAt;
  }
  return moved;
}

/** The refusal to drop several airings: a mistyped number would empty the evening. */
function describeDropped(dropped: MovedAiring[]): string {
  const [first, last] = [dropped[0], dropped.at(-1)].map(
    (one) => one && `${one.title} at ${formatClock(one.startsAt)}`,
  );
  return `That drops ${dropped.length} programmes, from ${first} to ${last}: to drop them all, say --drop.`;
}

const formatClock = (at: number): string => formatBangkokTime(new Date(at)).slice(11);

const describe = ({ program, slot, episodeTitle, startsAt, endsAt }: Airing) => ({
  title: [program?.title ?? slot.title, episodeTitle].filter(Boolean).join(': '),
  startsAt,
  endsAt,
});

/** A slot for one time alone, with what the airing shows. */
function toSlot({ slot, episodeTitle }: Airing, startsAt: number, endsAt: number) {
  const { channel, programId, title, picture, url, films } = slot;
  const day = toDay(startsAt);
  return {
    source: EDITOR,
    channel,
    programId,
    title,
    picture,
    url,
    films,
    episodeTitle,
    weekdays: [new Date(day).getUTCDay()],
    startMinute: (startsAt - toStartOfDay(day)) / MINUTE_MS,
    minutes: (endsAt - startsAt) / MINUTE_MS,
    validFrom: new Date(startsAt),
    validUntil: new Date(startsAt + MINUTE_MS),
  };
}
