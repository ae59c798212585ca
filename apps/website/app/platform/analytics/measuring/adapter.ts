import type { CollectedEvent } from '@sala/contracts';

/** Where events go: the station's own collector, a marketing service. All get the same. */
export interface Adapter {
  track(event: CollectedEvent): void;
  /** Consent was withdrawn: drops what is waiting, and sends nothing any more. */
  stop(): void;
}
