/** The size of an entry in eSpeak's `phontab`, and the offsets of the fields that are read or written. */
export const ENTRY = { size: 16, program: 8, code: 10, type: 11, start: 12, end: 13, length: 14 };
const HEADER_BYTES = 36;
const VIRTUAL = 9;
/** Mnemonics that switch to another language or are switches of eSpeak's own. */
const SWITCHES = new Set(['_^_', '_X1', '#X1']);

interface Table {
  /** The number of the table that this one extends, from 1; 0 for none. */
  base: number;
  /** Its first and last offset in the file. */
  start: number;
  end: number;
  /** Its phonemes by their mnemonics. */
  entries: Map<string, Buffer>;
}

function parseTables(file: Buffer): Map<string, Table> {
  const tables = new Map<string, Table>();
  let start = 4;
  for (let table = 0; table < file.readUInt8(0); table++) {
    const end = start + HEADER_BYTES + file.readUInt8(start) * ENTRY.size;
    const entries = new Map<string, Buffer>();
    for (let at = start + HEADER_BYTES; at < end; at += ENTRY.size)
      entries.set(toText(file.subarray(at, at + 4)), file.subarray(at, at + ENTRY.size));
    tables.set(toText(file.subarray(start + 4, start + HEADER_BYTES)), {
      base: file.readUInt8(start + 1),
      start,
      end,
      entries,
    });
    start = end;
  }
  return tables;
}

function toText(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/\0.*$/s, '');
}

/** The phonemes of a table by their mnemonics, with those of the tables that it extends. */
export function readPhonemes(file: Buffer, name: string): Map<string, Buffer> {
  const tables = parseTables(file);
  const inOrder = [...tables.values()];
  const phonemes = new Map<string, Buffer>();
  for (let table = tables.get(name); table; table = inOrder[table.base - 1])
    for (const [mnemonic, entry] of table.entries) if (!phonemes.has(mnemonic)) phonemes.set(mnemonic, entry);
  return phonemes;
}

/** Adds phonemes to a table and returns the new file; a phoneme with the code of an inherited one replaces it. */
export function addPhonemes(file: Buffer, name: string, phonemes: Buffer[]): Buffer {
  const table = parseTables(file).get(name);
  if (!table) throw new Error(`eSpeak has no table ${name}`);
  const more = Buffer.concat([file.subarray(0, table.end), ...phonemes, file.subarray(table.end)]);
  more.writeUInt8(more.readUInt8(table.start) + phonemes.length, table.start);
  return more;
}

/** The mnemonics that are allowed with these phonemes. */
export function listMnemonics(phonemes: Map<string, Buffer>): Set<string> {
  const isSound = (mnemonic: string, entry: Buffer) => entry.readUInt8(ENTRY.type) !== VIRTUAL || mnemonic === ':';
  return new Set(
    [...phonemes]
      .filter(([mnemonic, entry]) => mnemonic !== '' && !SWITCHES.has(mnemonic) && isSound(mnemonic, entry))
      .map(([mnemonic]) => mnemonic),
  );
}

/**
 * The offset of the first unknown phoneme, -1 when there is none. Like eSpeak, it takes the longest mnemonic that fits.
 */
export function findUnknown(phonemes: string, mnemonics: Set<string>): number {
  let at = 0;
  while (at < phonemes.length) {
    const length = phonemes[at] === ' ' ? 1 : [4, 3, 2, 1].find((n) => mnemonics.has(phonemes.slice(at, at + n)));
    if (length === undefined) return at;
    at += length;
  }
  return -1;
}
