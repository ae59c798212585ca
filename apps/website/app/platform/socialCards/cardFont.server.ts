import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import sharp from 'sharp';

const inflateAsync = promisify(inflate);
const { resolve } = createRequire(import.meta.url);

/**
 * The name that the headline font gives itself; without the comma its last word would be read as a weight, and another
 * font be taken.
 */
export const CARD_FONT = 'IBM Plex Sans Thai SemiBold,';
const SUBSETS = ['thai', 'latin'];

let installed: Promise<string> | undefined;

/**
 * Makes the headline font known to the text renderer, once; says a file of it, which every text has to name. No font of
 * the system is needed.
 */
export function loadCardFont(): Promise<string> {
  installed ??= install().catch((error) => {
    installed = undefined;
    throw error;
  });
  return installed;
}

async function install(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'card-font-'));
  let file = '';
  for (const subset of SUBSETS) {
    const woff = await readFile(
      resolve(`@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-${subset}-600-normal.woff`),
    );
    file = join(folder, `${subset}.ttf`);
    // sharp's renderer reads no compressed fonts
    await writeFile(file, await toSfnt(woff));
    // a font is known from the first text that names its file
    await sharp({ text: { text: 'ก', font: CARD_FONT, fontfile: file } })
      .raw()
      .toBuffer();
  }
  return file;
}

const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/** The font in a WOFF 1.0 file (W3C, WOFF File Format 1.0, 4 and 5): its tables, decompressed, behind a directory. */
export async function toSfnt(woff: Buffer): Promise<Buffer> {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  for (const [index, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    directory.writeUInt16BE(value, 4 + 2 * index);
  const tables: Buffer[] = [];
  let end = directory.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + WOFF_ENTRY * index;
    const to = SFNT_HEADER + SFNT_ENTRY * index;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? await inflateAsync(stored) : stored;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    tables.push(table, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat([directory, ...tables]);
}
