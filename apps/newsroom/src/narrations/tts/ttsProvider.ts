/** From when until when a line is heard, in seconds. */
export interface LineSpan {
  start: number;
  end: number;
}

/** Lines read aloud. */
export interface SynthesizedSpeech {
  mp3: Buffer;
  /** One for each line that was given, in their order and without gaps: the last ends with the sound. */
  lines: LineSpan[];
  /** Who spoke. */
  provider: 'espeak' | 'azure' | 'google';
}

/** Reads lines of Thai aloud. */
export interface TtsProvider {
  /**
   * @param speaker the id of a speaker (SPEC 3.3-11 to 3.3-13)
   * @throws {SynthesisError}; when the signal is aborted, its reason
   */
  synthesize(lines: string[], speaker: number, signal: AbortSignal): Promise<SynthesizedSpeech>;
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
