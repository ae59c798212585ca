import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyToServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';

const migrations = { migrationsFolder: MIGRATIONS_FOLDER };

/** The id of an advisory lock, which is held during migrations. The number is arbitrary, but must never change. */
const MIGRATION_LOCK_ID = 5_401_221;

/** Migrates the embedded database to the newest schema. */
export const migrateEmbedded = (db: PgliteDatabase): Promise<void> => applyToPglite(db, migrations);

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
  } finally {
    clearInterval(notice);
    // closing the connection releases the lock and drops the setting
    client.release(true);
  }
}
