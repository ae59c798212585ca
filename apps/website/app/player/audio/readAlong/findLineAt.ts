import type { HighlightText } from '@sala/contracts';

/** A browser may seek to a little before the wanted second. */
const TOLERANCE_SECONDS = 0.02;

/**
 * The index of the line that is spoken at a position of the sound, in seconds: the last that has begun, also during the
 * pause after it; -1 before the first. The lines are sorted by time.
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
