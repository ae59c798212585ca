import type { CollectedEvent } from '@sala/contracts';

/** Where events go: the station's own collector, a marketing service. All get the same. */
export interface Adapter {
  track(event: CollectedEvent): void;
  /** Consent was taken back: what was not sent is forgotten, and nothing is sent any more. */
  stop(): void;
}
