import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe } from 'vitest';
import { MIGRATIONS_FOLDER, type OpenDatabase, openInMemory, openServer } from './connect.ts';

const SERVER = process.env.TEST_DATABASE_URL;
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/test-databases');
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

/** Makes a data directory whose embedded database is empty and has every table: opening it takes a tenth of the time. */
export async function makeDataDirectory(directory: string): Promise<void> {
  const folder = join(directory, 'database');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await migratedDump(), '-C', folder], { stdio: 'ignore' });
}

/** The file with an embedded database that has every table, a .tar of its folder; made where there is none. */
async function migratedDump(): Promise<string> {
  const name = `${versionOfMigrations()}.tar`;
  const dump = join(CACHE, name);
  if (existsSync(dump)) return dump;
  const migrated = await openInMemory();
  const dumped = await migrated.dump?.('none');
  await migrated.close();
  if (!dumped) throw new Error('a database in memory cannot be dumped');
  mkdirSync(CACHE, { recursive: true });
  for (const other of readdirSync(CACHE))
    if (other.endsWith('.tar') && other !== name) rmSync(join(CACHE, other), { force: true });
  // several workers may make it at once, and read while another puts its own in its place
  const part = join(CACHE, randomUUID());
  writeFileSync(part, new Uint8Array(await dumped.arrayBuffer()));
  renameSync(part, dump);
  return dump;
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

/** Changes when a migration does, or the embedded database. */
function versionOfMigrations(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '../../../../package-lock.json')));
  for (const file of readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql')))
    hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
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
