import { openEngine } from './engine.ts';
import { TooLongError } from './errors.ts';
import { SAMPLES_PER_FRAME } from './frames.ts';
import type { LineEncoder } from './lineEncoder.ts';
import { normalizeLoudness } from './loudness.ts';
import { openLineEncoder } from './openLineEncoder.ts';
import type { Request } from './request.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';
import { VOICES } from './voices.ts';

/** The pauses after a line, and between two pieces of a long one, in seconds. */
const PAUSE = { line: 0.35, piece: 0.12 };
/** The longest reading, in seconds; a longer one is refused, not cut. */
const MAX_SOUND_SECONDS = 3600;

/** Opens a function that reads lines aloud, each as an MP3 that ends with a pause; an empty line is only a pause. */
export async function openReader(
  encoder?: LineEncoder,
): Promise<(request: Pick<Request, 'voice' | 'lines'>) => Promise<Buffer[]>> {
  const engine = await openEngine();
  const encode = encoder ?? (await openLineEncoder());
  return async ({ voice, lines }) => {
    const pieces: Int16Array[][] = lines.map(() => []);
    let seconds = lines.length * PAUSE.line;
    await engine.synthesize(lines, VOICES[voice], (sound, line) => {
      seconds += sound.length / SAMPLE_RATE_HZ;
      if (seconds > MAX_SOUND_SECONDS) throw new TooLongError(`more than ${MAX_SOUND_SECONDS} seconds`);
      pieces[line]?.push(normalizeLoudness(sound));
    });
    return encode(pieces.map(joinPieces));
  };
}

/** Joins the pieces of a line with pauses, to a whole number of MP3 frames. */
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
