import { statfsSync } from 'node:fs';
import { CommandFailed } from '../../errors/index.ts';
import type { PreparingPGlite } from './preparingPglite.ts';

const MAX_WAL_BYTES = 128 * 1024 * 1024;
/** The room that a checkpoint may need, with a wide margin: one that fails leaves the engine in an endless loop. */
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
/**
 * The room that a transaction may need: a file of the WAL of 16 MB, whose lack leaves the engine in an endless loop, too,
 * and as much again for its rows.
 */
export const WRITE_BYTES = 32 * 1024 * 1024;

/** True when the disk of a folder has so much room, by default as much as a checkpoint may need. */
export function hasRoom(folder: string, bytes = CHECKPOINT_BYTES): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytes;
}

/** @throws {CommandFailed} when it has not */
export function requireRoom(folder: string, bytes = CHECKPOINT_BYTES): void {
  if (!hasRoom(folder, bytes))
    throw new CommandFailed(
      `The disk of ${folder} is nearly full: the embedded database needs ${bytes / 1024 / 1024} MB free. Make room and try again.`,
    );
}

type Checkpointed = Pick<PreparingPGlite, 'exec' | 'dataDir'>;

/**
 * Runs a checkpoint in the embedded database: writes what is only in its WAL.
 * @throws {CommandFailed} when its disk is nearly full
 */
export async function writeCheckpoint(client: Checkpointed): Promise<void> {
  if (client.dataDir) requireRoom(client.dataDir);
  try {
    await client.exec('checkpoint');
  } catch (error) {
    console.error('The embedded database cannot write to its disk:', error);
    // otherwise its next query would never end
    process.exit(1);
  }
}

/**
 * Runs a checkpoint where the WAL has grown: the embedded database has no process of its own for that.
 * @throws {CommandFailed} when its disk is nearly full
 */
export async function trimWal(
  client: Checkpointed & Pick<PreparingPGlite, 'query'>,
  maxBytes = MAX_WAL_BYTES,
): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('select sum(size) as bytes from pg_ls_waldir()');
  if (Number(rows[0]?.bytes ?? 0) > maxBytes) await writeCheckpoint(client);
}
