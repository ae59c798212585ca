import type { NARRATION_STATES } from '@sala/contracts';
import type { FileStore } from '../store/index.ts';

/** Whether an article can be heard, as `NARRATION_STATES` says. */
export type NarrationState = (typeof NARRATION_STATES)[number];

/** Where the services ask for articles to be read aloud. */
export interface NarrationService {
  /** Whether there is a voice at all; without one only what has been read before can be heard. */
  readonly canSynthesize: boolean;
  /**
   * A reader wants to hear a published article now: one without a narration goes to the front of the queue. `failed`
   * also when a voice refuses it, or when too many old articles are asked for. Who waits asks again: that keeps the
   * article in front.
   */
  request(articleId: number): Promise<NarrationState>;
  /**
   * A reader has opened an article, and may want to hear it: it gets its narration before others of its time. Costs
   * nothing.
   */
  suggest(articleId: number): void;
}

/** An article to be read by one speaker. */
export interface NarrationJob {
  articleId: number;
  speaker: number;
}

/** The reading aloud of a newsroom: asked by its services, watched and corrected by its commands. */
export interface NarrationWorker extends NarrationService {
  readonly store: FileStore;
  readonly mostBytes: number;
  readonly aheadHours: number;
  readonly isRunning: boolean;
  /** What is being read. */
  readonly current: NarrationJob | undefined;
  /** How many articles wait for their narration because a reader listens. */
  readonly requestedCount: number;
  /** The name of the sound before the first article; undefined while there is none. */
  readonly intro: string | undefined;
  /** Removes sounds that no article has any more; what cannot be removed now is swept later. */
  removeSounds(sounds: string[]): Promise<void>;
  /** Begins to read. */
  start(): void;
  /** Ends reading, and the voice; to be called before the database is closed. */
  close(): Promise<void>;
}

/** The service of a newsroom that makes no narrations. */
export const NO_NARRATION: NarrationService = {
  canSynthesize: false,
  request: async () => 'failed',
  suggest: () => {},
};
