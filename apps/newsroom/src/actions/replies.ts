import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { hideSecrets } from './log/index.ts';
import { actionReplies } from './schema.ts';

/** How long what was done is known by its key, in hours: who repeats a request does it sooner. */
const REPLY_TTL_HOURS = 48;

/** A request that may be sent again: who sends it, their key for it, and what it asks for. */
export interface RepeatableRequest {
  who: string;
  key: string;
  /** `hashRequest`. */
  request: string;
}

/** What was asked for before under the same key has no end yet. */
export class NotEnded extends CommandFailed {}

/** SHA-256 of an action and its input, in hex. */
export const hashRequest = (action: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([action, input]))
    .digest('hex');

/**
 * Claims a key in the transaction of a change; who sends the same meanwhile waits for its end.
 * @returns what the request has come to before; undefined when it is new
 * @throws {NotEnded} when what it was used for has no end yet
 * @throws {CommandFailed} when it was used for something else
 */
export async function claimKey(db: Database, { who, key, request }: RepeatableRequest): Promise<object | undefined> {
  const claimed = await db.insert(actionReplies).values({ who, key, request }).onConflictDoNothing().returning();
  if (claimed.length > 0) return undefined;
  const [before] = await db.select().from(actionReplies).where(isOf({ who, key }));
  if (before?.request !== request) throw new CommandFailed('This idempotency key was used for something else.');
  if (!before.reply)
    throw new NotEnded('It is still being done, or was broken off: look, and ask for it with another key.');
  return before.reply;
}

/** Keeps what a request whose key is claimed has come to, but no secret: who asks again gets none, either. */
export async function saveReply(db: Database, { who, key }: RepeatableRequest, reply: object): Promise<void> {
  await db
    .update(actionReplies)
    .set({ reply: hideSecrets(reply) })
    .where(isOf({ who, key }));
}

/** Gives a key back whose request came to nothing. */
export async function releaseKey(db: Database, { who, key }: RepeatableRequest): Promise<void> {
  await db.delete(actionReplies).where(isOf({ who, key }));
}

/** Deletes what is too old to be sent again. */
export async function deleteOldReplies(db: Database): Promise<void> {
  await db.delete(actionReplies).where(lt(actionReplies.at, sql`now() - make_interval(hours => ${REPLY_TTL_HOURS})`));
}

const isOf = ({ who, key }: Pick<RepeatableRequest, 'who' | 'key'>) =>
  and(eq(actionReplies.who, who), eq(actionReplies.key, key));
