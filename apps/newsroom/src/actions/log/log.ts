import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import { actionChanges, actionLog } from '../schema.ts';

type LogEntry = typeof actionLog.$inferSelect;

/** A filter; `action` is the name of one action or of a group, `words` must all occur somewhere in the entry. */
interface LogFilter {
  action?: string | undefined;
  who?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  words: string[];
  limit: number;
  /** Only the entry of this id. */
  entry?: number | undefined;
  /** Only what this person did. */
  by?: string | undefined;
}

/**
 * Tells a transaction the id of its entry: from then on the database records the change of each row under it (migration
 * 0036).
 */
export async function openEntry(db: Database): Promise<number> {
  const [row] = await listRows<{ id: string }>(
    db,
    sql`select set_config('newsroom.entry', nextval(pg_get_serial_sequence('action_log', 'id'))::text, true) as id`,
  );
  return Number(row?.id);
}

/** @param id the id that `openEntry` returned; without one the database assigns it */
export async function saveEntry(db: Database, entry: typeof actionLog.$inferInsert, id?: number): Promise<void> {
  if (id === undefined) await db.insert(actionLog).values(entry);
  else
    await db
      .insert(actionLog)
      .overridingSystemValue()
      .values({ ...entry, id });
}

/** The recorded changes of an entry, in their order. */
export function listRecordedChanges(db: Database, entryId: number) {
  const { table, before, after } = actionChanges;
  return db
    .select({ table, before, after })
    .from(actionChanges)
    .where(eq(actionChanges.entryId, entryId))
    .orderBy(actionChanges.id);
}

/** Lists entries of the log, the newest first. */
export async function listEntries(db: Database, filter: LogFilter): Promise<LogEntry[]> {
  const { action, who, since, until, words, limit, entry, by } = filter;
  const conditions: (SQL | undefined)[] = [
    action === undefined
      ? undefined
      : or(eq(actionLog.action, action), ilike(actionLog.action, `${escapePattern(action)} %`)),
    who === undefined ? undefined : ilike(actionLog.who, toContainsPattern(who)),
    entry === undefined ? undefined : eq(actionLog.id, entry),
    by === undefined ? undefined : eq(actionLog.who, by),
    since && gte(actionLog.at, since),
    until && lt(actionLog.at, until),
    ...words.map((word) => sql`concat_ws(' ', action, who, input::text, message) ilike ${toContainsPattern(word)}`),
  ];
  return db
    .select()
    .from(actionLog)
    .where(and(...conditions))
    .orderBy(desc(actionLog.id))
    .limit(limit);
}

/** The newest entry of a change that was made to something named by a field of its input; null when there is none. */
export async function findNewestChange(
  db: Database,
  actions: string[],
  [field, value]: [field: string, value: string],
): Promise<LogEntry | null> {
  const isOf = sql`${actionLog.input} ->> ${field}::text = ${value}`;
  const [entry] = await db
    .select()
    .from(actionLog)
    .where(and(inArray(actionLog.action, actions), eq(actionLog.outcome, 'done'), isOf))
    .orderBy(desc(actionLog.id))
    .limit(1);
  return entry ?? null;
}

/** Deletes entries older than so many days; the database refuses to delete any that is younger than thirty. */
export async function deleteOldEntries(db: Database, days: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('newsroom.deletes_old_entries', 'yes', true)`);
    for (const table of [actionChanges, actionLog])
      await transaction.delete(table).where(lt(table.at, sql`now() - make_interval(days => ${days})`));
  });
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const toContainsPattern = (text: string): string => `%${escapePattern(text)}%`;
