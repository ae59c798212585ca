import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
 * destroy it. It is SQLite's lock on a file, which the operating system releases even when the process is killed.
 * @throws {DataDirectoryInUse} when another process holds it
 * @throws {CommandFailed} when it cannot be a data directory
 */
export function lockDataDirectory(directory: string): { release(): void } {
  makeWritable(directory);
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

const REASONS: Record<string, string> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of it is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOENT: 'there can be no folder',
};

/** As `mkdirSync` with `recursive` does, which never ends where the system refuses folders, such as below /proc. */
function makeFolders(directory: string): void {
  const parent = dirname(directory);
  if (!existsSync(parent)) makeFolders(parent);
  mkdirSync(directory);
}

/** Creates a directory where there is none. @throws {CommandFailed} when it, or a file in it, cannot be written */
function makeWritable(directory: string): void {
  try {
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) makeFolders(directory);
    accessSync(directory, constants.W_OK | constants.X_OK);
    // SQLite opens a file of another user that it can only read, but then its lock excludes no process
    for (const path of ['lock', 'database'].map((name) => join(directory, name)))
      if (existsSync(path)) accessSync(path, constants.W_OK);
  } catch (error) {
    const { code = '', path } = error as NodeJS.ErrnoException;
    if (!REASONS[code]) throw error;
    const part = path === undefined || path === directory ? '' : ` (${path})`;
    throw new CommandFailed(`DATA_DIR cannot be ${directory}: ${REASONS[code]}${part}.`);
  }
}
