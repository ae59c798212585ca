import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { toFileName } from '../store/index.ts';
import { deleteUnreferencedFiles, type FilmStores } from './encoding/filmStores.ts';
import { FILMS_FOLDER, openFilms } from './films.ts';
import { films } from './schema.ts';

const MAX_BYTES = 5_000_000_000;
const PART_BYTES = 8 * 1024 * 1024;

/** What changes with each upload, and with its captions. */
export const createEdition = (): string => randomBytes(4).toString('hex');

/**
 * Takes a film as it comes, and has it wait to be encoded. One that could not be encoded, or whose newsroom was killed
 * while it came, is uploaded anew; of an upload that fails nothing stays.
 * @throws {CommandFailed} when there is a film of that name, or it is empty or larger than 5 GB
 */
export async function uploadFilm(
  db: Database,
  stores: FilmStores,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ bytes: number }> {
  const [existing] = await db.select().from(films).where(eq(films.name, name));
  if (openFilms(FILMS_FOLDER).has(name) || (existing?.uploadedAt && !existing.failure))
    throw new CommandFailed(`There is a film ${name} already: remove it first, or give this one another name.`);
  const begun = { edition: createEdition(), parts: [], bytes: 0, uploadedAt: null, failure: null, progress: 0 };
  await db
    .insert(films)
    .values({ name, ...begun })
    .onConflictDoUpdate({ target: films.name, set: begun });
  const isOurs = and(eq(films.name, name), eq(films.edition, begun.edition));
  const named: string[] = [];
  try {
    let bytes = 0;
    for await (const part of cutParts(body)) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new CommandFailed(`The file is larger than ${MAX_BYTES / 1e9} GB.`);
      const file = toFileName(part);
      named.push(file);
      // a file that a row names is not deleted
      const parts = sql`${films.parts} || ${file}::text`;
      const [row] = await db.update(films).set({ parts, bytes }).where(isOurs).returning({ name: films.name });
      if (!row) throw new CommandFailed(`Another upload of ${name} has begun: this one is broken off.`);
      await stores.uploads.keep(part);
    }
    if (bytes === 0) throw new CommandFailed('The file is empty.');
    await db.update(films).set({ uploadedAt: new Date() }).where(isOurs);
    return { bytes };
  } catch (cause) {
    await db.delete(films).where(isOurs);
    throw cause;
  } finally {
    await deleteUnreferencedFiles(db, stores, { uploads: [...named, ...(existing?.parts ?? [])] });
  }
}

/** The same bytes in parts of 8 MB. */
async function* cutParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const whole = Buffer.concat(waiting);
    const rest = whole.subarray(whole.length - (whole.length % PART_BYTES));
    for (let at = 0; at + PART_BYTES <= whole.length; at += PART_BYTES) yield whole.subarray(at, at + PART_BYTES);
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
