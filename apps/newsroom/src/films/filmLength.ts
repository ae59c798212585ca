import { and, eq } from 'drizzle-orm';
import { articles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { videos } from '../programs/schema.ts';
import { parseFilmPath, toFilmPath } from './filmPath.ts';
import { FILMS_FOLDER, openFilms } from './films.ts';
import { films } from './schema.ts';

/** How long one of the newsroom's films is, in whole seconds; 0 of any other, and of one that is not encoded yet. */
export async function findFilmSeconds(db: Database, address: string): Promise<number> {
  const name = parseFilmPath(address);
  if (name === undefined) return 0;
  const own = openFilms(FILMS_FOLDER).get(name);
  if (own) return own.seconds;
  const [row] = await db.select({ seconds: films.seconds }).from(films).where(eq(films.name, name));
  return Math.round(row?.seconds ?? 0);
}

/** Says how long a film is wherever it is played and nobody has said it. */
export async function fillInLength(db: Database, name: string, seconds: number): Promise<void> {
  const path = toFilmPath(name);
  const durationSeconds = Math.round(seconds);
  for (const table of [videos, articles])
    await db
      .update(table)
      .set({ durationSeconds })
      .where(and(eq(table.mediaUrl, path), eq(table.durationSeconds, 0)));
}
