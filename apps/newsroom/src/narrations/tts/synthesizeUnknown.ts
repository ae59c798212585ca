import { createHash } from 'node:crypto';
import { joinMp3, type Mp3, readMp3 } from './mp3.ts';
import type { KnownSounds, LineSound, SynthesizedSpeech } from './ttsProvider.ts';

/** 64 bits suffice to tell the lines of two versions of one article apart. */
const FINGERPRINT_LENGTH = 16;

/** A digest of all that a line's sound depends on. */
export function toFingerprint(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

/**
 * Synthesizes many lines as one sound. A line that is known keeps its sound, and a line that occurs twice is made once.
 * @param fingerprints those of the lines
 * @param make makes the sounds of the lines at these indexes
 */
export async function synthesizeUnknown(
  fingerprints: string[],
  known: KnownSounds,
  make: (indexes: number[]) => Promise<Mp3[]>,
): Promise<Pick<SynthesizedSpeech, 'mp3' | 'lines'>> {
  const unknown = [...new Map(fingerprints.map((fingerprint, index) => [fingerprint, index]))].filter(
    ([fingerprint]) => !known.has(fingerprint),
  );
  const synthesized = unknown.length === 0 ? [] : await make(unknown.map(([, index]) => index));
  const sounds = new Map(known);
  for (const [at, [fingerprint]] of unknown.entries()) {
    const sound = synthesized[at];
    if (sound) sounds.set(fingerprint, sound);
  }
  const parts = fingerprints.flatMap((fingerprint) => sounds.get(fingerprint) ?? []);
  // the service may have changed its format: then all lines are made anew
  if (known.size > 0 && new Set(parts.map(({ format }) => format)).size > 1)
    return synthesizeUnknown(fingerprints, new Map(), make);
  const { mp3, lines } = joinMp3(parts);
  return {
    mp3,
    lines: lines.map((span, line) => ({
      ...span,
      fingerprint: fingerprints[line] ?? '',
      bytes: parts[line]?.frames.length ?? 0,
    })),
  };
}

/** Splits an MP3 into the sounds of its lines; none when their lengths do not add up to its own. */
export function splitKnownSounds(mp3: Buffer, lines: LineSound[]): KnownSounds {
  if (mp3.length !== lines.reduce((sum, { bytes }) => sum + bytes, 0)) return new Map();
  let end = 0;
  return new Map(
    lines.map(({ fingerprint, bytes }) => {
      end += bytes;
      return [fingerprint, readMp3(mp3.subarray(end - bytes, end))];
    }),
  );
}
