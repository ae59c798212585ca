import { FILMS_FOLDER } from '@sala/demo/films';
import { and, eq } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { videos } from '../programs/schema.ts';
import { parseFilmPath, toFilmPath } from './filmPath.ts';
import { openFilms } from './films.ts';
import { films } from './schema.ts';

/** The length of one of the newsroom's films in whole seconds; 0 for any other, and for one that is not encoded yet. */
export async function findFilmSeconds(db: Database, address: string): Promise<number> {
  const name = parseFilmPath(address);
  if (name === undefined) return 0;
  const own = openFilms(FILMS_FOLDER).get(name);
  if (own) return own.seconds;
  const [row] = await db.select({ seconds: films.seconds }).from(films).where(eq(films.name, name));
  return Math.round(row?.seconds ?? 0);
}

/** Fills in a film's length wherever it is played and no length is set. */
export async function fillInLength(db: Database, name: string, seconds: number): Promise<void> {
  const path = toFilmPath(name);
  const durationSeconds = Math.round(seconds);
  for (const table of [videos, articles])
    await db
      .update(table)
      .set({ durationSeconds })
      .where(and(eq(table.mediaUrl, path), eq(table.durationSeconds, 0)));
}
