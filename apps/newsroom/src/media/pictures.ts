import type { FocalPoint } from '@sala/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import type { FileStore } from '../store/index.ts';
import { parsePictureName, toPictureId, toPictureName } from './pictureNames.ts';
import { findPlaces, type Place, removeFromEditions, renameInPlaces } from './places.ts';
import { preparePicture } from './preparePicture.ts';
import { pictures } from './schema.ts';

const LIST_LIMIT = 20;

export type PictureRow = typeof pictures.$inferSelect;

/** The editable fields of a picture. */
export interface PictureFacts {
  alt: string;
  isDecoration: boolean;
  credit: string;
  focus: FocalPoint;
  rightsUntil: Date | null;
}

/**
 * Stores a picture, or finds the stored one with the same pixels, whose fields stay as they are; a lost file of it is
 * stored again.
 * @throws {CommandFailed} when the file is no picture that can be used
 */
export async function savePicture(
  db: Database,
  store: FileStore,
  file: { name: string; bytes: Uint8Array },
  { focus, ...facts }: PictureFacts,
): Promise<{ picture: PictureRow; isNew: boolean }> {
  const { pixels, width, height, encode } = await preparePicture(file.bytes);
  const find = async () => (await db.select().from(pictures).where(eq(pictures.pixels, pixels)))[0];
  const existing = await find();
  if (existing && (await store.read(existing.file))) return { picture: existing, isNew: false };
  // the file is stored before its row, so that no row refers to a missing file
  const stored = await store.save(await encode());
  // its file is lost, such as in a restore: uploading it again heals it
  if (existing) {
    await db.update(pictures).set({ file: stored }).where(eq(pictures.id, existing.id));
    return { picture: { ...existing, file: stored }, isNew: false };
  }
  const [added] = await db
    .insert(pictures)
    .values({
      id: toPictureId(file.name, pixels),
      pixels,
      file: stored,
      width,
      height,
      ...facts,
      focusX: focus.x,
      focusY: focus.y,
    })
    .onConflictDoNothing({ target: pictures.pixels })
    .returning();
  return { picture: added ?? ((await find()) as PictureRow), isNew: added !== undefined };
}

/** The twenty newest pictures; with words, those whose name, alt text or credit contains all of them. */
export function listPictures(db: Database, words: string[], isEnded: boolean): Promise<PictureRow[]> {
  const searchedText = sql`${pictures.id} || ' ' || ${pictures.alt} || ' ' || ${pictures.credit}`;
  const conditions = words.map((word) => sql`position(lower(${word}::text) in lower(${searchedText})) > 0`);
  if (isEnded) conditions.push(sql`${pictures.rightsUntil} <= now()`);
  return db
    .select()
    .from(pictures)
    .where(and(...conditions))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(LIST_LIMIT);
}

/**
 * A picture by its name, and where it is used.
 * @throws {CommandFailed} when there is none
 */
export async function findPicture(db: Database, name: string): Promise<{ picture: PictureRow; places: Place[] }> {
  const id = parsePictureName(name);
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id));
  if (!picture) throw toPictureNotFound(name);
  return { picture, places: await findPlaces(db, id) };
}

/** @throws {CommandFailed} naming the places where readers see or will see a picture, or when there is none */
export async function requireUnseen(db: Database, name: string): Promise<void> {
  const { picture, places } = await findPicture(db, name);
  const seen = places.filter(({ isPast, isDraft }) => !isPast && !isDraft);
  if (seen.length > 0)
    throw new CommandFailed(
      `Readers see ${toPictureName(picture)} (${listNames(seen)}): an editor changes its texts and its focal point.`,
    );
}

/**
 * Changes a picture's fields. Another focal point gives it another name, which is updated everywhere.
 * @throws {CommandFailed} when there is none
 */
export async function updatePicture(
  db: Database,
  name: string,
  { focus, ...facts }: Partial<PictureFacts>,
): Promise<PictureRow> {
  return db.transaction(async (transaction) => {
    const id = parsePictureName(name);
    const [before] = await transaction.select().from(pictures).where(eq(pictures.id, id)).for('update');
    if (!before) throw toPictureNotFound(name);
    const isMoved = focus !== undefined && !(focus.x === before.focusX && focus.y === before.focusY);
    const changes = {
      ...facts,
      ...(isMoved && { focusX: focus.x, focusY: focus.y, revision: before.revision + 1 }),
    };
    if (Object.keys(changes).length === 0) return before;
    const after = requireRow(await transaction.update(pictures).set(changes).where(eq(pictures.id, id)).returning());
    if (isMoved) await renameInPlaces(transaction, id, toPictureName(after));
    return after;
  });
}

/**
 * Deletes a picture that readers see nowhere, also from replaced editions of the front page. Returns the withdrawn
 * articles that name it, too.
 * @throws {CommandFailed} naming the places where it is used, or when there is none
 */
export async function deletePicture(
  db: Database,
  store: FileStore,
  name: string,
): Promise<{ picture: PictureRow; withdrawn: string[] }> {
  const { picture, places } = await findPicture(db, name);
  const used = places.filter(({ isPast }) => !isPast);
  if (used.length > 0)
    throw new CommandFailed(`${toPictureName(picture)} cannot be removed while it is in use: ${listNames(used)}.`);
  await removeFromEditions(db, picture.id);
  await db.delete(pictures).where(eq(pictures.id, picture.id));
  // the same picture with and without transparency is two pictures, and may be one file
  if ((await db.$count(pictures, eq(pictures.file, picture.file))) === 0) await store.remove(picture.file);
  const left = await findPlaces(db, picture.id);
  return { picture, withdrawn: left.map((place) => place.name) };
}

const listNames = (places: Place[]): string => places.map((place) => place.name).join(', ');

const toPictureNotFound = (name: string) =>
  new CommandFailed(`There is no uploaded picture ${name}: pictures list finds those that there are.`);
