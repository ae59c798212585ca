import { openEngine } from './engine.ts';
import { TooLongError } from './errors.ts';
import { SAMPLES_PER_FRAME } from './frames.ts';
import { DELAY_SAMPLE_COUNT, type LineEncoder } from './lineEncoder.ts';
import { normalizeLoudness } from './loudness.ts';
import { openLineEncoder } from './openLineEncoder.ts';
import type { Request } from './request.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';
import { VOICES } from './voices.ts';

/** Behind a line, and between two pieces of a long one, in seconds. */
const PAUSE = { line: 0.35, piece: 0.12 };
/** A reading of an hour is refused, not cut; in seconds. */
const LONGEST = 3600;

/** The seconds from which and until which a line is heard, the pause behind it included: lines have no gaps. */
export interface Span {
  start: number;
  end: number;
}

export interface Reading {
  lines: Span[];
  seconds: number;
  mp3: Buffer;
}

/** Opens what reads lines aloud; an empty line is a pause. */
export async function openReader(
  encoder?: LineEncoder,
): Promise<(asked: Pick<Request, 'voice' | 'lines'>) => Promise<Reading>> {
  const engine = await openEngine();
  const encode = encoder ?? (await openLineEncoder());
  return async ({ voice, lines }) => {
    const pieces: Int16Array[][] = lines.map(() => []);
    let seconds = lines.length * PAUSE.line;
    await engine.say(lines, VOICES[voice], (sound, line) => {
      seconds += sound.length / SAMPLE_RATE_HZ;
      if (seconds > LONGEST) throw new TooLongError(`more than ${LONGEST} seconds`);
      pieces[line]?.push(normalizeLoudness(sound));
    });
    const sounds = pieces.map(joinPieces);
    const mp3 = Buffer.concat(await encode(sounds));
    let samples = 0;
    const ends = sounds.map(({ length }) => {
      samples += length;
      return (samples + DELAY_SAMPLE_COUNT) / SAMPLE_RATE_HZ;
    });
    // the last line ends with the file
    ends[lines.length - 1] = samples / SAMPLE_RATE_HZ;
    return {
      lines: ends.map((end, line) => ({ start: ends[line - 1] ?? 0, end })),
      seconds: samples / SAMPLE_RATE_HZ,
      mp3,
    };
  };
}

/** A line with its pauses, as long as whole frames of MP3. */
function joinPieces(pieces: Int16Array[]): Int16Array {
  const starts: number[] = [];
  let end = 0;
  for (const { length } of pieces) {
    starts.push(end);
    end += length + Math.round(PAUSE.piece * SAMPLE_RATE_HZ);
  }
  end += Math.round((PAUSE.line - PAUSE.piece) * SAMPLE_RATE_HZ);
  const line = new Int16Array(Math.round(end / SAMPLES_PER_FRAME) * SAMPLES_PER_FRAME);
  for (const [index, piece] of pieces.entries()) line.set(piece, starts[index]);
  return line;
}
