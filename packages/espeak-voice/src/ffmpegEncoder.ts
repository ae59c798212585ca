import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cutFrames, SAMPLES_PER_FRAME } from './frames.ts';
import { DELAY_SAMPLE_COUNT, type LineEncoder } from './lineEncoder.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';

const ARGUMENTS = [
  ...['-v', 'error', '-f', 's16le', '-ar', `${SAMPLE_RATE_HZ}`, '-ac', '1', '-i', 'pipe:0'],
  // level 5, LAME's default, takes twice the time; above 7 nothing gets faster (benchmarks/README.md)
  ...['-c:a', 'libmp3lame', '-b:a', '48k', '-compression_level', '7'],
  // no frame needs another one (no bit reservoir), and no header precedes the first frame
  ...['-reservoir', '0', '-write_xing', '0', '-id3v2_version', '0'],
  // buffers output instead of writing each frame
  ...['-flush_packets', '0', '-f', 'mp3', 'pipe:1'],
];

/** Opens an encoder with ffmpeg, one run for all lines; undefined where no suitable ffmpeg is installed. */
export async function openFfmpegEncoder(): Promise<LineEncoder | undefined> {
  const isThere = await encode([new Int16Array(2 * SAMPLES_PER_FRAME)]).then(
    () => true,
    () => false,
  );
  return isThere ? encode : undefined;
}

async function encode(lines: Int16Array[]): Promise<Buffer[]> {
  const child = spawn('ffmpeg', ARGUMENTS, { stdio: ['pipe', 'pipe', 'inherit'] });
  // errors of writing are ignored, because the exit code reports failure
  child.stdin.on('error', () => {});
  for (const line of lines) child.stdin.write(new Uint8Array(line.buffer, line.byteOffset, line.byteLength));
  child.stdin.end(Buffer.alloc(2 * DELAY_SAMPLE_COUNT));
  const [chunks, [code, signal]] = await Promise.all([
    child.stdout.toArray() as Promise<Buffer[]>,
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code ?? signal}`);
  return cutFrames(
    Buffer.concat(chunks),
    lines.map(({ length }) => length / SAMPLES_PER_FRAME),
  );
}
