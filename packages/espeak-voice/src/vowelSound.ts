/**
 * A vowel's sound in eSpeak's `phondata`: frames, of which one is its centre, each with formants, heights and a length.
 */
const FRAME = { size: 64, formants: 2, formantCount: 7 };
const HAS_KLATT = 1;
const CENTRE = 2;
/**
 * Instructions in `phonindex`: one plays a sound, whose address in words of four bytes follows; the other ends a
 * program.
 */
const PLAY = 0xb0_00;
const RETURN = 1;

/** eSpeak's files with sounds, to which more are added. */
export interface SoundFiles {
  phondata: Buffer;
  phonindex: Buffer;
}

/** The frames that a phoneme's program plays. */
export function listFrames({ phondata, phonindex }: SoundFiles, program: number): Buffer[] {
  let at = program * 2;
  while (phonindex.readUInt16LE(at) >> 12 !== PLAY >> 12) at += 2;
  const address = (((phonindex.readUInt16LE(at) & 0xf) << 16) | phonindex.readUInt16LE(at + 2)) * 4;
  const frames = Array.from({ length: phondata.readUInt8(address + 2) }, (_, index) =>
    phondata.subarray(address + 4 + index * FRAME.size, address + 4 + (index + 1) * FRAME.size),
  );
  if (!frames.every((frame) => frame.readInt16LE(0) & HAS_KLATT)) throw new Error('eSpeak’s vowels have other frames');
  return frames;
}

/** Adds a sound and a program that plays it; returns the files and the number of the program. */
export function addSound(files: SoundFiles, frames: Buffer[]): [SoundFiles, number] {
  const address = Math.ceil(files.phondata.length / 4);
  const header = Buffer.from([0, 0, frames.length, 0]);
  const program = Buffer.alloc(6);
  program.writeUInt16LE(PLAY | (address >> 16), 0);
  program.writeUInt16LE(address & 0xff_ff, 2);
  program.writeUInt16LE(RETURN, 4);
  const padding = Buffer.alloc(address * 4 - files.phondata.length);
  return [
    {
      phondata: Buffer.concat([files.phondata, padding, header, ...frames]),
      phonindex: Buffer.concat([files.phonindex, program]),
    },
    files.phonindex.length / 2,
  ];
}

/** Joins vowels to a glide: the beginning of the first, the end of the last, and one centre. */
export function createGlide(vowels: Buffer[][]): Buffer[] {
  return vowels.flatMap((frames, index) => {
    const part = frames.slice(index === 0 ? 0 : 1, index === vowels.length - 1 ? undefined : -1);
    return index === 0 ? part : part.map(withoutCentre);
  });
}

function withoutCentre(frame: Buffer): Buffer {
  const other = Buffer.from(frame);
  other.writeInt16LE(frame.readInt16LE(0) & ~CENTRE, 0);
  return other;
}

/** Interpolates between two vowels with the same number of frames; `share` is how far from the first. */
export function interpolateFrames(from: Buffer[], to: Buffer[], share: number): Buffer[] {
  return from.map((frame, index) => {
    const mixed = Buffer.from(frame);
    for (let formant = 0; formant < FRAME.formantCount; formant++) {
      const at = FRAME.formants + formant * 2;
      const [one, other] = [frame.readInt16LE(at), to[index]?.readInt16LE(at) ?? frame.readInt16LE(at)];
      mixed.writeInt16LE(Math.round(one + (other - one) * share), at);
    }
    return mixed;
  });
}
