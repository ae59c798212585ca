/** A finger on the picture: where, as a share of the width, and when, in milliseconds. */
export interface Tap {
  at: number;
  time: number;
}

/** Two taps within this time are a double one. */
const DOUBLE_TAP_MS = 300;
const SIDE = 1 / 3;

/**
 * The action of a tap on the picture: it shows or hides the controls; the second of two taps on a side seeks that way.
 */
export function interpretTap(tap: Tap, before: Tap | null): 'toggleControls' | 'back' | 'forward' {
  const side = ({ at }: Tap) => (at < SIDE ? 'back' : at > 1 - SIDE ? 'forward' : null);
  const isDouble = before !== null && tap.time - before.time < DOUBLE_TAP_MS && side(tap) === side(before);
  return (isDouble && side(tap)) || 'toggleControls';
}
