import { createHash } from 'node:crypto';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { acquireLeaseFor, type Database, isLeaseFree } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type PushReport, pushMessages, pushPostponed, pushSubscriptions } from './schema.ts';

/** For how long a message is not sent once more unasked, in seconds: two editors hear of the same news. */
const SAME_MESSAGE_SECONDS = 3600;
/** For how many days it is stored what has become of a message. */
const STORED_DAYS = 30;

export type StoredMessage = typeof pushMessages.$inferSelect;

/** The name of the lease of the newsroom that sends a message. */
export const toLeaseName = (id: string): string => `push ${id}`;

/**
 * Stores a message before it is sent: a second editor may send it while it is on its way, and another newsroom may have
 * to go on with it.
 * @param again true: although one of this title and address has gone out in the last hour
 * @throws {CommandFailed} when one has
 */
export function addMessage(
  db: Database,
  message: Pick<StoredMessage, 'id' | 'who' | 'origin' | 'title' | 'url' | 'body'>,
  again = false,
): Promise<StoredMessage> {
  const digest = createHash('sha256')
    .update(JSON.stringify([message.title, message.url]))
    .digest('hex');
  return db.transaction(async (transaction) => {
    if (!(await acquireLeaseFor(transaction, `push ${digest}`, SAME_MESSAGE_SECONDS)) && !again)
      throw new CommandFailed(
        'This message was sent in the last hour, or is being sent: send it once more with --again.',
      );
    const subscriptions = await transaction.$count(pushSubscriptions);
    const report: PushReport = { subscriptions, sent: 0, expired: 0, failures: {} };
    const [stored] = await transaction
      .insert(pushMessages)
      .values({ ...message, report })
      .returning();
    if (!stored) throw new Error('the message was not stored');
    return stored;
  });
}

/** The messages that are not completely sent, the oldest first. */
export function listPending(db: Database): Promise<StoredMessage[]> {
  return db.select().from(pushMessages).where(isNull(pushMessages.endedAt)).orderBy(asc(pushMessages.createdAt));
}

/** A message that is not completely sent; undefined when it is. */
export async function findPending(db: Database, id: string): Promise<StoredMessage | undefined> {
  const [message] = await db
    .select()
    .from(pushMessages)
    .where(and(eq(pushMessages.id, id), isNull(pushMessages.endedAt)));
  return message;
}

/** The newest messages, and of each whether a newsroom is sending it. */
export function listMessages(db: Database, limit: number): Promise<{ message: StoredMessage; isIdle: boolean }[]> {
  return db
    .select({
      message: pushMessages,
      isIdle: sql<boolean>`${isLeaseFree(sql`${toLeaseName('')}::text || ${pushMessages.id}`)}`,
    })
    .from(pushMessages)
    .orderBy(desc(pushMessages.createdAt))
    .limit(limit);
}

/** Ends a message with its last report. */
export async function endMessage(db: Database, { id }: StoredMessage, report: PushReport): Promise<void> {
  await db.update(pushMessages).set({ report, endedAt: sql`now()` }).where(eq(pushMessages.id, id));
  await db.delete(pushPostponed).where(eq(pushPostponed.message, id));
}

/** Deletes messages whose outcome no editor asks about any more. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, sql`now() - make_interval(days => ${STORED_DAYS})`));
}
