import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { CommandFailed } from '../../errors/index.ts';
import { SEGMENT_SECONDS } from '../grid.ts';
import { EncodingCutShort, isEndedBySignal } from './cutShort.ts';
import type { Rung } from './ladder.ts';
import { FEW_THREADS, INPUT_LIMITS, type ProbedFilm } from './probe.ts';

/** Pictures a second: what Thai television has. */
export const FRAMES_PER_SECOND = 25;
const AUDIO = ['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', '96k'];
/** The first file descriptor of ffmpeg's outputs, after its input, its progress and its errors. */
const FIRST_OUTPUT = 3;
/** The lowest priority: readers' pages come first. */
const LOWEST_PRIORITY = 19;

/**
 * Encodes a film in all sizes at once, each a stream of fragmented MP4 whose fragments begin with a key frame every
 * four seconds.
 * @param onProgress called with the number of encoded seconds
 * @returns the streams, all of which have to be read, and a promise of their end, which rejects with the reason of the
 *   signal, or with a {@link CommandFailed} when ffmpeg fails, or an {@link EncodingCutShort}
 */
export function runFfmpeg(
  file: string,
  film: ProbedFilm,
  rungs: Rung[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (seconds: number) => void },
): { outputs: Readable[]; done: Promise<void> } {
  const child = spawn('ffmpeg', toArguments(file, film, rungs), {
    stdio: ['ignore', 'pipe', 'pipe', ...rungs.map(() => 'pipe' as const)],
    signal,
    killSignal: 'SIGKILL',
    // a terminal sends Ctrl-C to the newsroom alone, which ends its encoding itself
    detached: true,
  });
  const done = new Promise<void>((resolve, reject) => {
    let complaint = '';
    createInterface(child.stderr as Readable).on('line', (line) => {
      complaint = line;
    });
    createInterface(child.stdout as Readable).on('line', (line) => {
      const [name, value] = line.split('=');
      if (name === 'out_time_us' && Number(value) > 0) onProgress(Number(value) / 1e6);
    });
    child.once('error', (cause) => reject(signal.aborted ? signal.reason : cause));
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve();
      else if (isEndedBySignal(code, endedBy)) reject(new EncodingCutShort());
      else reject(new CommandFailed(`The film cannot be encoded: ${complaint || `ffmpeg ended with ${code}`}.`));
    });
  });
  if (child.pid !== undefined) setPriority(child.pid, LOWEST_PRIORITY);
  return { outputs: rungs.map((_, index) => child.stdio[FIRST_OUTPUT + index] as Readable), done };
}

function toArguments(file: string, { videoStream, hasSound }: ProbedFilm, rungs: Rung[]): string[] {
  const copies = rungs.map((_, index) => `[copy${index}]`).join('');
  const scaled = rungs.map(({ width, height }, index) => `[copy${index}]scale=${width}:${height},setsar=1[v${index}]`);
  const filter = [
    `[0:${videoStream}]yadif=deint=interlaced,fps=${FRAMES_PER_SECOND},format=yuv420p,split=${rungs.length}${copies}`,
    ...scaled,
  ].join(';');
  return [
    ...['-nostdin', '-v', 'error', '-progress', 'pipe:1', '-filter_complex_threads', '1'],
    ...[...INPUT_LIMITS, ...FEW_THREADS, '-i', file, '-filter_complex', filter],
    ...rungs.flatMap((rung, index) => toOutput(rung, index, hasSound)),
  ];
}

function toOutput({ level, maxBitrate }: Rung, index: number, hasSound: boolean): string[] {
  const group = SEGMENT_SECONDS * FRAMES_PER_SECOND;
  return [
    ...['-map', `[v${index}]`, ...(hasSound ? ['-map', '0:a:0', ...AUDIO] : [])],
    ...[...FEW_THREADS, '-c:v', 'libx264', '-preset', 'fast', '-profile:v', 'main', '-level', level, '-crf', '23'],
    ...['-maxrate', `${maxBitrate}`, '-bufsize', `${maxBitrate * 2}`, '-sc_threshold', '0'],
    ...['-g', `${group}`, '-keyint_min', `${group}`, '-x264-params', 'open-gop=0:rc-lookahead=10'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-use_editlist', '0'],
    ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe+negative_cts_offsets+skip_trailer'],
    ...['-f', 'mp4', `pipe:${FIRST_OUTPUT + index}`],
  ];
}
