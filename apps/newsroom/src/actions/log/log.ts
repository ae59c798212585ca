import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { actionChanges, actionLog } from '../schema.ts';

type LogEntry = typeof actionLog.$inferSelect;

/** Which entries; `action` is the name of one or of a group of them, `words` stand all somewhere in the entry. */
interface LogFilter {
  action?: string | undefined;
  who?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  words: string[];
  limit: number;
  /** That one alone. */
  entry?: number | undefined;
  /** Of them alone, by all of their name. */
  by?: string | undefined;
}

/**
 * Gives the change of a transaction the number of its entry: from now on the database records what it does to rows
 * (its migration 0036).
 */
export async function openEntry(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`
    select set_config('newsroom.entry', nextval(pg_get_serial_sequence('action_log', 'id'))::text, true) as id
  `)) as { rows: { id: string }[] };
  return Number(rows[0]?.id);
}

/** @param id what `openEntry` gave; another number where it was not asked */
export async function saveEntry(db: Database, entry: typeof actionLog.$inferInsert, id?: number): Promise<void> {
  if (id === undefined) await db.insert(actionLog).values(entry);
  else
    await db
      .insert(actionLog)
      .overridingSystemValue()
      .values({ ...entry, id });
}

/** What an entry's change did, in its order. */
export function listRecordedChanges(db: Database, entryId: number) {
  const { table, before, after } = actionChanges;
  return db
    .select({ table, before, after })
    .from(actionChanges)
    .where(eq(actionChanges.entryId, entryId))
    .orderBy(actionChanges.id);
}

/** The entries of the log, the newest first. */
export async function listEntries(db: Database, filter: LogFilter): Promise<LogEntry[]> {
  const { action, who, since, until, words, limit, entry, by } = filter;
  const conditions: (SQL | undefined)[] = [
    action === undefined
      ? undefined
      : or(eq(actionLog.action, action), ilike(actionLog.action, `${escapePattern(action)} %`)),
    who === undefined ? undefined : ilike(actionLog.who, contains(who)),
    entry === undefined ? undefined : eq(actionLog.id, entry),
    by === undefined ? undefined : eq(actionLog.who, by),
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
    for (const table of [actionChanges, actionLog])
      await transaction.delete(table).where(lt(table.at, sql`now() - make_interval(days => ${days})`));
  });
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const contains = (text: string): string => `%${escapePattern(text)}%`;
