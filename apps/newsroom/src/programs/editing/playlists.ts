import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { playlists, programs, videos } from '../schema.ts';
import { key, picture, type Stored, title, type WrittenFile, withoutEmpty } from './fields.ts';
import { findProgram } from './findProgram.ts';

const findRepeated = (keys: string[]) => keys.find((key, index) => keys.indexOf(key) < index);

/** The file of a playlist: the keys of its videos in the order in which they are played. */
export const playlistFile = z.strictObject({
  title,
  program: key.optional(),
  picture,
  position: z.int().min(0).max(10_000).default(0),
  videos: z
    .array(z.string())
    .min(1, 'there are none')
    .max(500)
    .refine((keys) => findRepeated(keys) === undefined, {
      error: ({ input }) => `${findRepeated(input as string[])} stands in it twice`,
    }),
});
export type PlaylistFile = z.output<typeof playlistFile>;

/** The playlists in their order, with how many videos each has. */
export async function listPlaylists(db: Database) {
  const rows = await db
    .select({ key: playlists.key, title: playlists.title, videoIds: playlists.videoIds })
    .from(playlists)
    .orderBy(asc(playlists.position), asc(playlists.id));
  return rows.map(({ videoIds, ...row }) => ({ ...row, videos: videoIds.length }));
}

/** The file of a playlist. @throws {CommandFailed} when there is none of that key */
export async function showPlaylist(db: Database, playlistKey: string): Promise<WrittenFile> {
  const file = await readPlaylist(db, playlistKey);
  if (!file) throw new CommandFailed(`There is no playlist ${playlistKey}.`);
  return file;
}

/** The file of a playlist; null when there is none of that key. */
export async function readPlaylist(db: Database, playlistKey: string): Promise<WrittenFile | null> {
  const [row] = await db.select().from(playlists).where(eq(playlists.key, playlistKey));
  if (!row) return null;
  const [program] = await db
    .select({ key: programs.key })
    .from(programs)
    .where(eq(programs.id, row.programId ?? 0));
  const keyOf = await listKeys(db, row.videoIds);
  const { position, picture: shown } = row;
  return {
    title: row.title,
    ...(program && { program: program.key }),
    ...withoutEmpty({ picture: shown, position }),
    // a video that was removed is left out, as in playback
    videos: row.videoIds.flatMap((id) => keyOf.get(id) ?? []),
  };
}

async function listKeys(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db.select({ id: videos.id, key: videos.key }).from(videos).where(inArray(videos.id, ids));
  return new Map(rows.map((row) => [row.id, row.key]));
}

/**
 * Creates or replaces the playlist of a key.
 * @throws {CommandFailed} when the programme or one of the videos does not exist
 */
export async function setPlaylist(db: Database, playlistKey: string, file: PlaylistFile): Promise<Stored> {
  const { program: name, videos: keys, ...rest } = file;
  const program = name === undefined ? null : await findProgram(db, name);
  const rows = await db.select({ id: videos.id, key: videos.key }).from(videos).where(inArray(videos.key, keys));
  const idOf = new Map(rows.map((row) => [row.key, row.id]));
  const videoIds = keys.map((videoKey) => {
    const id = idOf.get(videoKey);
    if (id === undefined) throw new CommandFailed(`There is no video ${videoKey}.`);
    return id;
  });
  const columns = {
    ...rest,
    source: 'editor',
    programId: program?.id ?? null,
    ownerTitle: program?.title ?? '',
    videoIds,
  };
  await db
    .insert(playlists)
    .values({ key: playlistKey, ...columns })
    .onConflictDoUpdate({ target: playlists.key, set: columns });
  return { key: playlistKey, path: `/program/playlists/${playlistKey}/watch` };
}

/** Removes a playlist; its videos stay. @throws {CommandFailed} when there is none of that key */
export async function removePlaylist(db: Database, playlistKey: string): Promise<{ title: string }> {
  const [removed] = await db.delete(playlists).where(eq(playlists.key, playlistKey)).returning();
  if (!removed) throw new CommandFailed(`There is no playlist ${playlistKey}.`);
  return { title: removed.title };
}
