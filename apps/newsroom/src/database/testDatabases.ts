import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './embedded/openEmbedded.ts';
import { PreparingPGlite } from './embedded/preparingPglite.ts';
import { openServer } from './server/openServer.ts';
import { readMigratedDump, readMigrationsVersion } from './testDataDirectory.ts';

const SERVER = process.env.TEST_DATABASE_URL;
/** The id of an advisory lock, held while the database is made from which the others are copied. */
const TEMPLATE_LOCK_ID = 5_401_222;

/**
 * Runs tests on both databases: on PGlite in memory, and on PostgreSQL where TEST_DATABASE_URL names a server. `open`
 * gives a new and empty database, which on a server is dropped when it is closed.
 */
export function onBothDatabases(tests: (open: () => Promise<OpenDatabase>) => void): void {
  describe('on PGlite', () => tests(openTestDatabase));
  describe.skipIf(!SERVER)('on PostgreSQL', () => tests(() => openNew(SERVER ?? '')));
}

/** A database that is opened before the first test of a block and closed after the last. */
export function openForAll(open: () => Promise<OpenDatabase>): OpenDatabase {
  const database = {} as OpenDatabase;
  beforeAll(async () => {
    Object.assign(database, await open());
  });
  afterAll(() => database.close());
  return database;
}

/** Closed databases in memory for use by the next test: to empty one takes a thirtieth of the time of making one. */
const idle: PreparingPGlite[] = [];
/** The number of schema objects in a database that was migrated and not changed since. */
let sizeOfSchema = '';

/** A new and empty database in memory; the first ones are copies of a migrated one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return openPglite(lend(idle.pop() ?? (await copyMigrated())));
}

async function copyMigrated(): Promise<PreparingPGlite> {
  const client = new PreparingPGlite({ loadDataDir: await readMigratedDump() });
  sizeOfSchema = await measureSchema(client);
  return client;
}

/** A database for one test: closing it empties it for the next test, and this handle stops working. */
function lend(client: PreparingPGlite): PreparingPGlite {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    // a database whose schema a test has changed is not used again
    if ((await measureSchema(client)) !== sizeOfSchema) return client.close();
    await empty(client);
    idle.push(client);
  };
  return new Proxy(client, {
    get: (_, key) => {
      if (isClosed) throw new Error('PGlite is closed');
      if (key === 'close') return close;
      const value = Reflect.get(client, key, client);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}

async function measureSchema(client: PreparingPGlite): Promise<string> {
  const catalogues = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_proc', 'pg_rewrite', 'pg_trigger'];
  const counts = catalogues.map((catalogue) => `(select count(*) from ${catalogue})`);
  const { rows } = await client.query(`select ${counts.join(" || ' ' || ")} as size`);
  return JSON.stringify(rows);
}

/** Deletes every row, resets every sequence, and clears the state of the connection. */
async function empty(client: PreparingPGlite): Promise<void> {
  await client.exec(`
    do $$ declare
      name text;
      has_rows boolean;
      filled text[] := '{}';
    begin
      for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from %s)', name) into has_rows;
        if has_rows then filled := filled || name; end if;
      end loop;
      if filled <> '{}' then
        execute 'set session_replication_role = replica';
        execute format('truncate %s cascade', array_to_string(filled, ', '));
        execute 'set session_replication_role = default';
      end if;
      for name in select format('%I.%I', schemaname, sequencename) from pg_sequences
          where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %s restart', name);
      end loop;
    end $$;
    unlisten *;
    select pg_advisory_unlock_all();
  `);
}

async function openNew(server: string): Promise<OpenDatabase> {
  const { url, drop } = await newDatabase(server, await migratedTemplate(server));
  const opened = await openServer(url);
  return { ...opened, close: () => opened.close().then(drop) };
}

/** A new and empty database on a server, and a function that drops it. */
export async function newDatabase(
  server: string,
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, (client) => client.query(`drop database ${name}`)).then(() => {}),
  };
}

/** The name of a migrated database on the server without connections, to be copied. */
function migratedTemplate(server: string): Promise<string> {
  const name = `migrated_${readMigrationsVersion()}`;
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK_ID]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const making = `${name}_making`;
      await client.query(`create database ${making}`);
      const migrated = await openServer(addressOf(server, making));
      await migrated.close();
      await client.query(`alter database ${making} rename to ${name}`);
    }
    return name;
  });
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<Result>(server: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
