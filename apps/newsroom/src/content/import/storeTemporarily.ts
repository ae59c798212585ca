import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a stream brings, in a file that can be read again and again until it is disposed of. */
export async function storeTemporarily(source: Readable): Promise<AsyncDisposable & { read(): Readable }> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const path = join(folder, 'file');
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await dispose();
    throw error;
  }
  return { read: () => createReadStream(path), [Symbol.asyncDispose]: dispose };
}
