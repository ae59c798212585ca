/** What a phoneme is in eSpeak's compiled data, of what we read or write. */
const ENTRY = { size: 16, program: 8, type: 11, lowest: 12, highest: 13, length: 14 };
const HEADER = 36;
const VIRTUAL = 9;
/** Leaves the phonemes: another language, or a switch of eSpeak's own. */
const SWITCHES = new Set(['_^_', '_X1', '#X1']);

interface Table {
  /** The number of the table it builds on, from 1; 0 when there is none. */
  base: number;
  /** Where each phoneme stands in the file. */
  entries: Map<string, number>;
}

/** A contour: the envelope of which of Shan's tones, and its lowest and highest pitch on eSpeak's scale, where 10 is Chao's 1 and 50 his 5. */
type Contour = ['rise' | 'fall', lowest: number, highest: number];

/**
 * The tones of Thai by their mnemonics. eSpeak's Thai voice has those of Shan, whose falling tone is hardly lower at its end
 * than its mid tone: measured contours are in the README.
 */
const TONES: Record<string, Contour> = {
  1: ['rise', 5, 45],
  2: ['fall', 3, 16],
  3: ['fall', 24, 30],
  4: ['rise', 40, 55],
  5: ['fall', 5, 60],
};
const ENVELOPES = { rise: '1', fall: '5' };

/** Half the milliseconds of vowels: a long one is twice as long as a short one, which eSpeak makes an eighth shorter. */
const LENGTHS = { short: 62, long: 140, sign: 80 };
const SHORT_VOWELS = ['a', 'i', 'u', 'e', 'o', '@', 'E', 'O', 'W', 'i.'];

/** The tables of eSpeak's `phontab` by their names. */
function tablesOf(file: Buffer): Map<string, Table> {
  const tables = new Map<string, Table>();
  let at = 4;
  for (let table = 0; table < file.readUInt8(0); table++) {
    const count = file.readUInt8(at);
    const base = file.readUInt8(at + 1);
    const name = textOf(file, at + 4, HEADER - 4);
    at += HEADER;
    const entries = new Map<string, number>();
    for (let entry = 0; entry < count; entry++, at += ENTRY.size) {
      const mnemonic = textOf(file, at, 4);
      const isSound = file.readUInt8(at + ENTRY.type) !== VIRTUAL || mnemonic === ':';
      if (mnemonic !== '' && isSound && !SWITCHES.has(mnemonic)) entries.set(mnemonic, at);
    }
    tables.set(name, { base, entries });
  }
  return tables;
}

function textOf(file: Buffer, at: number, length: number): string {
  const text = file.toString('latin1', at, at + length);
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
}

/** The mnemonics of a voice's phonemes, those of the tables it builds on with them. */
export function mnemonicsOf(file: Buffer, name: string): Set<string> {
  const tables = tablesOf(file);
  const inOrder = [...tables.values()];
  const mnemonics = new Set<string>();
  for (let table = tables.get(name); table; table = inOrder[table.base - 1])
    for (const mnemonic of table.entries.keys()) mnemonics.add(mnemonic);
  return mnemonics;
}

/** The same data with the tones and the lengths of Thai in Shan's table, which the Thai voice uses, and in the one below it. */
export function withThaiSounds(file: Buffer): Buffer {
  const tables = tablesOf(file);
  const thai = Buffer.from(file);
  const placeOf = (mnemonic: string, table = 'shn') => {
    const place = tables.get(table)?.entries.get(mnemonic);
    if (place === undefined) throw new Error(`eSpeak’s table ${table} has no ${mnemonic}`);
    return place;
  };
  for (const [tone, [envelope, lowest, highest]] of Object.entries(TONES)) {
    const at = placeOf(tone);
    thai.writeUInt16LE(file.readUInt16LE(placeOf(ENVELOPES[envelope]) + ENTRY.program), at + ENTRY.program);
    thai.writeUInt8(lowest, at + ENTRY.lowest);
    thai.writeUInt8(highest, at + ENTRY.highest);
  }
  for (const vowel of SHORT_VOWELS) thai.writeUInt8(LENGTHS.short, placeOf(vowel) + ENTRY.length);
  thai.writeUInt8(LENGTHS.long, placeOf('a:') + ENTRY.length);
  thai.writeUInt8(LENGTHS.sign, placeOf(':', 'base1') + ENTRY.length);
  return thai;
}

/** Where something stands that is no phoneme, -1 when all are. As eSpeak reads them: the longest mnemonic that fits. */
export function unknownAt(phonemes: string, mnemonics: Set<string>): number {
  let at = 0;
  while (at < phonemes.length) {
    const length = phonemes[at] === ' ' ? 1 : [4, 3, 2, 1].find((n) => mnemonics.has(phonemes.slice(at, at + n)));
    if (length === undefined) return at;
    at += length;
  }
  return -1;
}
