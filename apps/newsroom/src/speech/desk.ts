import type { SPEECH_STATES } from '@sala/contracts';

/** Whether a story can be heard, as `SPEECH_STATES` says. */
export type SpeechState = (typeof SPEECH_STATES)[number];

/** Where the services ask for stories to be read aloud. */
export interface SpeechDesk {
  /** Whether there is a voice at all; without one only what has been read before can be heard. */
  readonly canSpeak: boolean;
  /**
   * Somebody wants to hear a published story now: one that is not read yet goes to the front of the line. `failed` also when a voice
   * refuses it, or when too many old stories are asked for. Who waits asks again: that keeps the story in front.
   */
  ask(articleId: number): Promise<SpeechState>;
  /** Somebody has opened a story, and may want to hear it: it is read before the others of its time. Costs nothing. */
  opened(articleId: number): void;
}

/** The desk of a newsroom that does not read aloud. */
export const SILENT_DESK: SpeechDesk = { canSpeak: false, ask: async () => 'failed', opened: () => {} };
