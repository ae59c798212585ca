import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** The minimum size, in bytes: smaller files are not worth it. */
const MIN_BYTES = 1024;

/**
 * Compresses each text file of a folder (`.br`, `.gz`) with the strongest level, once at build time and never for a
 * request. All files at once, because Node compresses on several cores only then.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < MIN_BYTES) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    promisify(brotliCompress)(text, { params: hint }).then((br) => writeFile(`${path}.br`, br)),
    promisify(gzip)(text, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
  ]);
}
