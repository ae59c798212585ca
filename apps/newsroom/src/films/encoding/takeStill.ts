import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandFailed } from '../../errors/index.ts';
import { EncodingCutShort, isEndedBySignal } from './cutShort.ts';
import { FEW_THREADS, INPUT_LIMITS, type ProbedFilm } from './probe.ts';

const MAX_BYTES = 40_000_000;
/** The longer side of the picture, in pixels. */
const MAX_SIDE = 1920;
/** How many pictures stay in memory together. */
const COMPARED_PICTURES = 25;

/**
 * A picture of a film, from its first third, as PNG: the most typical of a few, so that it is no flash and no fade.
 * @throws {CommandFailed} when none can be decoded; when the signal is aborted, its reason
 */
export async function takeStill(
  file: string,
  { seconds, width, height, videoStream }: ProbedFilm,
  signal: AbortSignal,
): Promise<Buffer> {
  const factor = Math.min(1, MAX_SIDE / Math.max(width, height));
  const size = `${Math.round(width * factor)}:${Math.round(height * factor)}`;
  const args = [
    ...['-nostdin', '-v', 'error', ...INPUT_LIMITS, ...FEW_THREADS, '-ss', `${seconds / 3}`, '-i', file],
    ...['-map', `0:${videoStream}`, '-vf', `scale=${size},setsar=1,thumbnail=${COMPARED_PICTURES}`, '-frames:v', '1'],
    ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ];
  const output = await promisify(execFile)('ffmpeg', args, { signal, maxBuffer: MAX_BYTES, encoding: 'buffer' }).catch(
    (cause) => {
      signal.throwIfAborted();
      if (isEndedBySignal(cause.code, cause.signal)) throw new EncodingCutShort();
      throw new CommandFailed(`No frame of the film can be decoded: ${String(cause.stderr ?? cause).split('\n')[0]}.`);
    },
  );
  return output.stdout;
}
