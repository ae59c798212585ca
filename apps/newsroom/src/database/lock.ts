import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandFailed } from '../errors/index.ts';

/** Another process owns the data directory. */
export class DataDirectoryInUse extends CommandFailed {
  constructor(directory: string) {
    super(`Another newsroom is already using ${directory}: stop it first, or set DATA_DIR to another folder.`);
  }
}

/**
 * Takes the exclusive lock of a data directory for the life of this process: two processes on one PGlite directory
 * destroy it. SQLite holds the operating system's own file lock, so a killed process leaves nothing behind that has to
 * be cleaned up.
 * @throws {DataDirectoryInUse} when another process holds it
 */
export function lockDataDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DataDirectoryInUse(directory);
    throw error;
  }
  return { release: () => lock.close() };
}
