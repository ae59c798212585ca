import { useEffect, useRef, useState } from 'react';

/** How long a slide stands, in milliseconds. */
const SLIDE_MS = 7000;

/**
 * Slides that lie beside each other in a list that scrolls: which one is seen, and the way to another. Unless it is
 * paused, the next comes by itself after a while; not while the pointer or the focus is on them, nor where less motion
 * is wished for.
 */
export function useSlides(count: number, isPaused: boolean) {
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const list = slides.current;
    if (list) list.scrollTo({ left: index * list.clientWidth });
  };

  useEffect(() => {
    const list = slides.current;
    if (!list) return;
    const look = () => setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    const list = slides.current;
    if (!list || isPaused || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const isLookedAt = list.parentElement?.matches(':hover, :focus-within') || document.hidden;
      if (!isLookedAt) list.scrollTo({ left: ((current + 1) % count) * list.clientWidth });
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [count, current, isPaused]);

  return { slides, current, show };
}
