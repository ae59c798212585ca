import type { SeedContent } from '@sala/demo';
import { DAY_MS } from '@sala/thai';
import { eq, sql } from 'drizzle-orm';
import { announcements } from '../announcements/schema.ts';
import type { Database } from '../database/index.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { indexPrograms } from '../search/index.ts';
import { toDemoSlots } from './toDemoSlots.ts';
import { toProgramRows } from './toProgramRows.ts';

const SOURCE = 'demo';

const toExcludedColumn = (column: string) => sql.raw(`excluded.${column}`);
const AIRED = {
  firstAiredAt: toExcludedColumn('first_aired_at'),
  startsAt: toExcludedColumn('starts_at'),
  endsAt: toExcludedColumn('ends_at'),
};

/**
 * Loads the demo's programmes with their episodes, videos and schedule, all with dates relative to `now`. A programme
 * that an editor has changed stays as it is.
 */
export async function loadPrograms(db: Database, now: Date, content: SeedContent): Promise<void> {
  const all = content.programs();
  const listings = content.listings();
  const slots = toDemoSlots(listings, all);
  const made = all.map((one, position) => {
    const firstRuns = slots.filter(({ programId, isAgain }) => programId === one.id && !isAgain);
    return { ...one, rows: toProgramRows(one, position, firstRuns, now.getTime()) };
  });
  await db
    .insert(programs)
    .values(made.map(({ rows }) => rows.program))
    .onConflictDoNothing();
  const known = await db.select({ id: programs.id }).from(programs).where(eq(programs.source, SOURCE));
  const ids = new Set(known.map(({ id }) => id));
  const ours = made.filter(({ id }) => ids.has(id));
  if (ours.length === 0) return;

  await db
    .insert(seasons)
    .values(ours.flatMap(({ rows }) => rows.seasons))
    .onConflictDoNothing();
  await db
    .insert(persons)
    .values(ours.flatMap(({ rows }) => rows.persons))
    .onConflictDoNothing();
  await db
    .insert(episodes)
    .values(ours.flatMap(({ rows }) => rows.episodes))
    .onConflictDoUpdate({ target: episodes.id, set: AIRED });
  await db
    .insert(videos)
    .values(ours.flatMap(({ rows }) => rows.videos))
    .onConflictDoUpdate({
      target: videos.id,
      set: { ...AIRED, updatedAt: toExcludedColumn('updated_at') },
    });
  await db
    .insert(scheduleSlots)
    .values(
      slots.filter(({ programId }) => programId === null || ids.has(programId)).map(({ isAgain, ...slot }) => slot),
    )
    .onConflictDoNothing();
  await db
    .insert(playlists)
    .values(
      listings.playlists.map(({ videos: named, picture, ...one }, position) => ({
        ...one,
        source: SOURCE,
        picture: `${picture}.webp`,
        position,
        programId: ours.find(({ title }) => title === one.ownerTitle)?.id ?? null,
        videoIds: named.flatMap((name) => listVideoIds(ours, name)),
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(announcements)
    .values(
      listings.prNews.map(({ daysAgo, picture, ...one }) => ({
        ...one,
        source: SOURCE,
        url: `${listings.prNewsHome}/${one.id}`,
        picture: `${picture}.webp`,
        publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
    )
    .onConflictDoUpdate({ target: announcements.id, set: { publishedAt: toExcludedColumn('published_at') } });
  await indexPrograms(db, [...ids]);
}

/**
 * The videos that a playlist's file names, `{programme}:{episodes or clips}`, in the order in which they are watched.
 */
function listVideoIds(all: { key: string; rows: ReturnType<typeof toProgramRows> }[], name: string): number[] {
  const [key, kind] = name.split(':');
  const videosOfProgram = all.find((one) => one.key === key)?.rows.videos ?? [];
  const ids = (videoCategory: string) =>
    videosOfProgram.filter(({ category }) => category === videoCategory).map(({ id }) => id);
  // episodes are watched from the first on; their file has the newest first
  return kind === 'clips' ? ids('clip') : ids('rerun').reverse();
}
