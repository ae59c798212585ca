import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { actionLog } from '../schema.ts';

type LogEntry = typeof actionLog.$inferSelect;

/** Which entries; `action` is the name of one or of a group of them, `words` stand all somewhere in the entry. */
interface LogFilter {
  action?: string | undefined;
  who?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  words: string[];
  limit: number;
}

export async function saveEntry(db: Database, entry: typeof actionLog.$inferInsert): Promise<void> {
  await db.insert(actionLog).values(entry);
}

/** The entries of the log, the newest first. */
export async function listEntries(db: Database, filter: LogFilter): Promise<LogEntry[]> {
  const { action, who, since, until, words, limit } = filter;
  const conditions: (SQL | undefined)[] = [
    action === undefined
      ? undefined
      : or(eq(actionLog.action, action), ilike(actionLog.action, `${escapePattern(action)} %`)),
    who === undefined ? undefined : ilike(actionLog.who, contains(who)),
    since && gte(actionLog.at, since),
    until && lt(actionLog.at, until),
    ...words.map((word) => sql`concat_ws(' ', action, who, input::text, message) ilike ${contains(word)}`),
  ];
  return db
    .select()
    .from(actionLog)
    .where(and(...conditions))
    .orderBy(desc(actionLog.id))
    .limit(limit);
}

/** Deletes what is older than so many days; the database lets nothing go that is younger than thirty. */
export async function deleteOldEntries(db: Database, days: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('newsroom.deletes_old_entries', 'yes', true)`);
    await transaction.delete(actionLog).where(lt(actionLog.at, sql`now() - make_interval(days => ${days})`));
  });
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const contains = (text: string): string => `%${escapePattern(text)}%`;
