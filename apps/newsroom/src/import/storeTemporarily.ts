import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const CHUNK_BYTES = 65_536;

/** A temporary file that can be read repeatedly until it is closed. */
export interface TemporaryFile {
  read(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/** Stores what a stream brings in a file without a name: the system deletes it even when the process is killed. */
export async function storeTemporarily(source: Readable): Promise<TemporaryFile> {
  const path = join(tmpdir(), `import-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    await file.writeFile(source);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { read: () => readChunks(file), close: () => file.close() };
}

// not a stream of the file, which would stay open when its reader stops early
async function* readChunks(file: FileHandle): AsyncGenerator<Buffer> {
  let position = 0;
  while (true) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
