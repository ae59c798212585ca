import { type PointerEvent, useRef } from 'react';

/** The minimum distance of a swipe, in px. */
const MIN_SWIPE_PX = 48;

interface Swipes {
  left: () => void;
  right: () => void;
  down: () => void;
}

/** The handlers of an element that is swiped with one finger. Two fingers zoom; in a zoomed page one finger pans. */
export function useSwipe({ left, right, down }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
    start.current =
      event.isPrimary && event.pointerType !== 'mouse' && !isZoomed ? { x: event.clientX, y: event.clientY } : null;
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from || !event.isPrimary) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? left : right)();
    else if (y > 2 * MIN_SWIPE_PX && y > 2 * Math.abs(x)) down();
  };
  const onPointerCancel = () => {
    start.current = null;
  };
  return { onPointerDown, onPointerUp, onPointerCancel };
}
