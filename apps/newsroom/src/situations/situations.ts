import { isSitePath, isTopicId, toSafeHref } from '@sala/contracts';
import { STATION } from '@sala/station';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine, storableTag, storableText } from '../input/index.ts';
import { situationEntries, topics } from './schema.ts';

// The commands of editors on situations (SPEC 2.2-28).

const isTaken = (id: string) => isSitePath(`/${id}/entries`) || `/${id}` === STATION.event?.href;

/** The source of what the newsroom's editors have written or changed. */
export const EDITOR = 'editor';

/** A picture: a file of the newsroom such as `dam.webp`, or an http(s) address. */
export const picture = storableText(2000)
  .refine(
    (name) => name === '' || /^[a-z0-9-]+\.webp$/.test(name) || toSafeHref(name, '').startsWith('http'),
    'it is neither a file such as dam.webp nor an http(s) address',
  )
  .meta({ placeholder: 'FILE|URL' });

const title = storableLine(200).min(1, 'it is empty').meta({ isPlainText: true });
const lead = storableText(1000).meta({ isPlainText: true });
const tag = z.array(storableTag).max(20, 'there are more than 20').meta({ placeholder: 'TAG' });

/** The typed input of a new situation. */
export const added = z.strictObject({
  id: z
    .string()
    .refine((id) => !isTaken(id), 'the site has another page there')
    .refine(isTopicId, 'it is no name such as flood-2026: small letters of English, digits and hyphens, at most 60'),
  title,
  lead: lead.default(''),
  picture: picture.default(''),
  tag: tag.default([]),
});

/** A schema for the typed id of a topic, also as every answer prints it: `/storm`. */
export const topicId = storableText(61)
  .overwrite((id) => id.replace(/^\//, ''))
  .meta({ placeholder: 'ID' });

/** The typed changes of a situation; `tag` are all its tags from then on. */
export const changed = z.strictObject({
  id: topicId,
  title: title.optional(),
  lead: lead.optional(),
  picture: picture.optional(),
  tag: tag.optional(),
});

/** @throws {CommandFailed} when there is no such topic */
export async function findTopic(db: Database, id: string) {
  const [topic] = await db.select().from(topics).where(eq(topics.id, id));
  if (!topic) throw new CommandFailed(`There is no situation ${id}: list them with situations list.`);
  return topic;
}

/** Changes a topic and marks it as edited, so that the demo no longer overwrites it. */
export async function editTopic(
  db: Database,
  id: string,
  changes: Partial<typeof topics.$inferInsert> = {},
): Promise<void> {
  await db
    .update(topics)
    .set({ ...changes, source: EDITOR })
    .where(eq(topics.id, id));
}

/** A situation: its page, and whether it is live. */
export interface SituationState {
  url: string;
  isLive: boolean;
}

/** The situations with their titles, and how many posts each has. */
export async function listSituations(db: Database): Promise<(SituationState & { title: string; posts: number })[]> {
  const posts = db.$count(situationEntries, eq(situationEntries.topicId, topics.id));
  const rows = await db
    .select({ url: topics.url, title: topics.title, endedAt: topics.endedAt, posts })
    .from(topics)
    .where(isNotNull(topics.startedAt))
    .orderBy(asc(topics.position), asc(topics.id));
  return rows.map(({ endedAt, ...row }) => ({ ...row, isLive: endedAt === null }));
}

/**
 * What the page of a situation says besides its posts.
 * @throws {CommandFailed} when there is no such situation
 */
export async function showSituation(db: Database, id: string) {
  const { title, description, picture: shown, tags, facts, ...topic } = await findTopic(db, id);
  return { ...toState(topic), title, lead: description, picture: shown, tags, facts };
}

const toState = ({ id, startedAt, endedAt }: Pick<typeof topics.$inferSelect, 'id' | 'startedAt' | 'endedAt'>) => ({
  url: `/${id}`,
  isLive: startedAt !== null && endedAt === null,
});

/** Adds a situation before all others. */
export async function addSituation(
  db: Database,
  { id, title, lead, picture: pictureName, tag }: z.output<typeof added>,
): Promise<SituationState> {
  const inserted = await db
    .insert(topics)
    .values({
      id,
      title,
      description: lead,
      picture: pictureName,
      tags: tag,
      source: EDITOR,
      url: `/${id}`,
      startedAt: new Date(),
      position: sql`(select coalesce(min(position), 1) - 1 from topics)`,
    })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) throw new CommandFailed(`There is a situation ${id} already.`);
  return { url: `/${id}`, isLive: true };
}

/**
 * Changes the given fields of a situation; absent ones stay as they were.
 * @throws {CommandFailed} when there is no such situation
 */
export async function changeSituation(
  db: Database,
  { id, lead: description, tag: tags, ...rest }: z.output<typeof changed>,
): Promise<SituationState> {
  const changes = Object.entries({ ...rest, description, tags }).filter(([, value]) => value !== undefined);
  if (changes.length === 0) throw new CommandFailed('Say what to change in the situation.');
  const topic = await findTopic(db, id);
  await editTopic(db, topic.id, Object.fromEntries(changes));
  return toState(topic);
}

export async function endSituation(db: Database, id: string): Promise<SituationState> {
  const topic = await findTopic(db, id);
  if (!topic.startedAt || topic.endedAt) throw new CommandFailed(`The situation ${topic.id} is not live.`);
  await editTopic(db, topic.id, { endedAt: new Date() });
  return { url: `/${topic.id}`, isLive: false };
}

/** Makes a situation live: an ended one, or a topic that was not a situation before. */
export async function resumeSituation(db: Database, id: string): Promise<SituationState> {
  const topic = await findTopic(db, id);
  const startedAt = topic.startedAt ?? new Date();
  await editTopic(db, topic.id, { startedAt, endedAt: null });
  return { url: `/${topic.id}`, isLive: true };
}

/** Removes a situation with its posts; returns the path of its page. */
export async function removeSituation(db: Database, id: string): Promise<{ url: string }> {
  const topic = await findTopic(db, id);
  await db.delete(topics).where(eq(topics.id, topic.id));
  return { url: `/${topic.id}` };
}
