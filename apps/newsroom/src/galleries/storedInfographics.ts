import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import {
  formatBangkokTime,
  parsePublishingTime,
  rowNumber,
  section,
  storableLine,
  storableTag,
  storableText,
  toBodyHtml,
} from '../input/index.ts';
import { infographics as table } from './schema.ts';

const SOURCE = 'newsroom';
const LIST_LIMIT = 50;

/**
 * The file of an infographic as an editor writes it; `text` is its content in words, `at` when it is published, in
 * Bangkok.
 */
export const infographicFile = z.strictObject({
  title: storableLine(300).pipe(z.string().min(1, 'it is empty')),
  section,
  picture: storableLine(2000).pipe(z.string().min(1, 'it is empty')),
  /** Required for readers who cannot see the picture. */
  text: storableText(100_000).pipe(z.string().trim().min(1, 'it is empty: say in words what the picture shows')),
  lead: storableText(2000).default(''),
  credit: storableLine(300).default(''),
  tags: z.array(storableTag).max(20).default([]),
  at: z.string().optional(),
});
export type InfographicFile = z.output<typeof infographicFile>;

export const toInfographicPath = (id: number): string => `/news/infographic/${id}`;

/** The newest infographics, scheduled ones first. */
export async function listInfographics(db: Database): Promise<{ id: number; title: string; at: string }[]> {
  const rows = await db
    .select({ id: table.id, title: table.title, at: table.publishedAt })
    .from(table)
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** The file of an infographic. @throws {CommandFailed} when there is none of that id */
export async function showInfographic(db: Database, typed: string): Promise<z.input<typeof infographicFile>> {
  const { title, section, picture, content, lead, credit, tags, publishedAt } = await requireInfographic(db, typed);
  return { title, section, picture, text: content, lead, credit, tags, at: formatBangkokTime(publishedAt) };
}

/** Publishes a new infographic, now or at its time. @throws {CommandFailed} when its time is invalid */
export async function addInfographic(db: Database, { at, ...file }: InfographicFile): Promise<number> {
  const now = new Date();
  const publishedAt = at === undefined ? now : parsePublishingTime(at, now);
  const values = { ...toColumns(file), source: SOURCE, sourceId: randomUUID(), publishedAt };
  const { id } = requireRow(await db.insert(table).values(values).returning({ id: table.id }));
  return id;
}

/**
 * Changes an infographic; its time stays unless the file gives another. @throws {CommandFailed} when there is none of
 * that id
 */
export async function setInfographic(db: Database, typed: string, { at, ...file }: InfographicFile): Promise<number> {
  const before = await requireInfographic(db, typed);
  const isMoved = at !== undefined && at !== formatBangkokTime(before.publishedAt);
  const moved = isMoved ? { publishedAt: parsePublishingTime(at, new Date()) } : {};
  await db
    .update(table)
    .set({ ...toColumns(file), ...moved, updatedAt: new Date() })
    .where(eq(table.id, before.id));
  return before.id;
}

/** Removes an infographic; returns its title. @throws {CommandFailed} when there is none of that id */
export async function removeInfographic(db: Database, typed: string): Promise<string> {
  const { id, title } = await requireInfographic(db, typed);
  await db.delete(table).where(eq(table.id, id));
  return title;
}

const toColumns = ({ text, ...file }: Omit<InfographicFile, 'at'>) => ({ ...file, content: toBodyHtml(text) });

async function requireInfographic(db: Database, typed: string) {
  const id = rowNumber('an infographic').safeParse(typed);
  const [row] = id.success ? await db.select().from(table).where(eq(table.id, id.data)) : [];
  if (!row) throw new CommandFailed(`There is no infographic ${typed}: infographics list names those that there are.`);
  return row;
}
