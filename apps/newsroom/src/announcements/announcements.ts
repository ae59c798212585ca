import { and, desc, eq } from 'drizzle-orm';
import { type Database, requireRow } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { announcements } from './schema.ts';

export type Announcement = typeof announcements.$inferSelect;

/**
 * Publishes an announcement; `url` is that of its page.
 * @throws {CommandFailed} when there is one that says the same
 */
export async function addAnnouncement(db: Database, given: { title: string; url: string }): Promise<Announcement> {
  const [same] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.title, given.title), eq(announcements.url, given.url)));
  if (same) throw new CommandFailed(`Announcement ${same.id} says the same already.`);
  const added = await db
    .insert(announcements)
    .values({ ...given, source: 'editor', publishedAt: new Date() })
    .returning();
  return requireRow(added);
}

/** The announcements, the newest first. */
export function listAnnouncements(db: Database): Promise<Announcement[]> {
  return db.select().from(announcements).orderBy(desc(announcements.publishedAt), desc(announcements.id));
}

/** @throws {CommandFailed} when there is none of that id */
export async function removeAnnouncement(db: Database, id: number): Promise<Announcement> {
  const [removed] = await db.delete(announcements).where(eq(announcements.id, id)).returning();
  if (!removed)
    throw new CommandFailed(`There is no announcement ${id}: announcements list names those that there are.`);
  return removed;
}
