import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { findFilmSeconds } from '../../films/index.ts';
import { episodes, seasons, videos } from '../schema.ts';
import { stopFeaturing } from './featured.ts';
import {
  access,
  ageRanges,
  endsAfterStart,
  galleryId,
  key,
  line,
  listGalleryLinks,
  media,
  paragraph,
  picture,
  type Stored,
  seconds,
  tags,
  times,
  title,
  type WrittenFile,
  withoutEmpty,
  writeTimes,
} from './fields.ts';
import { findProgram } from './findProgram.ts';
import { finishEdit } from './finishEdit.ts';
import { findSeason } from './programs.ts';

/** The file of an episode; `video` is what viewers can watch after its first airing. */
export const episodeFile = z
  .strictObject({
    title,
    number: z.int().min(0).max(100_000).default(0),
    season: key.optional(),
    tagline: line.default(''),
    description: paragraph.default(''),
    picture,
    ...times,
    access,
    tags,
    ageRanges,
    galleryId,
    video: z.strictObject({ media, seconds }).optional(),
  })
  .check(endsAfterStart);
export type EpisodeFile = z.output<typeof episodeFile>;
type Twin = Pick<EpisodeFile, 'title' | 'airedAt'>;

/** The links that an episode's file names. */
export const listEpisodeLinks = (file: EpisodeFile): string[] => listGalleryLinks(file.galleryId);

/** The episodes of a programme, the newest first. */
export async function listEpisodes(db: Database, name: string) {
  const { id } = await findProgram(db, name);
  return db
    .select({ id: episodes.id, number: episodes.number, title: episodes.title, airedAt: episodes.firstAiredAt })
    .from(episodes)
    .where(eq(episodes.programId, id))
    .orderBy(desc(episodes.firstAiredAt), desc(episodes.id));
}

/**
 * The file of an episode.
 * @throws {CommandFailed} when there is none of that id
 */
export async function showEpisode(db: Database, id: string): Promise<WrittenFile> {
  const row = await findEpisode(db, id);
  const [season] = await db
    .select({ key: seasons.key })
    .from(seasons)
    .where(eq(seasons.id, row.seasonId ?? 0));
  const [video] = await db.select().from(videos).where(eq(videos.episodeId, row.id));
  const { number, tagline, description, picture: shown, access: marks, tags: itsTags, ageRanges: ages } = row;
  return {
    title: row.title,
    ...(season && { season: season.key }),
    ...withoutEmpty({
      number,
      tagline,
      description,
      picture: shown,
      access: marks,
      tags: itsTags,
      ageRanges: ages,
      galleryId: row.galleryId,
    }),
    ...writeTimes(row),
    ...(video && { video: { media: video.mediaUrl, seconds: video.durationSeconds } }),
  };
}

/**
 * Adds an episode to a programme. @throws {CommandFailed} when there is no such programme or season, or the episode is
 * there already
 */
export async function addEpisode(db: Database, name: string, file: EpisodeFile): Promise<Stored> {
  const program = await findProgram(db, name);
  await requireNoTwin(db, program.id, file);
  return storeEpisode(db, program, file);
}

/** @throws {CommandFailed} when a programme has an episode of this title and time */
async function requireNoTwin(db: Database, ofProgram: number, { title: itsTitle, airedAt }: Twin): Promise<void> {
  const [twin] = await db
    .select({ id: episodes.id })
    .from(episodes)
    .where(and(eq(episodes.programId, ofProgram), eq(episodes.title, itsTitle), eq(episodes.firstAiredAt, airedAt)));
  if (twin)
    throw new CommandFailed(`Episode ${twin.id} has this title and time already: episodes set ${twin.id} changes it.`);
}

/** Changes an episode. @throws {CommandFailed} when there is none of that id, or no such season */
export async function setEpisode(db: Database, id: string, file: EpisodeFile): Promise<Stored> {
  const known = await findEpisode(db, id);
  return storeEpisode(db, await findProgram(db, String(known.programId)), file, known.id);
}

async function storeEpisode(db: Database, program: { id: number; key: string }, file: EpisodeFile, known?: number) {
  const { season, video, airedAt: firstAiredAt, ...rest } = file;
  return db.transaction(async (transaction) => {
    const seasonId = await findSeason(transaction, program.id, season);
    const columns = { ...rest, source: 'editor', firstAiredAt, seasonId, programId: program.id };
    const { id } = requireRow(
      known === undefined
        ? await transaction.insert(episodes).values(columns).returning({ id: episodes.id })
        : await transaction.update(episodes).set(columns).where(eq(episodes.id, known)).returning({ id: episodes.id }),
    );
    const path = `/program/${program.key}/episodes/${id}`;
    const { number: _, ...shared } = columns;
    if (!video) await transaction.delete(videos).where(eq(videos.episodeId, id));
    else {
      const durationSeconds = video.seconds || (await findFilmSeconds(transaction, video.media));
      const ofVideo = { ...shared, mediaUrl: video.media, durationSeconds, updatedAt: new Date() };
      const itsKey = `e-${id}`;
      await transaction
        .insert(videos)
        .values({
          ...ofVideo,
          key: itsKey,
          path,
          category: 'rerun',
          ownerId: program.id,
          episodeId: id,
        })
        .onConflictDoUpdate({ target: videos.path, set: ofVideo });
    }
    await finishEdit(transaction, program.id);
    return { key: String(id), path };
  });
}

/**
 * Moves an episode with its video to another programme, into one of its seasons or into none; the website redirects its
 * former address.
 * @throws {CommandFailed} when there is no such episode, programme or season, or the programme has the episode already
 */
export async function moveEpisode(db: Database, id: string, to: { program: string; season?: string | undefined }) {
  const episode = await findEpisode(db, id);
  const program = await findProgram(db, to.program);
  if (program.id === episode.programId) throw new CommandFailed(`Episode ${id} belongs to ${program.key} already.`);
  await requireNoTwin(db, program.id, { title: episode.title, airedAt: episode.firstAiredAt });
  const path = `/program/${program.key}/episodes/${id}`;
  await db.transaction(async (transaction) => {
    const seasonId = await findSeason(transaction, program.id, to.season);
    const moved = { programId: program.id, seasonId, source: 'editor' };
    await transaction.update(episodes).set(moved).where(eq(episodes.id, episode.id));
    await transaction
      .update(videos)
      .set({ ...moved, ownerId: program.id, path })
      .where(eq(videos.episodeId, episode.id));
    await stopFeaturing(transaction, episode);
    for (const changed of [episode.programId, program.id]) await finishEdit(transaction, changed);
  });
  return { title: episode.title, path };
}

/** Removes an episode with its video. @throws {CommandFailed} when there is none of that id */
export async function removeEpisode(db: Database, id: string): Promise<{ title: string }> {
  const row = await findEpisode(db, id);
  await db.transaction(async (transaction) => {
    await transaction.delete(episodes).where(eq(episodes.id, row.id));
    await finishEdit(transaction, row.programId);
  });
  return { title: row.title };
}

/** @throws {CommandFailed} when there is none of that id */
export async function findEpisode(db: Database, id: string) {
  const [row] = /^\d{1,9}$/.test(id)
    ? await db
        .select()
        .from(episodes)
        .where(eq(episodes.id, Number(id)))
    : [];
  if (!row) throw new CommandFailed(`There is no episode ${id}: episodes list PROGRAM names those that there are.`);
  return row;
}
