import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** The minimum size, in bytes: smaller files are not worth it. */
const MIN_BYTES = 1024;

/**
 * Compresses each text file of a folder (`.br`, `.gz`) with the strongest level, once at build time and never for a
 * request.
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
