import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe } from 'vitest';
import { type OpenDatabase, openInMemory, openServer } from './connect.ts';
import { migratedDump, versionOfMigrations } from './testDataDirectory.ts';

const SERVER = process.env.TEST_DATABASE_URL;
/** Any number, always the same: who holds its lock makes the database that the others are copied from. */
const TEMPLATE_LOCK_ID = 5_401_222;

/**
 * Runs tests on both databases: on PGlite in memory, and on PostgreSQL where TEST_DATABASE_URL names a server. `open`
 * gives a new and empty database, and on a server takes it away when it is closed.
 */
export function onBothDatabases(tests: (open: () => Promise<OpenDatabase>) => void): void {
  describe('on PGlite', () => tests(openTestDatabase));
  describe.skipIf(!SERVER)('on PostgreSQL', () => tests(() => openNew(SERVER ?? '')));
}

/**
 * A new and empty database in memory. It is a copy of one that was migrated before: that takes a quarter of the time.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return openInMemory(new Blob([readFileSync(await migratedDump())]));
}

async function openNew(server: string): Promise<OpenDatabase> {
  const { url, drop } = await newDatabase(server, await migratedTemplate(server));
  const opened = await openServer(url);
  return { ...opened, close: () => opened.close().then(drop) };
}

/** A new and empty database on a server, and what takes it away. */
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

/** The name of a database on the server that has every table and no connection. */
function migratedTemplate(server: string): Promise<string> {
  const name = `migrated_${versionOfMigrations()}`;
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
