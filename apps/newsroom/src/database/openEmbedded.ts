import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { lockDataDirectory } from './lock.ts';
import { migrateEmbedded } from './migrate.ts';
import { PreparingPGlite } from './preparingPglite.ts';
import { leases } from './schema.ts';
import { hasRoom, requireRoom, trimWal, writeCheckpoint } from './trimWal.ts';

const WAL_CHECK_MS = 30_000;

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
        if (String(error) !== complaint)
          console.error('The embedded database could not trim its write-ahead log, which keeps growing:', error);
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
  // memory and solid-state disks have no seek time: an index is nearly always cheaper
  await client.exec('set random_page_cost = 1.1');
  // files of the WAL that are no longer needed are deleted, not kept for reuse
  await client.exec('set wal_recycle = off');
  const db = drizzle(client);
  await migrateEmbedded(db);
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
