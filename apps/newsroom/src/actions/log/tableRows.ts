import { sql } from 'drizzle-orm';
import { type Database, listRows } from '../../database/index.ts';
import type { Row } from '../schema.ts';

/** A table, the columns of its key, and those that can be written. */
export interface Table {
  name: string;
  keys: string[];
  columns: string[];
}

export async function describeTable(db: Database, name: string): Promise<Table> {
  const rows = await listRows<{ name: string; isKey: boolean }>(
    db,
    sql`
    select attname as name, attnum = any(coalesce(indkey, '')::int2[]) as "isKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `,
  );
  return {
    name,
    keys: rows.filter(({ isKey }) => isKey).map(({ name }) => name),
    columns: rows.map(({ name }) => name),
  };
}

/** A condition that finds a row by its key, whose values the database reads from JSON. */
const isRow = ({ keys }: Table) =>
  sql.join(
    keys.map((key) => sql`row.${sql.identifier(key)} = given.${sql.identifier(key)}`),
    sql` and `,
  );

const read = (table: Table, row: Row, as: 'given' | 'wanted' = 'given') =>
  sql`jsonb_populate_record(null::${sql.identifier(table.name)}, ${JSON.stringify(row)}::jsonb) ${sql.identifier(as)}`;

/** The row of a key; it stays locked until the transaction ends. */
export async function findRow(db: Database, table: Table, row: Row): Promise<Row | undefined> {
  const rows = await listRows<{ found: Row }>(
    db,
    sql`
    select to_jsonb(row) as found from ${sql.identifier(table.name)} row, ${read(table, row)} where ${isRow(table)} for update of row
  `,
  );
  return rows[0]?.found;
}

export async function deleteRow(db: Database, table: Table, row: Row): Promise<void> {
  await db.execute(sql`delete from ${sql.identifier(table.name)} row using ${read(table, row)} where ${isRow(table)}`);
}

export async function updateRow(
  db: Database,
  table: Table,
  { from, to }: { from: Row; to: Row },
  columns: string[],
): Promise<void> {
  if (columns.length === 0) return;
  const set = columns.map((name) => sql`${sql.identifier(name)} = wanted.${sql.identifier(name)}`);
  await db.execute(sql`
    update ${sql.identifier(table.name)} row set ${sql.join(set, sql`, `)}
    from ${read(table, from, 'given')}, ${read(table, to, 'wanted')} where ${isRow(table)}
  `);
}

export async function insertRow(db: Database, table: Table, columns: string[], row: Row): Promise<void> {
  const names = columns.map((name) => sql`${sql.identifier(name)}`);
  await db.execute(sql`
    insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(names, sql`, `)} from ${read(table, row)}
  `);
}
