import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandFailed } from '../../errors/index.ts';
import { type ProbedFilm, READ_ONLY_ITSELF } from './probe.ts';

const MAX_BYTES = 40_000_000;
const MAX_WIDTH = 1920;

/**
 * A picture of a film, from its first third, as PNG.
 * @throws {CommandFailed} when none can be decoded; when the signal is aborted, its reason
 */
export async function takeStill(file: string, { seconds }: ProbedFilm, signal: AbortSignal): Promise<Buffer> {
  const args = [
    ...['-nostdin', '-v', 'error', ...READ_ONLY_ITSELF, '-ss', `${seconds / 3}`, '-i', file],
    // the most typical of a few pictures, which stay in memory together: no flash, and no fade
    ...[
      '-vf',
      `scale='min(${MAX_WIDTH},iw)':-2,thumbnail=50,scale=iw*sar:ih,setsar=1`,
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2pipe',
      'pipe:1',
    ],
  ];
  const output = await promisify(execFile)('ffmpeg', args, { signal, maxBuffer: MAX_BYTES, encoding: 'buffer' }).catch(
    (cause) => {
      signal.throwIfAborted();
      throw new CommandFailed(`No frame of the film can be decoded: ${String(cause.stderr ?? cause).split('\n')[0]}.`);
    },
  );
  return output.stdout;
}
