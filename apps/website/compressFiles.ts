import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** What is smaller is not worth it, in bytes. */
const MIN_BYTES = 1024;

/**
 * Puts beside each text of a folder what browsers load of it, as small as it gets (`.br`, `.gz`): done once here, never
 * for a reader.
 */
export function compressFiles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))) {
    const path = join(folder, file);
    const text = readFileSync(path);
    if (text.length < MIN_BYTES) continue;
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: hint }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
