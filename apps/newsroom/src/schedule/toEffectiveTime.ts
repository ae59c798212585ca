import { ITEM_SECONDS } from '../films/index.ts';

/**
 * From when on an edit may hold that is made now. No node has published that far yet, even one whose clock is 40 s
 * ahead; so no segment that a player was told of ever becomes another one.
 */
export const toEffectiveTime = (editedAt: number): number => (Math.floor(editedAt / ITEM_SECONDS) + 3) * ITEM_SECONDS;
