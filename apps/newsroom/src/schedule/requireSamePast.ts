import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { createScheduleQueries } from './queries.ts';
import { readEffectiveTime } from './toEffectiveSeconds.ts';

/**
 * Changes slots of channels in a transaction, unless that changes what has been on since an instant, or what viewers
 * have been told (docs/decisions/0019).
 * @throws {CommandFailed} when it does: the transaction has to be rolled back
 */
export async function requireSamePast(
  db: Database,
  { channels, since }: { channels: string[]; since: Date },
  change: () => Promise<void>,
): Promise<void> {
  const until = readEffectiveTime().getTime();
  // one after the other: a transaction has one connection
  const past = new Map<string, unknown>();
  for (const channel of channels) past.set(channel, await listAired(db, channel, since.getTime(), until));
  await change();
  for (const [channel, airings] of past)
    if (!isDeepStrictEqual(await listAired(db, channel, since.getTime(), until), airings))
      throw new CommandFailed(
        `It cannot be undone: it would change what has been on ${channel} already. schedule set, remove and import change what is planned from now on.`,
      );
}

/** What players have received: from when until when, what and with which films, whichever slot it is of. */
async function listAired(db: Database, channel: string, from: number, until: number) {
  const airings = from < until ? await createScheduleQueries(db).on(channel, from, until) : [];
  return airings.map(({ slot, startsAt, endsAt, episodeTitle }) => ({
    startsAt,
    endsAt: Math.min(endsAt, until),
    programId: slot.programId,
    title: slot.title,
    episodeTitle,
    films: slot.films,
  }));
}
