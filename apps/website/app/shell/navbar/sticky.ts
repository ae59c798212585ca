/** How far the navbar moves up with the page before it hides (SPEC 2.7-14), in px. */
const WITH_SCROLL_PX = 95;
/** How far up it is when it is hidden (SPEC 2.7-15), in px. */
const HIDDEN_PX = 120;
/** How far one scrolls up until it is back (SPEC 2.7-16), in px. */
const REVEAL_PX = 80;

/** Where the navbar is: how far up it has moved, and from where the reader has been scrolling up. All in px. */
export interface Sticky {
  scrolled: number;
  offset: number;
  turnedAt: number;
}

export const AT_TOP: Sticky = { scrolled: 0, offset: 0, turnedAt: 0 };

/** The sticky navbar after the page has been scrolled to `scrolled` (SPEC 2.7-14 to 2.7-16). */
export function toSticky(before: Sticky, scrolled: number): Sticky {
  if (scrolled > before.scrolled) {
    return { scrolled, offset: scrolled <= WITH_SCROLL_PX ? scrolled : HIDDEN_PX, turnedAt: scrolled };
  }
  const isBack = before.offset === 0 || before.turnedAt - scrolled >= REVEAL_PX;
  const offset = isBack ? 0 : Math.min(before.offset, scrolled <= WITH_SCROLL_PX ? scrolled : HIDDEN_PX);
  return { scrolled, offset, turnedAt: before.turnedAt };
}
