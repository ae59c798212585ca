import { sql } from 'drizzle-orm';
import { type Database, listRows, type OpenDatabase } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatCount } from '../input/index.ts';

/** Rows that are in memory at once. */
const BATCH_ROWS = 200;

/** How many rows of a table were read in the one database and stand in the other. */
export interface MovedTable {
  table: string;
  read: number;
  written: number;
}

interface Table {
  name: string;
  /** In their order; `generated` ones the database makes itself. */
  columns: { name: string; generated: boolean }[];
  /** The tables that its foreign keys name. */
  needs: string[];
}

/**
 * Copies every row and sequence of a database into an empty one with the same tables, in one transaction: an error
 * leaves the other empty. Tells of each table when it has been counted in both; nothing stands before the last one.
 * @throws {CommandFailed} when there are rows already, or a table is not the same in both afterwards
 */
export async function moveDatabase(
  from: Pick<OpenDatabase, 'db'>,
  to: Pick<OpenDatabase, 'db'>,
  onTable: (moved: MovedTable) => void = () => {},
): Promise<void> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  await from.db.transaction(
    (source) =>
      to.db.transaction(async (target) => {
        for (const db of [source, target]) await writeAlike(db);
        const tables = await readTables(source);
        if (JSON.stringify(tables) !== JSON.stringify(await readTables(target)))
          throw new CommandFailed('The two databases do not have the same tables: nothing was moved.');
        await requireEmpty(target, tables);
        for (const table of sortTables(tables)) onTable(await moveTable(source, target, table));
        await moveSequences(source, target);
      }),
    snapshot,
  );
}

/** Has a database write times and durations in the same way as the other. */
async function writeAlike(db: Database): Promise<void> {
  for (const setting of [`timezone = 'UTC'`, `datestyle = 'ISO'`, `intervalstyle = 'postgres'`])
    await db.execute(sql.raw(`set local ${setting}`));
}

async function readTables(db: Database): Promise<Table[]> {
  // leases are of newsrooms that run, and end with them
  return listRows<Table>(
    db,
    sql`select relname as name,
      (select json_agg(json_build_object('name', attname, 'generated', attgenerated <> '') order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(distinct confrelid::regclass::text), '[]')
        from pg_constraint where conrelid = pg_class.oid and contype = 'f') as needs
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'leases'
      order by relname collate "C"`,
  );
}

async function requireEmpty(db: Database, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    // a newsroom that starts now waits with its first row
    await db.execute(sql`lock table ${sql.identifier(name)} in exclusive mode`);
    const rows = await listRows(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new CommandFailed(`The database to move to is not empty: its table ${name} has rows. Nothing was moved.`);
  }
}

/** Tables after those that their foreign keys name. */
function sortTables(tables: Table[]): Table[] {
  const ordered = new Map<string, Table>();
  const add = (table: Table): void => {
    if (ordered.has(table.name)) return;
    for (const other of tables) if (other !== table && table.needs.includes(other.name)) add(other);
    ordered.set(table.name, table);
  };
  for (const table of tables) add(table);
  return [...ordered.values()];
}

async function moveTable(source: Database, target: Database, { name, columns }: Table): Promise<MovedTable> {
  const table = sql.identifier(name);
  const own = sql.join(
    columns.filter((column) => !column.generated).map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  // no website follows the changes yet
  await target.execute(sql`alter table ${table} disable trigger user`);
  await source.execute(sql`declare moved no scroll cursor for select one::text as row from ${table} as one`);
  while (true) {
    const batch = await listRows<{ row: string }>(source, sql.raw(`fetch ${BATCH_ROWS} from moved`));
    if (batch.length === 0) break;
    const texts = sql.param(batch.map(({ row }) => row));
    await target.execute(
      sql`insert into ${table} (${own}) overriding system value
        select ${own} from unnest(${texts}::text[]::${table}[])`,
    );
  }
  await source.execute(sql`close moved`);
  await target.execute(sql`alter table ${table} enable trigger user`);
  const [there, here] = [await digest(source, name), await digest(target, name)];
  const moved = { table: name, read: Number(there?.count), written: Number(here?.count) };
  if (moved.read !== moved.written || there?.sum !== here?.sum)
    throw new CommandFailed(
      `The table ${name} is not the same: ${formatCount(moved.read, 'row')} read, ${moved.written} written. Nothing was moved.`,
    );
  return moved;
}

/** How many rows a table has, and a sum over all that stands in them. */
async function digest(db: Database, table: string) {
  const [counted] = await listRows<{ count: string; sum: string | null }>(
    db,
    sql`select count(*)::text as count, sum(hashtextextended(one::text, 0)::numeric)::text as sum
      from ${sql.identifier(table)} as one`,
  );
  return counted;
}

async function moveSequences(source: Database, target: Database): Promise<void> {
  const sequences = await listRows<{ name: string }>(
    source,
    sql`select sequencename as name from pg_sequences where schemaname = 'public'`,
  );
  for (const { name } of sequences) {
    const [at] = await listRows<{ last: string; called: boolean }>(
      source,
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    );
    if (at) await target.execute(sql`select setval(${name}::regclass, ${at.last}::bigint, ${at.called})`);
  }
}
