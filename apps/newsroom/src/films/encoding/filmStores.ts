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

/** Deletes those of these files that no film names any more. */
export async function deleteUnreferencedFiles(
  db: Database,
  stores: FilmStores,
  { uploads = [], segments = [] }: Partial<Record<keyof FilmStores, string[]>>,
): Promise<void> {
  await deleteOthers(db, stores.uploads, uploads, sql`select unnest(parts) as file from films`);
  await deleteOthers(db, stores.segments, segments, sql`select file from film_segments`);
}

async function deleteOthers(db: Database, store: FileStore, files: string[], named: SQL): Promise<void> {
  if (files.length === 0) return;
  const { rows } = (await db.execute(named)) as unknown as { rows: { file: string }[] };
  const names = new Set(rows.map(({ file }) => file));
  for (const file of files) if (!names.has(file)) await store.remove(file);
}
