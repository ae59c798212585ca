import { ITEM_SECONDS } from '../films/index.ts';

/**
 * The time from which an edit holds that is made now. No node has published that far ahead yet, even one whose clock is
 * 40 s fast; so a segment that players have received never changes. Both in seconds since 1970.
 */
export const toEffectiveSeconds = (editSeconds: number): number =>
  (Math.floor(editSeconds / ITEM_SECONDS) + 3) * ITEM_SECONDS;

/** The same for an edit that is made at this moment. */
export const readEffectiveTime = (): Date => new Date(toEffectiveSeconds(Date.now() / 1000) * 1000);
