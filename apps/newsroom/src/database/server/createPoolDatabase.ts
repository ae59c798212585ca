import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Drizzle on a pool. Its own transactions never give a connection back on which `begin` has failed. */
export function createPoolDatabase(pool: pg.Pool) {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
