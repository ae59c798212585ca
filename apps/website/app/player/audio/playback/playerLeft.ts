/** SPEC 2.15-19 */
const PLAYER_WIDTH_PX = 346;

/**
 * Where the player's left edge stands in a window of this width (SPEC 2.15-20). `aside` is the left edge of the news
 * aside, if there is one; `room` is the width without a scrollbar, which an aside narrower than the player must not
 * push it under.
 */
export function toPlayerLeft(width: number, aside: number | undefined, room = width): number {
  if (width < 992) return 0;
  if (width >= 1200) return width - 400;
  return Math.min(aside ?? Number.POSITIVE_INFINITY, room - PLAYER_WIDTH_PX);
}
