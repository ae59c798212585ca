import { SHORT_CLIP_OWNER_ID } from '@sala/contracts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, requireRow } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { findFilmSeconds } from '../../films/index.ts';
import { videos } from '../schema.ts';
import {
  access,
  ageRanges,
  endsAfterStart,
  line,
  media,
  paragraph,
  picture,
  type Stored,
  seconds,
  tags,
  times,
  title,
  type WrittenFile,
  withoutEmpty,
  writeTimes,
} from './fields.ts';
import { findProgram } from './findProgram.ts';
import { finishEdit } from './finishEdit.ts';

/** The kinds of clips: their names for editors, and those in the programme API (SPEC 7.7-01). */
const CATEGORIES = { clip: 'clip', short: 'story', promo: 'promo' } as const;
type Kind = keyof typeof CATEGORIES;
const KINDS = Object.keys(CATEGORIES) as [Kind, ...Kind[]];

/** A clip of a programme as its file describes it: a clip, an upright short clip, or a promo. */
export const clipFile = z
  .strictObject({
    kind: z.enum(KINDS),
    title,
    tagline: line.default(''),
    description: paragraph.default(''),
    picture,
    media,
    seconds,
    ...times,
    access,
    tags,
    ageRanges,
  })
  .check(endsAfterStart);
export type ClipFile = z.output<typeof clipFile>;

const isClip = ne(videos.category, 'rerun');

/** The clips of a programme, the newest first. */
export async function listClips(db: Database, name: string) {
  const { id } = await findProgram(db, name);
  const rows = await db
    .select({ key: videos.key, category: videos.category, title: videos.title, path: videos.path })
    .from(videos)
    .where(and(eq(videos.programId, id), isClip))
    .orderBy(desc(videos.firstAiredAt), desc(videos.id));
  return rows.map(({ category, ...row }) => ({ ...row, kind: toKind(category) }));
}

const toKind = (category: string): Kind => KINDS.find((kind) => CATEGORIES[kind] === category) ?? 'clip';

/** The file of a clip. @throws {CommandFailed} when there is none of that key */
export async function showClip(db: Database, key: string): Promise<WrittenFile> {
  const row = await findClip(db, key);
  const { tagline, description, picture: shown, access: marks, tags: itsTags, ageRanges: ages } = row;
  return {
    kind: toKind(row.category),
    title: row.title,
    ...withoutEmpty({ tagline, description, picture: shown, access: marks, tags: itsTags, ageRanges: ages }),
    media: row.mediaUrl,
    seconds: row.durationSeconds,
    ...writeTimes(row),
  };
}

/** Adds a clip to a programme. @throws {CommandFailed} when there is no such programme, or the clip is there already */
export async function addClip(db: Database, name: string, file: ClipFile): Promise<Stored> {
  const program = await findProgram(db, name);
  const [same] = await db
    .select({ key: videos.key })
    .from(videos)
    .where(
      and(
        eq(videos.programId, program.id),
        eq(videos.category, CATEGORIES[file.kind]),
        eq(videos.title, file.title),
        eq(videos.mediaUrl, file.media),
      ),
    );
  if (same)
    throw new CommandFailed(`Clip ${same.key} has this title and film already: clips set ${same.key} changes it.`);
  return db.transaction(async (transaction) => {
    // its key contains its id, which is only known once it is stored
    const draft = { key: crypto.randomUUID(), path: crypto.randomUUID(), programId: program.id };
    const columns = { ...draft, ...(await toColumns(transaction, file, program.id)) };
    const { id } = requireRow(await transaction.insert(videos).values(columns).returning({ id: videos.id }));
    const key = `${file.kind === 'short' ? 's' : 'v'}-${id}`;
    const path = toPath(file.kind, key);
    await transaction.update(videos).set({ key, path, sourceKey: key, sourceType: 'upload' }).where(eq(videos.id, id));
    await finishEdit(transaction, program.id);
    return { key, path };
  });
}

/**
 * Changes a clip; its address stays. @throws {CommandFailed} when there is none of that key, or the file is of another
 * kind
 */
export async function setClip(db: Database, key: string, file: ClipFile): Promise<Stored> {
  const row = await findClip(db, key);
  if (toKind(row.category) !== file.kind)
    throw new CommandFailed(
      `${key} is a ${toKind(row.category)}, which cannot change because it is part of the address: add a new one instead.`,
    );
  await db.transaction(async (transaction) => {
    await transaction
      .update(videos)
      .set({ ...(await toColumns(transaction, file, row.ownerId ?? 0)), updatedAt: new Date() })
      .where(eq(videos.id, row.id));
    await finishEdit(transaction, row.programId ?? 0);
  });
  return { key, path: row.path };
}

/** Removes a clip. @throws {CommandFailed} when there is none of that key */
export async function removeClip(db: Database, key: string): Promise<{ title: string }> {
  const row = await findClip(db, key);
  await db.transaction(async (transaction) => {
    await transaction.delete(videos).where(eq(videos.id, row.id));
    await finishEdit(transaction, row.programId ?? 0);
  });
  return { title: row.title };
}

const toPath = (kind: Kind, key: string): string => `/program/${kind === 'short' ? 'stories' : 'watch'}/${key}`;

async function toColumns(
  db: Database,
  { kind, media: mediaUrl, seconds, airedAt, ...rest }: ClipFile,
  ownerId: number,
) {
  const durationSeconds = seconds || (await findFilmSeconds(db, mediaUrl));
  const owner = kind === 'short' ? Number(SHORT_CLIP_OWNER_ID) : ownerId;
  const category = CATEGORIES[kind];
  return { ...rest, source: 'editor', category, mediaUrl, durationSeconds, firstAiredAt: airedAt, ownerId: owner };
}

async function findClip(db: Database, key: string) {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.key, key), isClip));
  if (!row) throw new CommandFailed(`There is no clip ${key}: clips list PROGRAM names those that there are.`);
  return row;
}
