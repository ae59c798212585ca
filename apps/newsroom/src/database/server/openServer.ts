import { lte, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database.ts';
import { migrateServer } from '../migrate.ts';
import { leases } from '../schema.ts';
import { createPoolDatabase } from './createPoolDatabase.ts';
import { listenToServer } from './listen.ts';
import { openServerPool } from './serverPool.ts';

const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';

/** Opens a PostgreSQL server's database, migrated to the newest schema. Several newsrooms may do so at once. */
export async function openServer(url: string): Promise<OpenDatabase> {
  const { pool, close } = openServerPool(url);
  const db = createPoolDatabase(pool);
  try {
    await migrateServer(pool);
    // leases of newsrooms that were killed
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
