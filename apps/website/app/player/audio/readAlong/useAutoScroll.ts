import { type KeyboardEvent, type MouseEvent, type TouchEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { createFollower } from './createFollower.ts';
import { isFullyVisible, isScrollingSwipe, SCROLLING_KEYS, toFades, toScrollTop } from './scrolling.ts';

/**
 * Scrolls with the line that is spoken. `view` and `handlers` are for the element that scrolls, `show` for each line
 * that is spoken.
 */
export function useAutoScroll() {
  const view = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLElement | null>(null);
  const finger = useRef({ x: 0, y: 0 });
  const [isFollowing, setFollowing] = useState(true);
  const [{ follow, stop, scrolled, spoken: changed, resized, end }] = useState(() =>
    createFollower({
      bringIntoView(isSmooth) {
        if (!view.current || !spoken.current) return;
        const top = toScrollTop(toLinePosition(spoken.current), view.current.clientHeight, window.innerWidth);
        const isStill = !isSmooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
        view.current.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
      },
      isSpokenSeen: () =>
        view.current !== null &&
        spoken.current !== null &&
        isFullyVisible(toLinePosition(spoken.current), view.current),
      onChange: setFollowing,
    }),
  );
  const show = (line: HTMLElement | null) => {
    const isFirst = spoken.current === null;
    spoken.current = line;
    changed(isFirst);
  };

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      resized();
      updateFades(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      end();
    };
  }, [resized, end]);

  // the lines of another article may come at any time
  useEffect(() => {
    if (view.current) updateFades(view.current);
  });

  const handlers = {
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      updateFades(currentTarget);
      scrolled();
    },
    onWheel: stop,
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (touch) finger.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const { x, y } = finger.current;
      if (touch && isScrollingSwipe(touch.clientX - x, touch.clientY - y, screen.width)) stop();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (SCROLLING_KEYS.includes(key)) stop();
    },
    // the scroll bar
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget) stop();
    },
  };
  return { view, isFollowing, follow, show, handlers };
}

// not rendered: it changes while it scrolls
function updateFades(view: HTMLElement): void {
  const { top, bottom } = toFades(view);
  view.dataset.fadeTop = String(top);
  view.dataset.fadeBottom = String(bottom);
}

function toLinePosition(line: HTMLElement) {
  return { top: line.offsetTop, height: line.offsetHeight };
}
