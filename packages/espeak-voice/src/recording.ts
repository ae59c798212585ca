import { createMp3Encoder } from 'wasm-media-encoders/esnext';
import { TooLongError } from './errors.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';

/** Bytes of a second: 48 kbit/s at all times, so that a player finds any second without looking for it. */
const SECOND = 6_000;
/** The sound comes so much later in the file than it went in: what LAME and a decoder need, in samples. */
const DELAY = 1105;
/** A recording of an hour is refused, not cut. */
const LONGEST = 3600;

/** An MP3 that is written as it is spoken. */
export interface Recording {
  /** Where in the file the next sound will be heard, in seconds. */
  position(): number;
  /** Samples from -1 to 1. @throws {TooLongError} */
  write(samples: Float32Array): void;
  pause(seconds: number): void;
  /** The file and how long it plays, in seconds. */
  end(): { mp3: Buffer; seconds: number };
}

/** What records eSpeak's sound, one recording after the other, at its own rate: to change it is a fifth of the work. */
export async function openRecorder(): Promise<() => Recording> {
  const encoder = await createMp3Encoder();
  return () => {
    encoder.configure({ sampleRate: SAMPLE_RATE_HZ, outputSampleRate: SAMPLE_RATE_HZ, channels: 1, bitrate: 48 });
    const parts: Uint8Array[] = [];
    let written = 0;
    const write = (samples: Float32Array) => {
      written += samples.length;
      if (written > LONGEST * SAMPLE_RATE_HZ) throw new TooLongError(`more than ${LONGEST} seconds`);
      parts.push(encoder.encode([samples]).slice());
    };
    return {
      position: () => (written + DELAY) / SAMPLE_RATE_HZ,
      write,
      pause: (seconds) => write(new Float32Array(Math.round(seconds * SAMPLE_RATE_HZ))),
      end: () => {
        const mp3 = Buffer.concat([...parts, encoder.finalize()]);
        return { mp3, seconds: mp3.length / SECOND };
      },
    };
  };
}
