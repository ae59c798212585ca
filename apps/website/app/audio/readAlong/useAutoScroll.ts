import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { fadesOf, isScrollingSwipe, isSeen, SCROLLING_KEYS, scrollTopFor } from './scrolling.ts';

/** SPEC 9.1-11: when scrolling by hand has ended, in ms. */
const SCROLL_END = 5000;

/**
 * Keeps the line that is spoken in view, until the reader scrolls away by hand; goes on when the reader has come back to it and rests
 * there, or says so. `handlers` are for what scrolls and `show` for each line that is spoken.
 */
export function useAutoScroll() {
  const view = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLElement | null>(null);
  const finger = useRef({ x: 0, y: 0 });
  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isResting = useRef(true);
  const [isFollowing, setFollowing] = useState(true);
  // what is asked between two renderings
  const follows = useRef(true);

  const bringIntoView = (isSmooth: boolean) => {
    const line = spoken.current;
    if (!view.current || !line) return;
    const top = scrollTopFor(placeOf(line), view.current.clientHeight, window.innerWidth);
    const isStill = !isSmooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.current.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  };
  const setFollows = (value: boolean) => {
    follows.current = value;
    setFollowing(value);
  };
  const follow = () => {
    setFollows(true);
    bringIntoView(true);
  };
  const followIfBack = () => {
    const line = spoken.current;
    if (!follows.current && isResting.current && view.current && line && isSeen(placeOf(line), view.current)) follow();
  };
  const waitForRest = () => {
    isResting.current = false;
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(() => {
      isResting.current = true;
      followIfBack();
    }, SCROLL_END);
  };
  const stop = () => {
    setFollows(false);
    waitForRest();
  };
  /** The line that is spoken now. */
  const show = (line: HTMLElement | null) => {
    const isFirst = spoken.current === null;
    spoken.current = line;
    if (follows.current) bringIntoView(!isFirst);
    else followIfBack();
  };
  const fade = () => {
    if (!view.current) return;
    const { top, bottom } = fadesOf(view.current);
    view.current.dataset.fadeTop = String(top);
    view.current.dataset.fadeBottom = String(bottom);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads it reads anew each time
  useEffect(() => {
    const adapt = () => {
      fade();
      if (follows.current) bringIntoView(false);
    };
    const observer = new ResizeObserver(adapt);
    if (view.current) observer.observe(view.current);
    return () => {
      observer.disconnect();
      clearTimeout(scrollEnd.current);
    };
  }, []);

  const handlers = {
    onScroll: () => {
      fade();
      // what rolls on after the finger has left
      if (!follows.current) waitForRest();
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

function placeOf(line: HTMLElement) {
  return { top: line.offsetTop, height: line.offsetHeight };
}
