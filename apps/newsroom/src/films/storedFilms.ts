import { FILMS_FOLDER } from '@sala/demo/films';
import { parseVideoId } from '@sala/thai';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { articleDrafts, articles, withdrawnArticles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { programs, videos } from '../programs/schema.ts';
import { renderCaptionSegment } from './captions.ts';
import { deleteUnreferencedFiles, type FilmStores } from './encoding/index.ts';
import { parseFilmPath, toFilmPath } from './filmPath.ts';
import { type Film, openFilms } from './films.ts';
import { INIT } from './pieceFiles.ts';
import { type Cue, filmSegments, films } from './schema.ts';
import { createEdition } from './uploadFilm.ts';

const LIST_LIMIT = 50;
const PLAYER_IN_TEXT = 'in an article’s text, alone in a paragraph, it is shown as its player';
const NONE_MISSING: ReadonlySet<string> = new Set();

export type FilmRow = typeof films.$inferSelect;

/** An uploaded film that can be played. */
export async function findStoredFilm(db: Database, name: string): Promise<Film | undefined> {
  const [row] = await db
    .select()
    .from(films)
    .where(and(eq(films.name, name), isNotNull(films.readyAt)));
  if (!row) return undefined;
  const pieces = await db
    .select({ rendition: filmSegments.rendition, number: filmSegments.number, keyFrame: filmSegments.keyFrame })
    .from(filmSegments)
    .where(eq(filmSegments.film, name))
    .orderBy(asc(filmSegments.number));
  const listKeyFrames = (rendition: string) =>
    pieces.flatMap((piece) => (piece.rendition === rendition && piece.number !== INIT.number ? [piece.keyFrame] : []));
  return {
    name,
    edition: row.edition,
    seconds: row.seconds,
    hasCaptions: row.captions !== null,
    missing: NONE_MISSING,
    renditions: row.renditions.map((one) => ({ ...one, keyFrames: listKeyFrames(one.name) })),
  };
}

/** A piece of an uploaded film: its place in the store, or the captions of its time. */
export interface FilmPiece {
  film: string;
  edition: string;
  rendition: string;
  number: number;
}

/** The name of a piece in the store. */
export async function findPieceFile(db: Database, piece: FilmPiece): Promise<string | undefined> {
  const [storedFilm] = await db
    .select({ file: filmSegments.file })
    .from(filmSegments)
    .innerJoin(films, and(eq(films.name, filmSegments.film), eq(films.edition, piece.edition)))
    .where(
      and(
        eq(filmSegments.film, piece.film),
        eq(filmSegments.rendition, piece.rendition),
        eq(filmSegments.number, piece.number),
        isNotNull(films.readyAt),
      ),
    );
  return storedFilm?.file;
}

/** The captions of a piece, as WebVTT. */
export async function findPieceCaptions(
  db: Database,
  { film, edition, number }: FilmPiece,
): Promise<string | undefined> {
  const [storedFilm] = await db
    .select({ captions: films.captions })
    .from(films)
    .where(and(eq(films.name, film), eq(films.edition, edition)));
  return storedFilm?.captions ? renderCaptionSegment(storedFilm.captions, number) : undefined;
}

/** The newest uploaded films, fifty. */
export function listStoredFilms(db: Database): Promise<FilmRow[]> {
  return db.select().from(films).orderBy(desc(films.createdAt), asc(films.name)).limit(LIST_LIMIT);
}

/** @throws {CommandFailed} when no film of that name was uploaded */
export async function requireStoredFilm(db: Database, name: string): Promise<FilmRow & { places: string[] }> {
  const [row] = await db.select().from(films).where(eq(films.name, name));
  if (!row) throw new CommandFailed(`No film ${name} was uploaded: films list names those that were.`);
  return { ...row, places: await findPlaces(db, name) };
}

/** The places where a film is played, each as `video v-1000000`. */
async function findPlaces(db: Database, name: string): Promise<string[]> {
  const path = toFilmPath(name);
  const ofVideos = await db.select({ key: videos.key }).from(videos).where(eq(videos.mediaUrl, path));
  const ofPrograms = await db
    .select({ key: programs.key })
    .from(programs)
    .where(sql`${programs.heroBanner}->>'videoUrl' = ${path}`);
  const ofArticles = await db.select({ id: articles.id }).from(articles).where(eq(articles.mediaUrl, path));
  const ofDrafts = await db
    .select({ id: articleDrafts.id })
    .from(articleDrafts)
    .where(sql`${articleDrafts.content}->>'mediaUrl' = ${path}`);
  const ofWithdrawn = await db
    .select({ id: withdrawnArticles.id })
    .from(withdrawnArticles)
    .where(sql`${withdrawnArticles.article}->>'media_url' = ${path}`);
  return [
    ...ofVideos.map(({ key }) => `video ${key}`),
    ...ofPrograms.map(({ key }) => `programme ${key}`),
    ...ofArticles.map(({ id }) => `article ${id}`),
    ...ofDrafts.map(({ id }) => `draft d${id}`),
    ...ofWithdrawn.map(({ id }) => `withdrawn article ${id}`),
  ];
}

/**
 * Sets or replaces a film's captions; returns the film, whose length is 0 until it is encoded.
 * @throws {CommandFailed} when no film of that name was uploaded
 */
export async function setCaptions(db: Database, name: string, captions: Cue[]): Promise<Pick<FilmRow, 'seconds'>> {
  const [changed] = await db
    .update(films)
    // while an upload is under way, its edition identifies it
    .set({
      captions,
      edition: sql`case when ${films.uploadedAt} is null then ${films.edition} else ${createEdition()} end`,
    })
    .where(eq(films.name, name))
    .returning({ seconds: films.seconds });
  return changed ?? requireStoredFilm(db, name);
}

/**
 * Deletes an uploaded film that is played nowhere.
 * @throws {CommandFailed} naming the places where it is played, or when no film of that name was uploaded
 */
export async function deleteStoredFilm(db: Database, stores: FilmStores, name: string): Promise<FilmRow> {
  const { places, ...row } = await requireStoredFilm(db, name);
  if (places.length > 0) throw new CommandFailed(`${name} cannot be removed while it is played: ${places.join(', ')}.`);
  const pieces = await db
    .delete(filmSegments)
    .where(eq(filmSegments.film, name))
    .returning({ file: filmSegments.file });
  await db.delete(films).where(eq(films.name, name));
  await deleteUnreferencedFiles(db, stores, { uploads: row.parts, segments: pieces.map(({ file }) => file) });
  return row;
}

/**
 * Checks that films can be played; returns a sentence for each one that is not encoded yet, is on a host from which
 * the website plays none, or is a video of YouTube, which only its own player plays.
 * @throws {CommandFailed} when an address of the newsroom has no film
 */
export async function checkFilms(db: Database, addresses: string[], hosts: ReadonlySet<string>): Promise<string[]> {
  const own = openFilms(FILMS_FOLDER);
  const warnings: string[] = [];
  for (const address of addresses) {
    const host = URL.parse(address)?.host;
    if (parseVideoId(address)) warnings.push(`${address} is a page and no film: ${PLAYER_IN_TEXT}.`);
    else if (host && !hosts.has(host))
      warnings.push(`MEDIA_HOSTS does not name ${host}: readers cannot play its films.`);
    const name = parseFilmPath(address);
    if (name === undefined || own.has(name)) continue;
    const [row] = await db.select().from(films).where(eq(films.name, name));
    if (!row || row.failure)
      throw new CommandFailed(`There is no film ${name} that can be played: films list names those that can.`);
    if (!row.readyAt) warnings.push(`${name} is not encoded yet: it can be played once it is (films list).`);
  }
  return warnings;
}
