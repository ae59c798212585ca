import type { HighlightText } from '@sala/contracts';

/** A browser may seek to a little before the wanted second. */
const TOLERANCE_SECONDS = 0.02;

/**
 * Which line is spoken at a moment of its sound, in seconds: the last that has begun, also in the pause behind it; -1
 * before the first. The lines stand in the order in which they are spoken.
 */
export function findLineAt(lines: readonly HighlightText[], seconds: number): number {
  let begun = 0;
  let notBegun = lines.length;
  while (begun < notBegun) {
    const middle = (begun + notBegun) >>> 1;
    if ((lines[middle]?.startOffsetSeconds ?? 0) <= seconds + TOLERANCE_SECONDS) begun = middle + 1;
    else notBegun = middle;
  }
  return begun - 1;
}
