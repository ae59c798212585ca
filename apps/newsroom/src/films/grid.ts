// All times in this room are whole seconds since 1970 UTC.

/**
 * How long every segment is. 4 s are 100 frames of picture and exactly 125 of sound, so that segments begin and end as
 * one.
 */
export const SEGMENT_SECONDS = 4;

/**
 * What a channel is cut into: five segments. Every film is a number of whole items, every item announces a
 * discontinuity. So the number of any discontinuity is a division, the same on every node, whatever was planned before
 * (docs/decisions/0019).
 */
export const ITEM_SECONDS = 20;
export const SEGMENTS_PER_ITEM = ITEM_SECONDS / SEGMENT_SECONDS;

/** How far back a viewer can go. */
export const WINDOW_SECONDS = 2 * 3600;

/** The number of the first item that begins at a time or after it. */
export const toNextItem = (time: number): number => Math.ceil(time / ITEM_SECONDS);
