import type { SPEECH_STATES } from '@sala/contracts';
import type { SoundStore } from './store/soundStore.ts';

/** Whether a story can be heard, as `SPEECH_STATES` says. */
export type NarrationState = (typeof SPEECH_STATES)[number];

/** Where the services ask for stories to be read aloud. */
export interface NarrationService {
  /** Whether there is a voice at all; without one only what has been read before can be heard. */
  readonly canSynthesize: boolean;
  /**
   * Somebody wants to hear a published story now: one that is not read yet goes to the front of the line. `failed` also when a voice
   * refuses it, or when too many old stories are asked for. Who waits asks again: that keeps the story in front.
   */
  request(articleId: number): Promise<NarrationState>;
  /** Somebody has opened a story, and may want to hear it: it is read before the others of its time. Costs nothing. */
  suggest(articleId: number): void;
}

/** A story to be read by one speaker. */
export interface NarrationJob {
  articleId: number;
  speaker: number;
}

/** The reading aloud of a newsroom: asked by its services, watched and corrected by its commands. */
export interface NarrationWorker extends NarrationService {
  readonly store: SoundStore;
  readonly mostBytes: number;
  readonly aheadHours: number;
  readonly isRunning: boolean;
  /** What is being read. */
  readonly current: NarrationJob | undefined;
  /** How many stories wait because somebody listens. */
  readonly requestedCount: number;
  /** The name of the sound before the first story; undefined while there is none. */
  readonly intro: string | undefined;
  /** Removes sounds that no story has any more; what cannot be removed now is swept later. */
  removeSounds(sounds: string[]): Promise<void>;
  /** Begins to read. */
  start(): void;
  /** Ends reading, and the voice; to be called before the database is closed. */
  close(): Promise<void>;
}

/** The desk of a newsroom that does not read aloud. */
export const NO_NARRATION: NarrationService = {
  canSynthesize: false,
  request: async () => 'failed',
  suggest: () => {},
};
