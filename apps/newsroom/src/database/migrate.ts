import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyToServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
const migrations = { migrationsFolder: MIGRATIONS_FOLDER };

/** Any number, always the same: who holds its lock brings the database to the newest schema. */
const MIGRATION_LOCK_ID = 5_401_221;

/** Brings the embedded database to the newest schema. */
export const migrateEmbedded = (db: PgliteDatabase): Promise<void> => applyToPglite(db, migrations);

/** Brings a server's database to the newest schema, one newsroom after the other. */
export async function migrateServer(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    // a migration that waits for a long query blocks every reader behind it: it fails instead, and the start is tried
    // again
    await client.query(`set lock_timeout = '10s'`);
    await applyToServer(drizzle(client), migrations);
  } finally {
    // the lock and the setting are the connection's, and go with it
    client.release(true);
  }
}
