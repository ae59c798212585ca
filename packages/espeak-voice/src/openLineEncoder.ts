import { openFfmpegEncoder } from './ffmpegEncoder.ts';
import type { LineEncoder } from './lineEncoder.ts';
import { openWasmEncoder } from './wasmEncoder.ts';

/** The ffmpeg that is installed, at a quarter of the work, or LAME as WebAssembly where there is none. */
export async function openLineEncoder(): Promise<LineEncoder> {
  return (await openFfmpegEncoder()) ?? (await openWasmEncoder());
}
