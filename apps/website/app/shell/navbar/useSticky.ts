import { useEffect, useRef } from 'react';
import { AT_TOP, toSticky } from './sticky.ts';

/**
 * What a programme page marks as its detail section; the navbar of such a page is transparent on phones until the
 * section reaches it.
 */
const DETAIL_SECTION = '[data-programme-detail]';

/** Moves the navbar with the scroll (SPEC 2.7-14 to 2.7-17), without a render. */
export function useSticky() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let state = { ...AT_TOP, scrolled: scrollY };
    const move = () => {
      const before = state;
      state = toSticky(state, scrollY);
      // what follows the scroll must not lag behind it; what hides or comes back comes from somewhere
      element.dataset.slides = String(
        Math.abs(state.offset - before.offset) > Math.abs(state.scrolled - before.scrolled),
      );
      element.style.setProperty('--up', `${state.offset}px`);
      const detail = document.querySelector(DETAIL_SECTION)?.getBoundingClientRect().top ?? Infinity;
      element.dataset.solid = String(detail <= element.offsetHeight);
    };
    // a page that is opened again may stand where it was left
    move();
    addEventListener('scroll', move, { passive: true });
    return () => removeEventListener('scroll', move);
  }, []);
  return bar;
}
