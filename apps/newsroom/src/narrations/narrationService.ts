import type { NARRATION_STATES } from '@sala/contracts';
import type { FileStore } from '../store/index.ts';

/** Whether an article can be heard, as `NARRATION_STATES` says. */
export type NarrationState = (typeof NARRATION_STATES)[number];

/** The part of the narration service that other services use. */
export interface NarrationService {
  /** True when there is a voice; without one only existing narrations can be heard. */
  readonly canSynthesize: boolean;
  /**
   * A reader wants to hear a published article now: without a narration it goes to the front of the queue. The answer
   * is `failed` also when a voice refuses the article, or when too many old articles were requested. A reader who waits
   * asks again, which keeps the article in front.
   */
  request(articleId: number): Promise<NarrationState>;
  /**
   * A reader has opened an article, and may want to hear it: its narration is made before others of the same age. It is
   * cheap to call.
   */
  suggest(articleId: number): void;
}

/** A narration to be made: an article and a speaker. */
export interface NarrationJob {
  articleId: number;
  speaker: number;
}

/** The whole narration service of a newsroom, for its endpoints and its commands. */
export interface NarrationWorker extends NarrationService {
  readonly store: FileStore;
  readonly mostBytes: number;
  readonly aheadHours: number;
  readonly isRunning: boolean;
  /** The narrations that are being made. */
  readonly current: NarrationJob | undefined;
  /** How many articles wait for a narration because a reader wants to hear them. */
  readonly requestedCount: number;
  /** The name of the sound before the first article (SPEC 7.10-08); undefined while there is none. */
  readonly intro: string | undefined;
  /**
   * Reads a line aloud, after the narration that is being made: an MP3 that is not stored.
   * @throws {SynthesisError}
   */
  synthesize(line: string, speaker: number): Promise<Buffer>;
  /** Deletes sounds that no article has any more; one that cannot be deleted now is swept later. */
  removeSounds(sounds: string[]): Promise<void>;
  /** Starts making narrations. */
  start(): void;
  /** Stops that, and the voice; to be called before the database is closed. */
  close(): Promise<void>;
}

/** The service of a newsroom that makes no narrations. */
export const NO_NARRATION: NarrationService = {
  canSynthesize: false,
  request: async () => 'failed',
  suggest: () => {},
};
