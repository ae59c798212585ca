import { isDeepStrictEqual } from 'node:util';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import type { Row } from '../schema.ts';
import { listRecordedChanges } from './log.ts';
import { deleteRow, describeTable, findRow, insertRow, type Table, updateRow } from './tableRows.ts';

/** What a change did to a row. */
export interface RecordedChange {
  table: string;
  before: Row | null;
  after: Row | null;
}

/** Counters, which grow while others change the row: they are neither compared nor undone. */
const COUNTERS = ['views'];
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Undoes the changes of an entry, the last first: deletes the rows that it added, adds those that it deleted, and sets
 * the fields that it changed to their former values.
 * @param entryId the entry under which the undoing itself is recorded
 * @throws {CommandFailed} when a row has been changed since, or other rows refer to it: then nothing is undone
 */
export async function undoChanges(db: Database, changes: RecordedChange[], entryId: number): Promise<void> {
  const tables = new Map<string, Table>();
  const findTable = async (name: string): Promise<Table> => {
    const table = tables.get(name) ?? (await describeTable(db, name));
    tables.set(name, table);
    return table;
  };
  const undone = new Set<string>();
  for (const change of putParentsFirst(changes.toReversed(), await readDepths(db))) {
    const table = await findTable(change.table);
    await undoChange(db, table, change);
    for (const key of identifyRow(table, change)) undone.add(key);
  }
  // rows that refer to a row are deleted with it
  for (const change of await listRecordedChanges(db, entryId)) {
    const keys = identifyRow(await findTable(change.table), change);
    if (!keys.some((key) => undone.has(key)))
      throw new CommandFailed(`It cannot be undone: ${nameRow(change)} was added since and would be removed.`);
  }
}

async function undoChange(db: Database, table: Table, change: RecordedChange): Promise<void> {
  const { before, after } = change;
  const row = after ?? before ?? {};
  // a column that was added since is not known of the row
  const known = table.columns.filter((name) => name in row);
  const changed = before && after ? known.filter((name) => !isDeepStrictEqual(before[name], after[name])) : known;
  const compared = changed.filter((name) => !COUNTERS.includes(name));
  if (!isAsLeft(await findRow(db, table, row), after, compared))
    throw new CommandFailed(`It cannot be undone: ${nameRow(change)} has changed since.`);
  try {
    if (!before) await deleteRow(db, table, row);
    else if (after) await updateRow(db, table, { from: after, to: before }, compared);
    else await insertRow(db, table, known, before);
  } catch (error) {
    throw describeConflict(error, change);
  }
}

/** True when a row still is what a change has made of it: deleted, or with these values in the columns. */
function isAsLeft(current: Row | undefined, after: Row | null, columns: string[]): boolean {
  if (!current || !after) return !current && !after;
  return columns.every((name) => isDeepStrictEqual(current[name], after[name]));
}

/** The key of a row before and after its change, which may have changed the key. */
function identifyRow({ name, keys }: Table, { before, after }: RecordedChange): string[] {
  const states = [before, after].filter((row) => row !== null);
  return states.map((row) => JSON.stringify([name, ...keys.map((key) => row[key])]));
}

/** What the database refused to undo because of rows that are newer, in a sentence; any other error as it is. */
function describeConflict(error: unknown, change: RecordedChange): unknown {
  const { code } = (error instanceof DrizzleQueryError ? error.cause : error) as { code?: string };
  if (code === UNIQUE_VIOLATION)
    return new CommandFailed(`It cannot be undone: something newer has the place of ${nameRow(change)}.`);
  if (code === FOREIGN_KEY_VIOLATION)
    return new CommandFailed(`It cannot be undone: ${nameRow(change)} belongs to what is gone since.`);
  return error;
}

/** Names a row for editors: its table, and its keys. */
export function nameRow({ table, before, after }: RecordedChange): string {
  const { title, name, firstname, email, word, id, from_path: path } = { ...before, ...after };
  const label = [title, name, firstname, email, word, path].find((value) => typeof value === 'string' && value !== '');
  return [table.replaceAll('_', ' '), id, label].filter((part) => part !== undefined).join(' ');
}

/** A cascade is recorded after its cause; so of the rows that come back, those that others refer to come first. */
function putParentsFirst(changes: RecordedChange[], depths: Map<string, number>): RecordedChange[] {
  const runs: RecordedChange[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.[0] && !run[0].after && !change.after) run.push(change);
    else runs.push([change]);
  }
  const findDepth = ({ table }: RecordedChange): number => depths.get(table) ?? 0;
  return runs.flatMap((run) => run.toSorted((one, other) => findDepth(one) - findDepth(other)));
}

/** For each table, the longest chain of tables that it refers to. */
async function readDepths(db: Database): Promise<Map<string, number>> {
  const keys = await listRows<{ child: string; parent: string }>(
    db,
    sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid
  `,
  );
  const depths = new Map<string, number>();
  const find = (table: string): number => {
    const parents = keys.filter(({ child }) => child === table).map(({ parent }) => parent);
    const depth = depths.get(table) ?? Math.max(0, ...parents.map((parent) => find(parent) + 1));
    depths.set(table, depth);
    return depth;
  };
  for (const { child } of keys) find(child);
  return depths;
}
