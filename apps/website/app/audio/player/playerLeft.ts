/** SPEC 2.15-19 */
export const PLAYER_WIDTH = 346;

/** Where the player's left edge stands in a window of this width (SPEC 2.15-20); `aside` is the left edge of the news aside, if there is one. */
export function playerLeft(width: number, aside: number | undefined): number {
  if (width < 992) return 0;
  if (width >= 1200) return width - 400;
  // an aside that is narrower than the player must not push it out of the window
  return Math.min(aside ?? Number.POSITIVE_INFINITY, width - PLAYER_WIDTH);
}
