/** The frames of an MP3 without what stands before and behind them. */
export interface Mp3 {
  frames: Buffer;
  seconds: number;
  /** Only sounds of the same format can be joined. */
  format: string;
  /** In Hz. */
  sampleRate: number;
}

/** From when until when a line is heard, in seconds. */
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
/** In kbit/s, of layer III: those of MPEG 1, and of the others. */
const BITRATES = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** In Hz, by the version. */
const SAMPLE_RATES: Record<number, number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};
/**
 * A sound is heard so many samples after its first frame begins: what LAME and a decoder need. No service says which
 * encoder it has; of others it is about as much.
 */
const DELAY_SAMPLE_COUNT = 1_105;
/** Longer than any frame, and than the tag at the end of a file. */
const MAX_TRAILING_BYTES = 2_048;

/**
 * Reads the frames of an MP3: how long they sound is the only exact measure of it, whatever its headers say.
 * @throws {Error} when it is none
 */
export function readMp3(bytes: Buffer): Mp3 {
  const start = behindTag(bytes);
  const first = frameAt(bytes, start);
  if (!first) throw new Error('what should be MP3 is none');
  // tells players how long the file is, which is no longer true of a joined one
  const from = isIndex(bytes.subarray(start, start + first.bytes), first) ? start + first.bytes : start;
  let samples = 0;
  let end = from;
  for (let frame = frameAt(bytes, end); frame; frame = frameAt(bytes, end)) {
    if (formatOf(frame) !== formatOf(first)) throw new Error('the MP3 changes its format');
    samples += frame.samples;
    end += frame.bytes;
  }
  if (samples === 0 || bytes.length - end > MAX_TRAILING_BYTES) throw new Error('the MP3 is broken');
  const { sampleRate } = first;
  return { frames: bytes.subarray(from, end), seconds: samples / sampleRate, format: formatOf(first), sampleRate };
}

/**
 * One sound of many lines, and from when until when each is heard: from the first sound of its own on, but for the first
 * line, which begins with the file.
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

/** Where the frames begin: behind an ID3 tag, when there is one. */
function behindTag(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const hasFooter = (bytes.readUInt8(5) & 0x10) !== 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes.readUInt8(at) & 0x7f), 0);
  return 10 + size + (hasFooter ? 10 : 0);
}

/** The frame that begins there and is there whole. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
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
 * Whether a first frame holds no sound but an index of the file: “Xing” and “Info” stand behind its side information,
 * “VBRI” always at the same place.
 */
function isIndex(bytes: Buffer, { version, isMono, hasChecksum }: Frame): boolean {
  const sideInformation = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const tagAt = (at: number) => bytes.toString('latin1', at, at + 4);
  const behind = HEADER_BYTES + (hasChecksum ? 2 : 0) + sideInformation;
  return ['Xing', 'Info'].includes(tagAt(behind)) || tagAt(HEADER_BYTES + 32) === 'VBRI';
}

function formatOf({ version, sampleRate, isMono }: Frame): string {
  return `MPEG ${version} ${sampleRate} Hz ${isMono ? 'mono' : 'stereo'}`;
}
