import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A temporary file that can be read repeatedly until it is removed. */
export interface TemporaryFile {
  read(): Readable;
  remove(): Promise<void>;
}

/** Stores what a stream brings in a file of its own. */
export async function storeTemporarily(source: Readable): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const path = join(folder, 'file');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { read: () => createReadStream(path), remove };
}
