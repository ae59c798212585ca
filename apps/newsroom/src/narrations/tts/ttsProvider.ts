import type { LineSpan, Mp3 } from './mp3.ts';

/** What is kept of a line to use its sound again: a digest of what was said in which voice, and how many bytes it has. */
export interface LineSound {
  fingerprint: string;
  bytes: number;
}

/** The sounds of lines that have been spoken before, by their fingerprints. */
export type KnownSounds = ReadonlyMap<string, Mp3>;

/** Lines read aloud. */
export interface SynthesizedSpeech {
  mp3: Buffer;
  /**
   * One for each line that was given, in their order and without gaps: the last ends with the sound. Their bytes follow
   * one another in the MP3.
   */
  lines: (LineSpan & LineSound)[];
  /** Who spoke. */
  provider: 'espeak' | 'azure' | 'google';
}

/** Reads lines of Thai aloud. */
export interface TtsProvider {
  /**
   * @param speaker the id of a speaker (SPEC 3.3-11 to 3.3-13)
   * @param known sounds of lines, of which those that are read again are not made again
   * @throws {SynthesisError}; when the signal is aborted, its reason
   */
  synthesize(lines: string[], speaker: number, signal: AbortSignal, known?: KnownSounds): Promise<SynthesizedSpeech>;
  /** Ends what the provider has started; nothing can be asked for any more. */
  close(): Promise<void>;
}

/**
 * Why there is no speech. `missing`: no voice is installed, and asking again is in vain. `refused`: this voice cannot
 * say this text, nor ever will. `failed`: it may be said later.
 */
export class SynthesisError extends Error {
  readonly kind: 'missing' | 'refused' | 'failed';

  constructor(kind: SynthesisError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
