/** The frames of an MP3 without the data before and after them. */
export interface Mp3 {
  frames: Buffer;
  seconds: number;
  /** Only sounds of the same format can be joined. */
  format: string;
  /** In Hz. */
  sampleRate: number;
}

/** When a line begins and ends, in seconds. */
export interface LineSpan {
  start: number;
  end: number;
}

interface Frame {
  /** Its length in bytes, its header included. */
  bytes: number;
  samples: number;
  sampleRate: number;
  isMono: boolean;
  hasChecksum: boolean;
  /** 3 is MPEG 1, 2 is MPEG 2, 0 is MPEG 2.5. */
  version: number;
}

const HEADER_BYTES = 4;
/** Bit rates of layer III in kbit/s: those of MPEG 1, and of the other versions. */
const BITRATES = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Sample rates in Hz, by the version. */
const SAMPLE_RATES: Record<number, number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};
/**
 * The delay of a sound in samples: that of the encoder LAME and a decoder together. No service tells which encoder it
 * uses, and the delay of others is similar.
 */
const DELAY_SAMPLE_COUNT = 1_105;
/** Longer than any frame, and than a tag at the end of a file. */
const MAX_TRAILING_BYTES = 2_048;

/**
 * Parses the frames of an MP3: only they tell its exact length, whatever its headers say.
 * @throws {Error} when there are none
 */
export function readMp3(bytes: Buffer): Mp3 {
  const start = findFirstFrame(bytes);
  const first = readFrame(bytes, start);
  if (!first) throw new Error('what should be MP3 is none');
  // the index holds the length of the file, which would be wrong in a joined one
  const from = isIndex(bytes.subarray(start, start + first.bytes), first) ? start + first.bytes : start;
  let samples = 0;
  let end = from;
  for (let frame = readFrame(bytes, end); frame; frame = readFrame(bytes, end)) {
    if (describeFormat(frame) !== describeFormat(first)) throw new Error('the MP3 changes its format');
    samples += frame.samples;
    end += frame.bytes;
  }
  if (samples === 0 || bytes.length - end > MAX_TRAILING_BYTES) throw new Error('the MP3 is broken');
  const { sampleRate } = first;
  return {
    frames: bytes.subarray(from, end),
    seconds: samples / sampleRate,
    format: describeFormat(first),
    sampleRate,
  };
}

/**
 * Joins the sounds of lines, and tells when each line begins and ends: at its own first sound, but the first line at
 * the beginning of the file.
 * @throws {Error} when their formats differ
 */
export function joinMp3(parts: Mp3[]): { mp3: Buffer; lines: LineSpan[] } {
  if (new Set(parts.map(({ format }) => format)).size > 1) throw new Error('the MP3s are of different formats');
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  let played = 0;
  let end = 0;
  const lines = parts.map(({ seconds, sampleRate }, line) => {
    const start = end;
    played += seconds;
    end = line === parts.length - 1 ? total : Math.min(played + DELAY_SAMPLE_COUNT / sampleRate, total);
    return { start, end };
  });
  return { mp3: Buffer.concat(parts.map(({ frames }) => frames)), lines };
}

/** Where the frames begin: after the ID3 tag, if there is one. */
function findFirstFrame(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const hasFooter = (bytes.readUInt8(5) & 0x10) !== 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.readUInt8(at) & 0x7f), 0);
  return 10 + size + (hasFooter ? 10 : 0);
}

/** The frame that begins at an offset; undefined when it is incomplete. */
function readFrame(bytes: Buffer, at: number): Frame | undefined {
  if (at + HEADER_BYTES > bytes.length) return undefined;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  const bitrate = BITRATES[version === 3 ? 1 : 2][((header >>> 12) & 15) - 1];
  const sampleRate = SAMPLE_RATES[version]?.[(header >>> 10) & 3];
  if (header >>> 21 !== 0x7ff || !isLayer3 || !bitrate || !sampleRate) return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (header >>> 9) & 1;
  const length = Math.floor((samples / 8) * 1_000 * (bitrate / sampleRate)) + padding;
  if (at + length > bytes.length) return undefined;
  const isMono = ((header >>> 6) & 3) === 3;
  return { bytes: length, samples, sampleRate, isMono, hasChecksum: ((header >>> 16) & 1) === 0, version };
}

/**
 * True when a first frame is an index of the file instead of sound: “Xing” and “Info” follow its side information,
 * “VBRI” is always at the same offset.
 */
function isIndex(bytes: Buffer, { version, isMono, hasChecksum }: Frame): boolean {
  const sideInformation = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const readTag = (at: number) => bytes.toString('latin1', at, at + 4);
  const behind = HEADER_BYTES + (hasChecksum ? 2 : 0) + sideInformation;
  return ['Xing', 'Info'].includes(readTag(behind)) || readTag(HEADER_BYTES + 32) === 'VBRI';
}

function describeFormat({ version, sampleRate, isMono }: Frame): string {
  return `MPEG ${version} ${sampleRate} Hz ${isMono ? 'mono' : 'stereo'}`;
}
