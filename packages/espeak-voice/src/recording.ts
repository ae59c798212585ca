import { createMp3Encoder } from 'wasm-media-encoders/esnext';
import { TooLong } from './refusals.ts';

/** Hertz: what the encoder makes of eSpeak's 22,050. */
const OUTPUT_RATE = 24_000;
/** MPEG-2 layer III: a frame has so many samples; at 48 kbit/s and this rate so many bytes, all the same. */
const FRAME = { samples: 576, bytes: 144 };
/** The sound comes so much later in the file than it went in: what LAME and a decoder need, in samples. */
const DELAY = 1105;
/** A recording of an hour is refused, not cut. */
const LONGEST = 3600;

/** An MP3 that is written as it is spoken. */
export interface Recording {
  /** Where in the file the next sound will be heard, in seconds. */
  position(): number;
  /** Samples from -1 to 1. @throws {TooLong} */
  write(samples: Float32Array): void;
  pause(seconds: number): void;
  /** The file and how long it plays, in seconds. */
  end(): { mp3: Buffer; seconds: number };
}

/** What records sound of this rate, one recording after the other. */
export async function openRecorder(sampleRate: number): Promise<() => Recording> {
  const encoder = await createMp3Encoder();
  return () => {
    encoder.configure({ sampleRate, channels: 1, bitrate: 48, outputSampleRate: OUTPUT_RATE });
    const parts: Uint8Array[] = [];
    let written = 0;
    const write = (samples: Float32Array) => {
      written += samples.length;
      if (written > LONGEST * sampleRate) throw new TooLong(`more than ${LONGEST} seconds`);
      parts.push(encoder.encode([samples]).slice());
    };
    return {
      position: () => written / sampleRate + DELAY / OUTPUT_RATE,
      write,
      pause: (seconds) => write(new Float32Array(Math.round(seconds * sampleRate))),
      end: () => {
        const mp3 = Buffer.concat([...parts, encoder.finalize()]);
        return { mp3, seconds: ((mp3.length / FRAME.bytes) * FRAME.samples) / OUTPUT_RATE };
      },
    };
  };
}
