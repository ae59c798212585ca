/** SPEC 9.1-11: up to this width a line is read at a quarter of the height, in px. */
const NARROW_PX = 576;
/** SPEC 9.1-11: so near its end, in px, a text fades no more. */
const BOTTOM_PX = 50;
/** How much of the text's edge fades, in px (ReadAlong.module.css). */
const FADE_PX = 40;
/** SPEC 9.1-11: the minimum distance of a swipe, as a share of the screen's width. */
const SWIPE = 0.01;
/** What is steeper than this is mostly vertical: 60° from the horizontal. */
const STEEP = Math.tan(Math.PI / 3);

/** The position of an element from the top of the scrolled content, in px. */
interface Extent {
  top: number;
  height: number;
}

/**
 * How far to scroll so that a line is in the middle, or at a quarter of the height of a narrow window (SPEC 2.16-03),
 * in px. A line that is too long for that begins below the edge.
 */
export function toScrollTop(line: Extent, height: number, windowWidth: number): number {
  const middle = line.top + line.height / 2 - height * (windowWidth <= NARROW_PX ? 0.25 : 0.5);
  return Math.max(0, Math.min(middle, line.top - FADE_PX));
}

/** Whether a finger that has moved this far, in px, is scrolling (SPEC 2.16-05). */
export function isScrollingSwipe(x: number, y: number, screenWidth: number): boolean {
  return Math.hypot(x, y) > screenWidth * SWIPE && Math.abs(y) > Math.abs(x) * STEEP;
}

/** Whether there is text above and below the visible part, whose edges then fade (SPEC 2.16-07). */
export function toFades(view: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): {
  top: boolean;
  bottom: boolean;
} {
  return {
    top: view.scrollTop > 0,
    bottom: view.scrollHeight - view.clientHeight - view.scrollTop > BOTTOM_PX,
  };
}

/** Whether a line is fully visible. */
export function isFullyVisible(line: Extent, view: Pick<Element, 'scrollTop' | 'clientHeight'>): boolean {
  return line.top >= view.scrollTop && line.top + line.height <= view.scrollTop + view.clientHeight;
}

/** The keys that scroll. */
export const SCROLLING_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
