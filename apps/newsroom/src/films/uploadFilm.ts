import { randomBytes } from 'node:crypto';
import { FILMS_FOLDER } from '@sala/demo/films';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Continued, Uploaded } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type FileStore, toFileName } from '../store/index.ts';
import { deleteUnreferencedFiles, type FilmStores } from './encoding/filmStores.ts';
import { openFilms } from './films.ts';
import { requireFilm } from './requireFilm.ts';
import { films } from './schema.ts';

export const MAX_FILM_BYTES = 5_000_000_000;
/** How long an interrupted upload can be continued. */
const CONTINUED_DAYS = 7;

/** The length of all parts of an upload but the last one. */
const PART_BYTES = 8 * 1024 * 1024;

/** A new edition for each upload and each change of its captions. */
export const createEdition = (): string => randomBytes(4).toString('hex');

/** The stored parts of an upload that was interrupted, or is under way. */
export async function findUploaded(db: Database, uploads: FileStore, name: string): Promise<Uploaded> {
  const [row] = await db
    .select({ upload: films.edition, parts: films.parts })
    .from(films)
    .where(and(eq(films.name, name), isNull(films.uploadedAt)));
  if (!row) return { upload: null, parts: [], partBytes: PART_BYTES };
  // a part is named before it is stored, so the last one of a killed newsroom may be missing
  const last = row.parts.at(-1);
  const lastPart = last === undefined ? undefined : await uploads.read(last);
  await lastPart?.stream.cancel();
  return { ...row, ...(!lastPart && { parts: row.parts.slice(0, -1) }), partBytes: PART_BYTES };
}

/**
 * Stores a film as it arrives, and queues it for encoding. A film that could not be encoded can be uploaded anew; an
 * interrupted upload can be continued, or begun anew. Nothing of a refused upload is stored; one whose first part is no
 * film is refused before it replaces an interrupted one.
 * @throws {CommandFailed} when there is a film of that name, when the upload is empty, no film or larger than 5 GB,
 * or when the one to continue is gone
 */
export async function uploadFilm(
  db: Database,
  stores: FilmStores,
  name: string,
  body: AsyncIterable<Uint8Array>,
  continued?: Continued,
): Promise<{ bytes: number }> {
  const existing = await findReplaceable(db, name);
  const parts = continued ? listContinuedParts(name, existing, continued) : [];
  const arriving = cutParts(body);
  const first = await arriving.next();
  if (parts.length === 0) {
    if (first.done) throw new CommandFailed('The file is empty.');
    requireFilm(first.value);
  }
  const upload = await beginUpload(db, name, existing, parts);
  const partFiles: string[] = [];
  try {
    for (let next = first; !next.done; next = await arriving.next()) {
      const part = next.value;
      upload.bytes += part.length;
      if (upload.bytes > MAX_FILM_BYTES) throw new CommandFailed(`The file is larger than ${MAX_FILM_BYTES / 1e6} MB.`);
      const file = toFileName(part);
      partFiles.push(file);
      // the row first: files to which a row refers are not swept
      await namePart(db, upload, file);
      await stores.uploads.save(part);
    }
    await db.update(films).set({ uploadedAt: new Date() }).where(isSame(upload));
    return { bytes: upload.bytes };
  } catch (cause) {
    if (cause instanceof CommandFailed) await db.delete(films).where(isSame(upload));
    throw cause;
  } finally {
    await deleteUnreferencedFiles(db, stores, { uploads: [...partFiles, ...(existing?.parts ?? [])] });
  }
}

type Film = typeof films.$inferSelect;
type Upload = Pick<Film, 'name' | 'edition' | 'bytes'>;

/** The film of this name that an upload may replace: one that was interrupted, or could not be encoded. */
async function findReplaceable(db: Database, name: string): Promise<Film | undefined> {
  const [existing] = await db.select().from(films).where(eq(films.name, name));
  if (openFilms(FILMS_FOLDER).has(name) || (existing?.uploadedAt && !existing.failure))
    throw new CommandFailed(`There is a film ${name} already: remove it first, or give this one another name.`);
  return existing;
}

/** The parts after which an upload is continued. @throws {CommandFailed} when they are no longer those of its sender */
function listContinuedParts(name: string, existing: Film | undefined, { upload, bytes }: Continued): string[] {
  const parts = existing?.parts.slice(0, bytes / PART_BYTES) ?? [];
  if (existing?.edition !== upload || parts.length * PART_BYTES !== bytes) throw createOvertaken(name);
  return parts;
}

/** Replaces the film that was found, unless it has changed while the first part arrived. */
async function beginUpload(db: Database, name: string, existing: Film | undefined, parts: string[]): Promise<Upload> {
  const bytes = parts.length * PART_BYTES;
  const begun = { edition: createEdition(), parts, bytes, uploadedAt: null, failure: null, progress: 0, cutShort: 0 };
  const isUnchanged = sql`${films.edition} = ${existing?.edition ?? ''} and (${films.uploadedAt} is null or ${films.failure} is not null)`;
  const [upload] = await db
    .insert(films)
    .values({ name, ...begun })
    .onConflictDoUpdate({ target: films.name, set: { ...begun, partAt: sql`now()` }, setWhere: isUnchanged })
    .returning({ name: films.name, edition: films.edition, bytes: films.bytes });
  if (!upload) throw createOvertaken(name);
  return upload;
}

/** Adds a part to an upload. @throws {CommandFailed} when another one has begun meanwhile */
async function namePart(db: Database, upload: Upload, file: string): Promise<void> {
  const changes = { parts: sql`${films.parts} || ${file}::text`, bytes: upload.bytes, partAt: sql`now()` };
  const [changed] = await db.update(films).set(changes).where(isSame(upload)).returning({ name: films.name });
  if (!changed) throw new CommandFailed(`Another upload of ${upload.name} has begun: this one is cancelled.`);
}

const isSame = ({ name, edition }: Upload) => and(eq(films.name, name), eq(films.edition, edition));

const createOvertaken = (name: string) => new CommandFailed(`Another upload of ${name} has begun: add it again.`);

/** Deletes interrupted uploads that were not continued in time. */
export async function deleteBrokenUploads(db: Database, stores: FilmStores): Promise<void> {
  const isAbandoned = lt(films.partAt, sql`now() - make_interval(days => ${CONTINUED_DAYS})`);
  const deleted = await db
    .delete(films)
    .where(and(isNull(films.uploadedAt), isAbandoned))
    .returning({ parts: films.parts });
  await deleteUnreferencedFiles(db, stores, { uploads: deleted.flatMap(({ parts }) => parts) });
}

/** The same bytes in parts of 8 MB. */
async function* cutParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const collected = Buffer.concat(waiting);
    const remainder = collected.subarray(collected.length - (collected.length % PART_BYTES));
    for (let at = 0; at + PART_BYTES <= collected.length; at += PART_BYTES)
      yield collected.subarray(at, at + PART_BYTES);
    waiting = [remainder];
    length = remainder.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
