import { openFfmpegEncoder } from './ffmpegEncoder.ts';
import type { LineEncoder } from './lineEncoder.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';
import { openWasmEncoder } from './wasmEncoder.ts';

/** The shortest sound for ffmpeg: LAME encodes a shorter one before ffmpeg has even started. */
const MIN_FFMPEG_SECONDS = 20;

/**
 * Opens an encoder: the installed ffmpeg, which takes a third of the time; LAME as WebAssembly where there is none, and
 * for a few sentences.
 */
export async function openLineEncoder(): Promise<LineEncoder> {
  const [encodeLong, encodeShort] = await Promise.all([openFfmpegEncoder(), openWasmEncoder()]);
  if (!encodeLong) return encodeShort;
  return (lines) => {
    const samples = lines.reduce((sum, { length }) => sum + length, 0);
    return samples < MIN_FFMPEG_SECONDS * SAMPLE_RATE_HZ ? encodeShort(lines) : encodeLong(lines);
  };
}
