import type { LineSpan, Mp3 } from './mp3.ts';

/** How the sound of a line is found again: a digest of its text and voice, and its length in bytes. */
export interface LineSound {
  fingerprint: string;
  bytes: number;
}

/** The existing sounds of lines, by their fingerprints. */
export type KnownSounds = ReadonlyMap<string, Mp3>;

/** Lines read aloud. */
export interface SynthesizedSpeech {
  mp3: Buffer;
  /**
   * One for each line that was given, in their order and without gaps: the last ends with the sound. Their bytes follow
   * one another in the MP3.
   */
  lines: (LineSpan & LineSound)[];
  /** The name of the voice. */
  provider: 'espeak' | 'azure' | 'google';
}

/** A provider of speech in Thai. */
export interface TtsProvider {
  /**
   * @param speaker the id of a speaker (SPEC 3.3-11 to 3.3-13)
   * @param known existing sounds, which are used again for the same lines
   * @throws {SynthesisError}; when the signal is aborted, its reason
   */
  synthesize(lines: string[], speaker: number, signal: AbortSignal, known?: KnownSounds): Promise<SynthesizedSpeech>;
  /** Releases what the provider has started; it cannot be used afterwards. */
  close(): Promise<void>;
}

/**
 * Why there is no speech. `missing`: no voice is installed, and a retry is useless. `refused`: this voice can never say
 * this text. `failed`: a retry may succeed.
 */
export class SynthesisError extends Error {
  readonly kind: 'missing' | 'refused' | 'failed';

  constructor(kind: SynthesisError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
