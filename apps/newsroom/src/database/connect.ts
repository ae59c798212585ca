import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { lte, sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { CommandFailed } from '../errors/index.ts';
import { type Listener, listenToServer } from './listen.ts';
import { lockDataDirectory } from './lock.ts';
import { PreparingPGlite } from './preparingPglite.ts';
import { leases } from './schema.ts';
import { openServerPool } from './serverPool.ts';

/** What every query of the newsroom runs on, whichever of the two drivers carries it. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Listens to what the database notifies of on a channel; returns what ends it. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** The connections to a server, and the queries that wait for one; the embedded database has none. */
  connections?(): Connections;
  /**
   * What the time is by the database, in milliseconds since 1970. The embedded one has only the clock of this machine, but
   * it cannot be earlier than when it was last written.
   */
  clock(): Promise<number>;
  /** All of the embedded database, as a .tar.gz of its folder, or a .tar; a server has tools of its own for that. */
  dump?(compression?: 'gzip' | 'none'): Promise<Blob>;
  close(): Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
const migrations = { migrationsFolder: MIGRATIONS_FOLDER };

const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';

/** Any number, always the same: who holds its lock brings the database to the newest schema. */
const MIGRATION_LOCK_ID = 5_401_221;

/** Opens a PostgreSQL server's database, brought to the newest schema. Several newsrooms may do so at once. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const { pool, close } = openServerPool(url);
  const db = drizzleServer(pool);
  try {
    await migrateInLine(pool);
    // those of newsrooms that were killed
    await db.delete(leases).where(lte(leases.until, sql`now()`));
  } catch (error) {
    await close();
    throw error;
  }
  const connections = () => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  };
  return {
    db,
    connections,
    clock: async () => {
      const { rows } = await pool.query<{ now: number }>(NOW);
      return rows[0]?.now ?? Date.now();
    },
    listen: (channel, listener) => listenToServer(url, channel, listener),
    close,
  };
}

async function migrateInLine(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    // a change that has to wait for a long query makes every reader wait behind it: better none, and a start that is
    // tried again
    await client.query(`set lock_timeout = '10s'`);
    await migrateServer(drizzleServer(client), migrations);
  } finally {
    // the lock and the setting are the connection's, and go with it
    client.release(true);
  }
}

/** Opens the embedded database in a data directory, locked for this process and brought to the newest schema. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const lock = lockDataDirectory(directory);
  try {
    const folder = join(directory, 'database');
    mkdirSync(folder, { recursive: true });
    const written = lastWritten(folder);
    // opening it writes as well
    requireRoom(folder);
    const client = new PreparingPGlite(folder);
    const opened = await openPglite(client);
    let complaint = '';
    const trim = async () => {
      try {
        await trimWal(client);
        complaint = '';
      } catch (error) {
        // a disk that stays full is told of once
        if (String(error) !== complaint) console.error('The embedded database’s log of changes grows on:', error);
        complaint = String(error);
      }
    };
    let trimming = Promise.resolve();
    const checkpoints = setInterval(() => {
      trimming = trim();
    }, WAL_CHECK_MS).unref();
    return {
      ...opened,
      clock: async () => Math.max(written, Date.now()),
      close: async () => {
        clearInterval(checkpoints);
        await trimming;
        // closing writes as well; what is stored is in its log of changes, as when a newsroom is killed
        if (hasRoom(folder)) await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** When an embedded database was last written, in milliseconds since 1970; 0 for one that is new. */
function lastWritten(folder: string): number {
  return statSync(join(folder, 'global/pg_control'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** What a checkpoint may take, with a wide margin: one that fails leaves the engine in an endless loop. */
const NEEDED_MB = 64;

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= NEEDED_MB * 1024 * 1024;
}

/** @throws {CommandFailed} when the disk of a folder has not the room that a checkpoint may take */
function requireRoom(folder: string): void {
  if (!hasRoom(folder))
    throw new CommandFailed(
      `The disk of ${folder} is nearly full: the embedded database needs ${NEEDED_MB} MB free. Make room and try again.`,
    );
}

type Checkpointed = Pick<PreparingPGlite, 'exec' | 'dataDir'>;

/**
 * Has the embedded database write what is only in its log of changes.
 * @throws {CommandFailed} when its disk is nearly full
 */
async function writeCheckpoint(client: Checkpointed): Promise<void> {
  if (client.dataDir) requireRoom(client.dataDir);
  try {
    await client.exec('checkpoint');
  } catch (error) {
    console.error('The embedded database cannot write to its disk:', error);
    // its next query would never end
    process.exit(1);
  }
}

const WAL_CHECK_MS = 30_000;
const MAX_WAL_BYTES = 128 * 1024 * 1024;

/**
 * Has the embedded database forget its log of changes where that has grown: it has no process of its own that would.
 * @throws {CommandFailed} when its disk is nearly full
 */
export async function trimWal(
  client: Checkpointed & Pick<PreparingPGlite, 'query'>,
  maxBytes = MAX_WAL_BYTES,
): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('select sum(size) as bytes from pg_ls_waldir()');
  if (Number(rows[0]?.bytes ?? 0) > maxBytes) await writeCheckpoint(client);
}

/**
 * An embedded database in memory: an empty one, or one that begins as `dump` of another left it.
 * @internal for tests
 */
export function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  return openPglite(new PreparingPGlite({ ...(dump && { loadDataDir: dump }) }));
}

/** @internal for tests */
export async function openPglite(client: PreparingPGlite): Promise<OpenDatabase> {
  await client.waitReady;
  // everything is in memory or on a disk without a head to move: an index is nearly always the cheaper way
  await client.exec('set random_page_cost = 1.1');
  // what the log of changes no longer needs is given back, not stored for later
  await client.exec('set wal_recycle = off');
  const db = drizzlePglite(client);
  await migratePglite(db, migrations);
  // every holder of a lease has ended: this process alone has the database
  await db.delete(leases);
  const dump = async (compression: 'gzip' | 'none' = 'gzip') => {
    await writeCheckpoint(client);
    return client.dumpDataDir(compression);
  };
  return {
    db,
    dump,
    clock: async () => Date.now(),
    listen: (channel, { told }) => client.listen(channel, told),
    close: () => client.close(),
  };
}
