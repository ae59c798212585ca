import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';
import { filmSegments } from '../schema.ts';

/** The stores of films: uploads until they are encoded, and the pieces that players load. */
export interface FilmStores {
  uploads: FileStore;
  segments: FileStore;
}

/** Beside them the pictures, for the still of each film, and a folder for the upload that is being encoded. */
export interface EncodingStores extends FilmStores {
  pictures: FileStore;
  workFolder: string;
}

/** Deletes those of these files to which no film refers any more. */
export async function deleteUnreferencedFiles(
  db: Database,
  stores: FilmStores,
  { uploads = [], segments = [] }: Partial<Record<keyof FilmStores, string[]>>,
): Promise<void> {
  await deleteOthers(db, stores.uploads, uploads, sql`select unnest(parts) as file from films`);
  await deleteOthers(db, stores.segments, segments, sql`select file from film_segments`);
}

/** Deletes all encoded pieces of a film. */
export async function deletePieces(db: Database, stores: FilmStores, film: string): Promise<void> {
  const pieces = await db
    .delete(filmSegments)
    .where(eq(filmSegments.film, film))
    .returning({ file: filmSegments.file });
  await deleteUnreferencedFiles(db, stores, { segments: pieces.map(({ file }) => file) });
}

async function deleteOthers(db: Database, store: FileStore, files: string[], referenced: SQL): Promise<void> {
  if (files.length === 0) return;
  const rows = await listRows<{ file: string }>(db, referenced);
  const names = new Set(rows.map(({ file }) => file));
  for (const file of files) if (!names.has(file)) await store.remove(file);
}
