import { isDeepStrictEqual } from 'node:util';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import type { Row } from '../schema.ts';
import { listRecordedChanges } from './log.ts';

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
  const tables = new Map<string, TableShape>();
  const describe = async (table: string): Promise<TableShape> => {
    const shape = tables.get(table) ?? (await describeTable(db, table));
    tables.set(table, shape);
    return shape;
  };
  const identify = async ({ table, before, after }: RecordedChange): Promise<string[]> => {
    const { keys } = await describe(table);
    return [before, after].flatMap((row) => (row ? JSON.stringify([table, ...keys.map((key) => row[key])]) : []));
  };
  const rows = new Set<string>();
  for (const change of putParentsFirst(changes.toReversed(), await readDepths(db))) {
    const { table, before, after } = change;
    const { keys, columns } = await describe(table);
    const row = after ?? before ?? {};
    // a column that was added since is not known of the row
    const known = columns.filter((name) => name in row);
    for (const key of await identify(change)) rows.add(key);
    const current = await findRow(db, table, keys, row);
    const changed = before && after ? known.filter((name) => !isDeepStrictEqual(before[name], after[name])) : known;
    const compared = changed.filter((name) => !COUNTERS.includes(name));
    const isAsLeft = after
      ? current && compared.every((name) => isDeepStrictEqual(current[name], after[name]))
      : !current;
    if (!isAsLeft)
      throw new CommandFailed(`It cannot be undone: ${nameRow({ table, before, after })} has changed since.`);
    try {
      if (!before) await deleteRow(db, table, keys, row);
      else if (after) await updateRow(db, table, keys, { from: after, to: before }, compared);
      else await insertRow(db, table, known, before);
    } catch (error) {
      throw describeConflict(error, change);
    }
  }
  // rows that refer to a row are deleted with it
  for (const change of await listRecordedChanges(db, entryId))
    if (!(await identify(change)).some((key) => rows.has(key)))
      throw new CommandFailed(`It cannot be undone: ${nameRow(change)} was added since and would be removed.`);
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

/** The columns of a table's key, and those that can be written. */
interface TableShape {
  keys: string[];
  columns: string[];
}

async function describeTable(db: Database, table: string): Promise<TableShape> {
  const rows = await listRows<{ name: string; isKey: boolean }>(
    db,
    sql`
    select attname as name, attnum = any(coalesce(indkey, '')::int2[]) as "isKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `,
  );
  return {
    keys: rows.filter(({ isKey }) => isKey).map(({ name }) => name),
    columns: rows.map(({ name }) => name),
  };
}

/** A condition that finds a row by its key, whose values the database reads from JSON. */
const isRow = (keys: string[]) =>
  sql.join(
    keys.map((key) => sql`row.${sql.identifier(key)} = given.${sql.identifier(key)}`),
    sql` and `,
  );

const read = (table: string, row: Row, name: 'given' | 'wanted' = 'given') =>
  sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb) ${sql.identifier(name)}`;

async function findRow(db: Database, table: string, keys: string[], row: Row): Promise<Row | undefined> {
  const rows = await listRows<{ found: Row }>(
    db,
    sql`
    select to_jsonb(row) as found from ${sql.identifier(table)} row, ${read(table, row)} where ${isRow(keys)} for update of row
  `,
  );
  return rows[0]?.found;
}

async function deleteRow(db: Database, table: string, keys: string[], row: Row): Promise<void> {
  await db.execute(sql`delete from ${sql.identifier(table)} row using ${read(table, row)} where ${isRow(keys)}`);
}

async function updateRow(
  db: Database,
  table: string,
  keys: string[],
  { from, to }: { from: Row; to: Row },
  columns: string[],
): Promise<void> {
  if (columns.length === 0) return;
  const set = columns.map((name) => sql`${sql.identifier(name)} = wanted.${sql.identifier(name)}`);
  await db.execute(sql`
    update ${sql.identifier(table)} row set ${sql.join(set, sql`, `)}
    from ${read(table, from, 'given')}, ${read(table, to, 'wanted')} where ${isRow(keys)}
  `);
}

async function insertRow(db: Database, table: string, columns: string[], row: Row): Promise<void> {
  const names = columns.map((name) => sql`${sql.identifier(name)}`);
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(names, sql`, `)} from ${read(table, row)}
  `);
}
