import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { toMegabytes } from '@sala/telemetry';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';

export const backupActions = [
  action({
    name: 'backup',
    summary: 'back up the embedded database to FILE, a .tar.gz: docs/operations.md',
    kind: 'job',
    role: 'operator',
    failure: 'The backup was not written',
    input: z.strictObject({ file: z.string().meta({ isPath: true }) }),
    positionals: ['file'],
    output: z.object({ bytes: z.int() }),
    run: async ({ dump }, { file }) => {
      if (!dump) throw new CommandFailed('The database is a PostgreSQL server: back it up with pg_dump.');
      // it may be the last good one
      if (existsSync(file))
        throw new CommandFailed(`${file} exists, and a backup overwrites nothing: give another name.`);
      if (!existsSync(dirname(file))) throw new CommandFailed(`There is no folder ${dirname(file)}.`);
      const bytes = Buffer.from(await (await dump()).arrayBuffer());
      await writeWhole(file, bytes);
      return { bytes: bytes.length };
    },
    print: ({ bytes }, { file }) =>
      `${file}: ${toMegabytes(bytes)} MB, the whole database; what was uploaded stands in DATA_DIR/speech`,
  }),
];

/**
 * Writes a file completely or not at all, readable only by its owner: it holds emails and secrets.
 * @throws {CommandFailed} with the system's reason when it cannot be written
 */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  // a name that nobody can guess: a file that lay in wait there would keep its owner
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => {});
    const { errno } = cause as NodeJS.ErrnoException;
    if (errno === undefined) throw cause;
    throw new CommandFailed(`${file} cannot be written: ${getSystemErrorMessage(errno)}.`, { cause });
  }
}
