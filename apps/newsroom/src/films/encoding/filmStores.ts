import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../store/index.ts';

/** Where films are kept: what producers upload, until it is encoded, and what players load. */
export interface FilmStores {
  uploads: FileStore;
  segments: FileStore;
}

/** With the pictures, among which a still of every film is, and where an upload is put together while it is encoded. */
export interface EncodingStores extends FilmStores {
  pictures: FileStore;
  workFolder: string;
}

/** Deletes files that no film names: these, or of all that are kept. */
export async function deleteUnreferencedFiles(
  db: Database,
  stores: FilmStores,
  files?: Record<keyof FilmStores, string[]>,
): Promise<void> {
  const namesOf = async (kind: keyof FilmStores) =>
    files?.[kind] ?? (await Readable.from(stores[kind].names()).toArray());
  const uploads = await namesOf('uploads');
  await deleteOthers(db, stores.uploads, uploads, sql`select unnest(parts) as file from films`);
  const segments = await namesOf('segments');
  await deleteOthers(db, stores.segments, segments, sql`select file from film_segments`);
}

async function deleteOthers(db: Database, store: FileStore, files: string[], named: SQL): Promise<void> {
  if (files.length === 0) return;
  const { rows } = (await db.execute(named)) as unknown as { rows: { file: string }[] };
  const names = new Set(rows.map(({ file }) => file));
  for (const file of files) if (!names.has(file)) await store.remove(file);
}
