import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
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
