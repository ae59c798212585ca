import { addPhonemes, ENTRY, readPhonemes } from './phonemeTable.ts';
import { addSound, createGlide, interpolateFrames, listFrames, type SoundFiles } from './vowelSound.ts';

// eSpeak's Thai voice has no sounds of its own but those of Shan. Here it gets those of Thai that Shan has not.

/** A contour: rising or falling, its lowest and highest pitch on eSpeak's scale, where 10 is Chao's 1 and 50 his 5. */
type Contour = ['rise' | 'fall', lowest: number, highest: number];

/** The tones by their mnemonics. Shan's falling tone is hardly lower at its end than its mid tone (README). */
const TONES: Record<string, Contour> = {
  1: ['rise', 5, 45],
  2: ['fall', 3, 16],
  3: ['fall', 24, 30],
  4: ['rise', 40, 55],
  5: ['fall', 5, 60],
};
/** Which of Shan's tones have these envelopes. */
const ENVELOPES = { rise: '1', fall: '5' };

/**
 * Half the milliseconds of vowels: a long one is twice as long as a short one, which eSpeak makes an eighth shorter.
 */
const LENGTH = { short: 62, long: 140, sign: 80 };
const SHORT_VOWELS = ['a', 'i', 'u', 'e', 'o', '@', 'E', 'i.'];

/** Vowels that lie between two of Shan's, and how far from the first: its ɯ is nearly ɤ, and its ɔ nearly o. */
const MIXED: Record<string, [from: string, to: string, share: number]> = {
  W: ['W', 'i.', 2 / 3],
  O: ['O', 'a', 1 / 3],
};

/** Vowels that glide within one syllable, and so with one tone: two phonemes would be two syllables. */
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
/** The first code that no phoneme of Shan's has. */
const FREE_CODE = 160;

export interface VoiceFiles extends SoundFiles {
  phontab: Buffer;
}

/** eSpeak's files with the sounds of Thai in the table of its Thai voice. */
export function addThaiSounds({ phontab, ...given }: VoiceFiles): VoiceFiles {
  const shan = readPhonemes(phontab, 'th');
  const entryOf = (mnemonic: string) => {
    const entry = shan.get(mnemonic);
    if (!entry) throw new Error(`eSpeak’s Thai voice has no ${mnemonic}`);
    return Buffer.from(entry);
  };
  const programOf = (mnemonic: string) => entryOf(mnemonic).readUInt16LE(ENTRY.program);
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
    const entry = entryOf(tone);
    entry.writeUInt16LE(programOf(ENVELOPES[envelope]), ENTRY.program);
    entry.writeUInt8(lowest, ENTRY.start);
    entry.writeUInt8(highest, ENTRY.end);
    return entry;
  });
  const framesOfVowel = (mnemonic: string): Buffer[] => {
    const [from, to, share] = MIXED[mnemonic] ?? [mnemonic, mnemonic, 0];
    return interpolateFrames(listFrames(given, programOf(from)), listFrames(given, programOf(to)), share);
  };
  const vowels = [
    ...SHORT_VOWELS.map((vowel) => lasting(entryOf(vowel), LENGTH.short)),
    ...Object.keys(MIXED).map((vowel) => lasting(playing(entryOf(vowel), framesOfVowel(vowel)), LENGTH.short)),
    lasting(entryOf('a:'), LENGTH.long),
    lasting(entryOf(':'), LENGTH.sign),
  ];
  const glides = Object.entries(GLIDES).map(([mnemonic, parts], index) => {
    const entry = playing(entryOf(parts[0] ?? ''), createGlide(parts.map(framesOfVowel)));
    entry.write(mnemonic.padEnd(4, '\0'), 0, 'latin1');
    entry.writeUInt8(FREE_CODE + index, ENTRY.code);
    entry.writeUInt8(entryOf(parts.at(-1) ?? '').readUInt8(ENTRY.end), ENTRY.end);
    return lasting(entry, LENGTH.long);
  });
  return { phontab: addPhonemes(phontab, 'th', [...tones, ...vowels, ...glides]), ...files };
}
