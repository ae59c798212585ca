import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { CommandFailed } from '../errors/index.ts';

/**
 * Writes bytes in base64 to a file; `file` is the name as it was typed, `path` the absolute one.
 * @throws {CommandFailed} when the file cannot be written
 */
export async function writeBytes(file: string, path: string, base64: unknown): Promise<void> {
  if (!existsSync(dirname(path))) throw new CommandFailed(`There is no folder ${dirname(file)}.`);
  await writeFile(path, Buffer.from(String(base64), 'base64')).catch((error: Error) => {
    throw new CommandFailed(`The file ${file} cannot be written: ${error.message}.`);
  });
}

/**
 * Writes a part of a file to the standard output, as fast as its reader takes it. Where it cannot be written, the
 * command fails at once: the reader has half a file.
 */
export const writeOut = (bytes: Buffer): Promise<void> =>
  new Promise((done) => process.stdout.write(bytes, (error) => (error ? failHalfway(error) : done())));

function failHalfway({ errno = 0 }: NodeJS.ErrnoException): never {
  console.error(`The file is incomplete: standard output cannot be written (${getSystemErrorMessage(errno)}).`);
  process.exit(1);
}

/**
 * Writes a new file, completely or not at all, which only its owner can read; `produce` writes its bytes.
 * @throws {CommandFailed} with the system's reason when it cannot be written, or when it exists: it may be the last good
 *   backup
 */
export async function writeWhole(
  file: string,
  path: string,
  produce: (write: (bytes: Buffer) => Promise<void>) => Promise<unknown>,
): Promise<void> {
  if (existsSync(path)) throw new CommandFailed(`${file} exists, and nothing is overwritten: give another name.`);
  if (!existsSync(dirname(path))) throw new CommandFailed(`There is no folder ${dirname(file)}.`);
  // a name that nobody can guess: a file that lay in wait there would keep its owner
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  const discard = () => {
    if (existsSync(unfinished)) rmSync(unfinished);
  };
  const fail = (cause: NodeJS.ErrnoException): never => {
    throw new CommandFailed(`${file} cannot be written: ${getSystemErrorMessage(cause.errno ?? 0)}.`, { cause });
  };
  const handle = await open(unfinished, 'wx', 0o600).catch(fail);
  // Ctrl-C ends the process at once
  process.once('exit', discard);
  try {
    await produce((bytes) => handle.appendFile(bytes).catch(fail));
    await handle.sync().catch(fail);
    await rename(unfinished, path).catch(fail);
  } finally {
    await handle.close();
    discard();
    process.off('exit', discard);
  }
}
