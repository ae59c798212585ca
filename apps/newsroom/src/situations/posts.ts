import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type CommandInput, escapeHtml, parseInput, storableText } from '../input/index.ts';
import { situationEntries } from './schema.ts';

import { editTopic, findTopic, picture } from './situations.ts';

const LIST_LIMIT = 50;

const headline = storableText(300).min(1, 'is empty');
const contents = { text: storableText(50_000), picture, caption: storableText(500), key: z.boolean() };
const posted = z.object({ headline }).extend(contents).partial({ text: true, picture: true, caption: true, key: true });
const edited = posted.partial();
const postId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Keeps HTML as it is, and turns plain text into paragraphs at its blank lines. */
export function toBodyHtml(text: string): string {
  if (/<[a-z]/i.test(text)) return text;
  return escapeHtml(text)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join('\n');
}

function columns({ text, key, ...rest }: z.output<typeof edited>) {
  return {
    ...rest,
    ...(text !== undefined && { body: toBodyHtml(text) }),
    ...(key !== undefined && { isKey: key }),
  };
}

/** The newest posts of a situation, one line each, with the ids that edit-post and remove-post take. */
export async function listPosts(db: Database, { id }: CommandInput): Promise<string[]> {
  const topic = await findTopic(db, id);
  const rows = await db
    .select()
    .from(situationEntries)
    .where(eq(situationEntries.topicId, topic.id))
    .orderBy(desc(situationEntries.id))
    .limit(LIST_LIMIT);
  return rows.map((row) => `${row.id}  ${row.publishedAt.toISOString()}  ${row.isKey ? 'key  ' : ''}${row.headline}`);
}

export async function addPost(db: Database, input: CommandInput): Promise<string> {
  const { headline: title, ...rest } = parseInput(posted, input);
  const topic = await findTopic(db, input.id);
  if (!topic.startedAt || topic.endedAt)
    throw new CommandFailed(`The situation ${topic.id} is not live: situation resume ${topic.id} makes it so.`);
  const now = new Date();
  const [row] = await db
    .insert(situationEntries)
    .values({ ...columns(rest), headline: title, topicId: topic.id, publishedAt: now, updatedAt: now })
    .returning();
  await editTopic(db, topic.id);
  return `/${topic.id}  post ${row?.id}`;
}

/** Changes what is given and leaves the rest. */
export async function editPost(db: Database, input: CommandInput): Promise<string> {
  const changes = columns(parseInput(edited, input));
  if (Object.keys(changes).length === 0) throw new CommandFailed('Say what to change in the post.');
  const [row] = await db
    .update(situationEntries)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(situationEntries.id, parseInput(postId, input.post)))
    .returning();
  if (!row) throw new CommandFailed(`There is no post ${input.post}: list them with situation posts ID.`);
  await editTopic(db, row.topicId);
  return `/${row.topicId}  post ${row.id} changed`;
}

export async function removePost(db: Database, input: CommandInput): Promise<string> {
  const [row] = await db
    .delete(situationEntries)
    .where(eq(situationEntries.id, parseInput(postId, input.post)))
    .returning();
  if (!row) throw new CommandFailed(`There is no post ${input.post}: list them with situation posts ID.`);
  await editTopic(db, row.topicId);
  return `/${row.topicId}  post ${row.id} removed`;
}
