import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/pglite';
import { CommandFailed } from '../../errors/index.ts';
import type { OpenDatabase } from '../database.ts';
import { lockDataDirectory } from '../lock.ts';
import { migrateEmbedded } from '../migrate.ts';
import { leases } from '../schema.ts';
import { findForeignFile, requireOwnFolder } from './fileOwners.ts';
import { requireNotMoved } from './movedMark.ts';
import { PreparingPGlite } from './preparingPglite.ts';
import { hasRoom, requireRoom, trimWal, WRITE_BYTES, writeCheckpoint } from './trimWal.ts';

const WAL_CHECK_MS = 30_000;

/**
 * Opens the embedded database in a data directory, locks it for this process, and migrates it to the newest schema.
 * Creates it where there is none.
 * @throws {CommandFailed} when it was moved, is another user's, or cannot be created or opened
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  if (!existsSync(join(directory, 'database/PG_VERSION'))) await createInOwnProcess(directory);
  return openHere(directory);
}

/** What creating a database leaves in memory, some 300 MB, ends with the process that did it. */
async function createInOwnProcess(directory: string): Promise<void> {
  // that another newsroom has the directory, or that it cannot be one, is known before
  lockDataDirectory(directory).release();
  const creation = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'createDatabase.ts'), directory]);
  // otherwise it would go on for some seconds, and a newsroom that is started meanwhile would be refused
  const endWithThis = (signal: NodeJS.Signals) => {
    creation.child.kill('SIGKILL');
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('SIGINT', endWithThis).once('SIGTERM', endWithThis);
  try {
    await creation;
  } catch (error) {
    const { stderr, signal } = error as { stderr: string; signal: string | null };
    throw new CommandFailed(
      stderr.trim() || `The database could not be created: the process that does it was ended by ${signal}.`,
    );
  } finally {
    process.off('SIGINT', endWithThis).off('SIGTERM', endWithThis);
  }
}

/** As `openEmbedded`, but creates the database in this process, too: for createDatabase.ts alone. */
export async function openHere(directory: string): Promise<OpenDatabase> {
  const folder = join(directory, 'database');
  requireOwnFolder(folder);
  const lock = lockDataDirectory(directory);
  try {
    requireNotMoved(directory);
    mkdirSync(folder, { recursive: true });
    closeToOthers(folder);
    const written = readLastWritten(folder);
    // opening the database writes to it
    requireRoom(folder);
    const client = new PreparingPGlite({ dataDir: folder });
    await client.waitReady.catch((reason: NodeJS.ErrnoException) => {
      // the engine's own words say nothing about its files, which may come from a backup
      if (reason.code) throw reason;
      const foreign = findForeignFile(folder);
      if (foreign)
        throw new CommandFailed(
          `The database in ${folder} cannot be opened: ${foreign} is another user’s. Give it back with chown -R.`,
        );
      throw new CommandFailed(
        `The database in ${folder} cannot be opened, so it is probably damaged or incomplete (${reason.message}): restore a backup, as docs/operations.md describes.`,
      );
    });
    const opened = await openPglite(client);
    client.requireRoom = () => requireRoom(folder, WRITE_BYTES);
    let complaint = '';
    const trim = async () => {
      try {
        await trimWal(client);
        complaint = '';
      } catch (error) {
        // a disk that stays full is reported once
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
        // closing would write, too; without it the data is safe in the WAL, as when a newsroom is killed
        if (hasRoom(folder)) await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** When an embedded database was last written, in milliseconds since 1970; 0 for a new one. */
function readLastWritten(folder: string): number {
  return statSync(join(folder, 'global/pg_control'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * An embedded database in memory: empty, or loaded from `dump`.
 * @internal for tests
 */
export function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  return openPglite(new PreparingPGlite({ ...(dump && { loadDataDir: dump }) }));
}

/** @internal for tests */
export async function openPglite(client: PreparingPGlite): Promise<OpenDatabase> {
  await client.waitReady;
  // memory and solid-state disks have no seek time, so an index is nearly always cheaper
  await client.exec('set random_page_cost = 1.1');
  // WAL files that are no longer needed are deleted, not recycled
  await client.exec('set wal_recycle = off');
  const db = drizzle(client);
  await migrateEmbedded(db);
  // only this process has the database, so the holders of all stored leases have ended
  await db.delete(leases);
  const dump = async (compression: 'gzip' | 'none' = 'gzip') => {
    await writeCheckpoint(client);
    return client.dumpDataDir(compression);
  };
  return {
    db,
    dump,
    clock: async () => Date.now(),
    listen: (channel, { notify }) => client.listen(channel, notify),
    close: () => client.close(),
  };
}

/** Leaves a folder to its owner: the files of the engine itself are open to every user of the machine. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // a volume that keeps no permissions, or that of another user
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
