import { inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { parsePictureName } from './pictureNames.ts';
import { pictures } from './schema.ts';

/** An uploaded picture: its alternative text (empty for decoration), its credit, and its size in pixels. */
export interface PictureDescription {
  alt: string;
  credit: string;
  width: number;
  height: number;
}

/** The uploaded ones among pictures, by their ids. */
export async function describePictures(db: Database, names: string[]): Promise<Record<string, PictureDescription>> {
  const rows = await db
    .select({
      id: pictures.id,
      alt: pictures.alt,
      credit: pictures.credit,
      width: pictures.width,
      height: pictures.height,
    })
    .from(pictures)
    .where(inArray(pictures.id, names.map(parsePictureName)));
  return Object.fromEntries(rows.map(({ id, ...description }) => [id, description]));
}

/** The picture with a name, from the descriptions of an article by their ids. */
export function findDescription(
  described: Record<string, PictureDescription>,
  name: string,
): PictureDescription | undefined {
  const id = parsePictureName(name);
  return Object.hasOwn(described, id) ? described[id] : undefined;
}
