import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatTextFile, parseTextFile, takeNew, takeNewest, toFileVersion } from '../fileVersions/index.ts';
import { rowNumber, storableLine, storableText, toBodyHtml } from '../input/index.ts';
import { situationEntries } from './schema.ts';
import { EDITOR, editTopic, findTopic, picture, topicId } from './situations.ts';

const LIST_LIMIT = 50;

const headline = storableLine(300).min(1, 'it is empty').meta({ isPlainText: true });
const contents = {
  text: storableText(50_000).meta({ placeholder: 'FILE', reads: 'text' }).optional(),
  picture: picture.optional(),
  caption: storableLine(500).meta({ isPlainText: true }).optional(),
};
/** The typed input of a new post. */
export const posted = z.strictObject({ id: topicId, headline, ...contents, key: z.boolean().optional() });
/** The typed changes of a post. */
export const edited = z.strictObject({
  post: rowNumber('a post'),
  headline: headline.optional(),
  ...contents,
  key: z.boolean().meta({ canBeOff: true }).optional(),
});

function toColumns({ text, key, ...rest }: Omit<z.output<typeof edited>, 'post'>) {
  return {
    ...rest,
    ...(text !== undefined && { body: toBodyHtml(text) }),
    ...(key !== undefined && { isKey: key }),
  };
}

/** A post, the page of its situation, and the version of its text. */
export interface PostPlace {
  url: string;
  post: number;
  version: string;
}

/** The newest posts of a situation. */
export async function listPosts(db: Database, id: string) {
  const topic = await findTopic(db, id);
  return db
    .select({
      post: situationEntries.id,
      publishedAt: situationEntries.publishedAt,
      isKey: situationEntries.isKey,
      headline: situationEntries.headline,
    })
    .from(situationEntries)
    .where(eq(situationEntries.topicId, topic.id))
    .orderBy(desc(situationEntries.id))
    .limit(LIST_LIMIT);
}

/** The text of a post with its version, as {@link editPost} takes it. */
export async function showPostText(db: Database, post: number): Promise<{ text: string }> {
  const { text } = await findPostText(db, post);
  return { text: formatTextFile(text) };
}

async function findPostText(db: Database, post: number): Promise<{ text: string }> {
  const [row] = await db
    .select({ text: situationEntries.body })
    .from(situationEntries)
    .where(eq(situationEntries.id, post));
  if (!row) throw createMissingPost(post);
  return row;
}

/** @throws {CommandFailed} when the situation is not live, or its newest post says the same */
export async function addPost(
  db: Database,
  { id, headline: title, ...rest }: z.output<typeof posted>,
): Promise<PostPlace> {
  const topic = await findTopic(db, id);
  const written = rest.text === undefined ? {} : takeNew(parseTextFile(rest.text));
  if (!topic.startedAt || topic.endedAt)
    throw new CommandFailed(`The situation ${topic.id} is not live: use situations resume ${topic.id} first.`);
  const now = new Date();
  const contents = toColumns({ ...rest, ...written });
  const [newest] = await db
    .select()
    .from(situationEntries)
    .where(eq(situationEntries.topicId, topic.id))
    .orderBy(desc(situationEntries.id))
    .limit(1);
  const { body = '', picture: shown = '' } = contents;
  if (newest?.headline === title && newest.body === body && newest.picture === shown)
    throw new CommandFailed(`Post ${newest.id}, the newest of this situation, says the same already.`);
  const [row] = await db
    .insert(situationEntries)
    .values({
      ...contents,
      headline: title,
      topicId: topic.id,
      publishedAt: now,
      updatedAt: now,
    })
    .returning();
  await editTopic(db, topic.id);
  return toPlace(row);
}

/**
 * Changes the given fields of a post; absent ones stay as they were.
 * @throws {CommandFailed} when there is no such post, or the text was made from an older one
 */
export async function editPost(db: Database, { post, ...rest }: z.output<typeof edited>): Promise<PostPlace> {
  if (Object.keys(rest).length === 0) throw new CommandFailed('Say what to change in the post.');
  const replaced = { shownBy: `situations show-post ${post}`, read: () => findPostText(db, post) };
  const written = rest.text === undefined ? {} : await takeNewest(db, parseTextFile(rest.text), replaced);
  const [row] = await db
    .update(situationEntries)
    .set({ ...toColumns({ ...rest, ...written }), source: EDITOR, updatedAt: new Date() })
    .where(eq(situationEntries.id, post))
    .returning();
  if (!row) throw createMissingPost(post);
  await editTopic(db, row.topicId);
  return toPlace(row);
}

export async function removePost(db: Database, post: number): Promise<PostPlace> {
  const [row] = await db.delete(situationEntries).where(eq(situationEntries.id, post)).returning();
  if (!row) throw createMissingPost(post);
  await editTopic(db, row.topicId);
  return toPlace(row);
}

const createMissingPost = (post: number) =>
  new CommandFailed(`There is no post ${post}: list them with situations posts ID.`);

function toPlace(row: typeof situationEntries.$inferSelect | undefined): PostPlace {
  if (!row) throw new Error('a row that was written was not returned');
  return { url: `/${row.topicId}`, post: row.id, version: toFileVersion({ text: row.body }) };
}
