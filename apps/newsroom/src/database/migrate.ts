import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyToServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';

const migrations = { migrationsFolder: MIGRATIONS_FOLDER };

/** The id of an advisory lock, which is held during migrations. The number is arbitrary, but must never change. */
const MIGRATION_LOCK_ID = 5_401_221;

/** Migrates the embedded database to the newest schema. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await applyToPglite(db, migrations);
  await sayIfNewer(db);
}

/** How often a newsroom says that it waits for the migration of another one, in milliseconds. */
const NOTICE_INTERVAL_MS = 2 * 60_000;

/** Migrates a server's database to the newest schema; several newsrooms do so one after the other. */
export async function migrateServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const notice = setInterval(
    () => console.error('Another newsroom is migrating the database: this one waits until that has ended.'),
    NOTICE_INTERVAL_MS,
  );
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    clearInterval(notice);
    // a migration that waits for a long query blocks all readers behind it: it fails instead, and the newsroom starts again
    await client.query(`set lock_timeout = '10s'`);
    await applyToServer(drizzle(client), migrations);
    await sayIfNewer(drizzle(client));
  } finally {
    clearInterval(notice);
    // closing the connection releases the lock and drops the setting
    client.release(true);
  }
}

/** Logs that a newer version has changed this database: an operator went back a version, or upgraded only some newsrooms. */
async function sayIfNewer(db: PgliteDatabase | NodePgDatabase): Promise<void> {
  const newestHere = readMigrationFiles(migrations).at(-1)?.folderMillis ?? 0;
  const { rows } = await db.execute(
    sql`select count(*)::int as newer from drizzle.__drizzle_migrations where created_at > ${newestHere}`,
  );
  const newer = Number(rows[0]?.newer);
  if (newer > 0)
    console.warn(
      `A newer version has changed the database (${newer} times): this one works on it unless something was removed (docs/operations.md, Upgrading).`,
    );
}
