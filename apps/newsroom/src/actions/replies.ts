import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { hideSecrets } from './log/index.ts';
import { actionReplies } from './schema.ts';

/** How long replies are stored, in hours: clients repeat a request sooner. */
const REPLY_TTL_HOURS = 48;

/** A request that may be sent again: its caller, the caller's key for it, and the hash of what it asks for. */
export interface RepeatableRequest {
  who: string;
  key: string;
  /** `hashRequest`. */
  request: string;
}

/** The first request with the same key is still running. */
export class NotEnded extends CommandFailed {}

/** SHA-256 of an action and its input, in hex. */
export const hashRequest = (action: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([action, input]))
    .digest('hex');

/**
 * Claims a key in the transaction of a change; a repeated request waits for that transaction to end.
 * @returns the reply to the first request; undefined when this is the first
 * @throws {NotEnded} when the first request is still running
 * @throws {CommandFailed} when the key was used for another request
 */
export async function claimKey(db: Database, { who, key, request }: RepeatableRequest): Promise<object | undefined> {
  const claimed = await db.insert(actionReplies).values({ who, key, request }).onConflictDoNothing().returning();
  if (claimed.length > 0) return undefined;
  const [before] = await db.select().from(actionReplies).where(isOf({ who, key }));
  if (before?.request !== request) throw new CommandFailed('This idempotency key was used for something else.');
  if (!before.reply)
    throw new NotEnded(
      'It is still running, or was interrupted: check the result before you send it with another key.',
    );
  return before.reply;
}

/** Stores the reply to a request whose key is claimed, without secrets: a repeated request gets none. */
export async function saveReply(db: Database, { who, key }: RepeatableRequest, reply: object): Promise<void> {
  await db
    .update(actionReplies)
    .set({ reply: hideSecrets(reply) })
    .where(isOf({ who, key }));
}

/** Releases the key of a request that has failed. */
export async function releaseKey(db: Database, { who, key }: RepeatableRequest): Promise<void> {
  await db.delete(actionReplies).where(isOf({ who, key }));
}

/** Deletes replies that are older than any repeated request. */
export async function deleteOldReplies(db: Database): Promise<void> {
  await db.delete(actionReplies).where(lt(actionReplies.at, sql`now() - make_interval(hours => ${REPLY_TTL_HOURS})`));
}

const isOf = ({ who, key }: Pick<RepeatableRequest, 'who' | 'key'>) =>
  and(eq(actionReplies.who, who), eq(actionReplies.key, key));
