// In this folder all times are whole seconds since 1970 UTC.

/** The length of a segment: 4 s are 100 frames of picture and exactly 125 of sound, so that both end together. */
export const SEGMENT_SECONDS = 4;

/**
 * The length of an item, the unit of a channel: five segments. Every film is a whole number of items, and every item
 * begins with a discontinuity. So the number of a discontinuity is a division, the same on every node, whatever was
 * planned before (docs/decisions/0019).
 */
export const ITEM_SECONDS = 20;
export const SEGMENTS_PER_ITEM = ITEM_SECONDS / SEGMENT_SECONDS;

/** How far back a viewer can go. */
export const WINDOW_SECONDS = 2 * 3600;

/** The number of the first item that begins at a time or after it. */
export const toNextItem = (time: number): number => Math.ceil(time / ITEM_SECONDS);
