import { createMp3Encoder } from 'wasm-media-encoders/esnext';
import { cutFrames, SAMPLES_PER_FRAME } from './frames.ts';
import { DELAY_SAMPLE_COUNT, type LineEncoder } from './lineEncoder.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';

/**
 * Opens an encoder with LAME as WebAssembly. Its bit reservoir cannot be turned off, so each line is encoded as a file
 * of its own.
 */
export async function openWasmEncoder(): Promise<LineEncoder> {
  const lame = await createMp3Encoder();
  return async (lines) =>
    lines.map((line) => {
      lame.configure({ sampleRate: SAMPLE_RATE_HZ, outputSampleRate: SAMPLE_RATE_HZ, channels: 1, bitrate: 48 });
      // LAME adds samples at the end, so the silence there is cut
      const sound = toFloats(line.subarray(0, -DELAY_SAMPLE_COUNT));
      const mp3 = Buffer.concat([lame.encode([sound]).slice(), lame.finalize()]);
      return Buffer.concat(cutFrames(mp3, [line.length / SAMPLES_PER_FRAME]));
    });
}

/** Samples of 16 bits as samples from -1 to 1. */
function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length);
  // a loop over indexes: iterators take ten times as long
  for (let index = 0; index < samples.length; index++) floats[index] = (samples[index] ?? 0) / 0x80_00;
  return floats;
}
