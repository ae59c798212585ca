import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutFrames, SAMPLES_PER_FRAME } from './frames.ts';
import { DELAY_SAMPLE_COUNT } from './lineEncoder.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';

const INSTALLED = existsSync(new URL('../../../node_modules/espeak-ng', import.meta.url));
const FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;
const LINES = [
  'sa2wat2 di:3 k_hrap4 k_ha:o2 wan3 ni:4',
  'rat4 t_ha2 ba:n3 p_ra2 ka:t2 ma:t5 t_ra2 ka:n3 mai2',
  '',
  'fon1 tok2 nak2 t_h@:a5 sa2wat2 di:3',
];
/** The peak of LAME's output for the silence before a line, as a share of full scale. */
const SILENCE = 0.02;

const encoders = {
  ffmpeg: async () => (await import('./ffmpegEncoder.ts')).openFfmpegEncoder(),
  'LAME as WebAssembly': async () => (await import('./wasmEncoder.ts')).openWasmEncoder(),
};

for (const [name, openEncoder] of Object.entries(encoders))
  describe.skipIf(!INSTALLED || (name === 'ffmpeg' && !FFMPEG))(`lines encoded by ${name}`, () => {
    let read: Awaited<ReturnType<typeof import('./reader.ts')['openReader']>>;
    /** The lines that the encoder gets, and its output for each. */
    let sounds: Int16Array[] = [];
    let parts: Buffer[] = [];
    /** Joins these lines, decodes them, and returns the samples during the frames of each. */
    const decodeParts = (order: number[]) => {
      const heard = decode(Buffer.concat(order.map((line) => parts[line] ?? Buffer.alloc(0))));
      let start = 0;
      return order.map((line) => {
        const end = start + (sounds[line]?.length ?? 0);
        const part = heard.subarray(start, end);
        start = end;
        return part;
      });
    };
    beforeAll(async () => {
      const encode = await openEncoder();
      if (!encode) throw new Error('ffmpeg does not encode');
      read = await (await import('./reader.ts')).openReader(async (lines) => {
        sounds = lines;
        parts = await encode(lines);
        return parts;
      });
      await read({ voice: 'woman', lines: LINES });
    });

    test('have as many frames as their length requires, and need no frame of another line', () => {
      expect(parts.map((part) => countFrames(part))).toEqual(sounds.map(({ length }) => length / SAMPLES_PER_FRAME));
      // the frame's `main_data_begin`: its sound begins 0 bytes earlier
      for (const part of parts) expect(part.readUInt8(4)).toBe(0);
    });

    test.skipIf(!FFMPEG)('begin to sound after the delay of LAME and a decoder', () => {
      for (const [line, heard] of decodeParts([0, 1, 2, 3]).entries()) {
        const onset = heard.findIndex((sample) => Math.abs(sample) > SILENCE * 0x80_00);
        if (LINES[line] === '') expect(onset).toBe(-1);
        else {
          expect(onset).toBeGreaterThan(DELAY_SAMPLE_COUNT - 0.005 * SAMPLE_RATE_HZ);
          expect(onset).toBeLessThan(DELAY_SAMPLE_COUNT + 0.03 * SAMPLE_RATE_HZ);
        }
      }
    });

    test.skipIf(!FFMPEG)('have a signal-to-noise ratio of more than 15 dB', () => {
      const heard = decode(Buffer.concat(parts));
      let start = DELAY_SAMPLE_COUNT;
      for (const [line, sound] of sounds.entries()) {
        const noise = difference(sound, heard.subarray(start, start + sound.length));
        // 15 dB; most lines have 20 to 24
        if (LINES[line] !== '') expect(power(sound) / power(noise)).toBeGreaterThan(30);
        start += sound.length;
      }
    });

    test.skipIf(!FFMPEG)('decode to the same samples in any order', () => {
      const heard = decodeParts([0, 1, 2, 3]);
      for (const order of [
        [3, 1, 3, 0],
        [2, 0],
      ])
        expect(decodeParts(order)).toEqual(order.map((line) => heard[line]));
    });
  });

test.skipIf(!INSTALLED || !FFMPEG)(
  'ffmpeg encodes an article where it is installed, and LAME a single sentence',
  async () => {
    const encode = await (await import('./openLineEncoder.ts')).openLineEncoder();
    const tone = new Int16Array(200 * SAMPLES_PER_FRAME);
    for (let index = 0; index < tone.length - DELAY_SAMPLE_COUNT; index++) tone[index] = 9_000 * Math.sin(index / 9);
    const article = Array(5).fill(tone);
    expect(await encode(article)).toEqual(await (await encoders.ffmpeg())?.(article));
    expect(await encode([tone])).toEqual(await (await encoders['LAME as WebAssembly']())([tone]));
    expect(await encode([tone])).not.toEqual(await (await encoders.ffmpeg())?.([tone]));
  },
);

function countFrames(mp3: Buffer): number {
  for (let frames = 1; ; frames++) if (cutFrames(mp3, [frames])[0]?.length === mp3.length) return frames;
}

/** Decodes an MP3 to samples of 16 bits, from its very first frame on. */
function decode(mp3: Buffer): Int16Array {
  const output = execFileSync('ffmpeg', ['-v', 'error', '-f', 'mp3', '-i', 'pipe:0', '-f', 's16le', 'pipe:1'], {
    input: mp3,
    maxBuffer: 1e8,
  });
  return new Int16Array(output.buffer, output.byteOffset, output.length / 2);
}

const power = (samples: Int16Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
const difference = (one: Int16Array, other: Int16Array) => other.map((sample, index) => sample - (one[index] ?? 0));
