import { addPhonemes, ENTRY, readPhonemes } from './phonemeTable.ts';
import { addSound, createGlide, interpolateFrames, listFrames, type SoundFiles } from './vowelSound.ts';

// eSpeak's Thai voice only has the sounds of Shan. This adds the sounds of Thai that Shan lacks.

/** A contour: rising or falling, its lowest and highest pitch on eSpeak's scale, where 10 is Chao's 1 and 50 his 5. */
type Contour = ['rise' | 'fall', lowest: number, highest: number];

/**
 * The tones by their mnemonics. They replace Shan's, whose falling tone ends hardly lower than its mid tone (README).
 */
const TONES: Record<string, Contour> = {
  1: ['rise', 5, 45],
  2: ['fall', 3, 16],
  3: ['fall', 24, 30],
  4: ['rise', 40, 55],
  5: ['fall', 5, 60],
};
/** The tones of Shan whose envelopes are reused. */
const ENVELOPES = { rise: '1', fall: '5' };

/**
 * The lengths of vowels in units of two milliseconds. A long vowel is to sound twice as long as a short one, which
 * eSpeak shortens by an eighth.
 */
const LENGTH = { short: 62, long: 140, sign: 80 };
const SHORT_VOWELS = ['a', 'i', 'u', 'e', 'o', '@', 'E', 'i.'];

/** Vowels that are mixed of two of Shan's, and the share of the second: Shan's ɯ is nearly ɤ, and its ɔ nearly o. */
const MIXED: Record<string, [from: string, to: string, share: number]> = {
  W: ['W', 'i.', 2 / 3],
  O: ['O', 'a', 1 / 3],
};

/** Diphthongs within one syllable, with one tone: as two phonemes they would be two syllables. */
const GLIDES: Record<string, string[]> = {
  'i:a': ['i', '@'],
  'W:a': ['W', '@'],
  'u:a': ['u', '@'],
  'i:au': ['i', '@', 'u'],
  'W:ai': ['W', '@', 'i'],
  'u:ai': ['u', '@', 'i'],
  'i:u': ['i', 'u'],
  'e:u': ['e', 'u'],
  'E:u': ['E', 'u'],
  'u:i': ['u', 'i'],
  'o:i': ['o', 'i'],
  'O:i': ['O', 'i'],
  '@:i': ['@', 'i'],
};
/** The first code that no phoneme of Shan uses. */
const FREE_CODE = 160;

export interface VoiceFiles extends SoundFiles {
  phontab: Buffer;
}

/** Adds the sounds of Thai to the table of eSpeak's Thai voice; returns the new files. */
export function addThaiSounds({ phontab, ...given }: VoiceFiles): VoiceFiles {
  const shan = readPhonemes(phontab, 'th');
  const copyEntry = (mnemonic: string) => {
    const entry = shan.get(mnemonic);
    if (!entry) throw new Error(`eSpeak’s Thai voice has no ${mnemonic}`);
    return Buffer.from(entry);
  };
  const readProgram = (mnemonic: string) => copyEntry(mnemonic).readUInt16LE(ENTRY.program);
  const lasting = (entry: Buffer, length: number) => {
    entry.writeUInt8(length, ENTRY.length);
    return entry;
  };
  let files: SoundFiles = given;
  const playing = (entry: Buffer, frames: Buffer[]) => {
    const [more, program] = addSound(files, frames);
    files = more;
    entry.writeUInt16LE(program, ENTRY.program);
    return entry;
  };

  const tones = Object.entries(TONES).map(([tone, [envelope, lowest, highest]]) => {
    const entry = copyEntry(tone);
    entry.writeUInt16LE(readProgram(ENVELOPES[envelope]), ENTRY.program);
    entry.writeUInt8(lowest, ENTRY.start);
    entry.writeUInt8(highest, ENTRY.end);
    return entry;
  });
  const listVowelFrames = (mnemonic: string): Buffer[] => {
    const [from, to, share] = MIXED[mnemonic] ?? [mnemonic, mnemonic, 0];
    return interpolateFrames(listFrames(given, readProgram(from)), listFrames(given, readProgram(to)), share);
  };
  const vowels = [
    ...SHORT_VOWELS.map((vowel) => lasting(copyEntry(vowel), LENGTH.short)),
    ...Object.keys(MIXED).map((vowel) => lasting(playing(copyEntry(vowel), listVowelFrames(vowel)), LENGTH.short)),
    lasting(copyEntry('a:'), LENGTH.long),
    lasting(copyEntry(':'), LENGTH.sign),
  ];
  const glides = Object.entries(GLIDES).map(([mnemonic, parts], index) => {
    const entry = playing(copyEntry(parts[0] ?? ''), createGlide(parts.map(listVowelFrames)));
    entry.write(mnemonic.padEnd(4, '\0'), 0, 'latin1');
    entry.writeUInt8(FREE_CODE + index, ENTRY.code);
    entry.writeUInt8(copyEntry(parts.at(-1) ?? '').readUInt8(ENTRY.end), ENTRY.end);
    return lasting(entry, LENGTH.long);
  });
  return { phontab: addPhonemes(phontab, 'th', [...tones, ...vowels, ...glides]), ...files };
}
