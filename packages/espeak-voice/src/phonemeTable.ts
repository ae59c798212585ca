/** Where what we read or write of a phoneme stands in its entry in eSpeak's `phontab`. */
export const ENTRY = { size: 16, program: 8, code: 10, type: 11, start: 12, end: 13, length: 14 };
const HEADER_BYTES = 36;
const VIRTUAL = 9;
/** Leaves the phonemes: another language, or a switch of eSpeak's own. */
const SWITCHES = new Set(['_^_', '_X1', '#X1']);

interface Table {
  /** The number of the table it builds on, from 1; 0 when there is none. */
  base: number;
  /** Where it begins and ends in the file. */
  start: number;
  end: number;
  /** Its phonemes by their mnemonics. */
  entries: Map<string, Buffer>;
}

function tablesOf(file: Buffer): Map<string, Table> {
  const tables = new Map<string, Table>();
  let start = 4;
  for (let table = 0; table < file.readUInt8(0); table++) {
    const end = start + HEADER_BYTES + file.readUInt8(start) * ENTRY.size;
    const entries = new Map<string, Buffer>();
    for (let at = start + HEADER_BYTES; at < end; at += ENTRY.size)
      entries.set(textOf(file.subarray(at, at + 4)), file.subarray(at, at + ENTRY.size));
    tables.set(textOf(file.subarray(start + 4, start + HEADER_BYTES)), {
      base: file.readUInt8(start + 1),
      start,
      end,
      entries,
    });
    start = end;
  }
  return tables;
}

function textOf(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/\0.*$/s, '');
}

/** The phonemes of a table by their mnemonics, those of the tables it builds on with them. */
export function readPhonemes(file: Buffer, name: string): Map<string, Buffer> {
  const tables = tablesOf(file);
  const inOrder = [...tables.values()];
  const phonemes = new Map<string, Buffer>();
  for (let table = tables.get(name); table; table = inOrder[table.base - 1])
    for (const [mnemonic, entry] of table.entries) if (!phonemes.has(mnemonic)) phonemes.set(mnemonic, entry);
  return phonemes;
}

/** The same file with further phonemes in a table; those with the code of one below it take its place. */
export function addPhonemes(file: Buffer, name: string, phonemes: Buffer[]): Buffer {
  const table = tablesOf(file).get(name);
  if (!table) throw new Error(`eSpeak has no table ${name}`);
  const more = Buffer.concat([file.subarray(0, table.end), ...phonemes, file.subarray(table.end)]);
  more.writeUInt8(more.readUInt8(table.start) + phonemes.length, table.start);
  return more;
}

/** What may be said with these phonemes. */
export function listMnemonics(phonemes: Map<string, Buffer>): Set<string> {
  const isSound = (mnemonic: string, entry: Buffer) => entry.readUInt8(ENTRY.type) !== VIRTUAL || mnemonic === ':';
  return new Set(
    [...phonemes]
      .filter(([mnemonic, entry]) => mnemonic !== '' && !SWITCHES.has(mnemonic) && isSound(mnemonic, entry))
      .map(([mnemonic]) => mnemonic),
  );
}

/** Where something stands that is no phoneme, -1 when all are. As eSpeak reads them: the longest mnemonic that fits. */
export function findUnknown(phonemes: string, mnemonics: Set<string>): number {
  let at = 0;
  while (at < phonemes.length) {
    const length = phonemes[at] === ' ' ? 1 : [4, 3, 2, 1].find((n) => mnemonics.has(phonemes.slice(at, at + n)));
    if (length === undefined) return at;
    at += length;
  }
  return -1;
}
