import { useEffect, useRef } from 'react';

/** SPEC 2.7-08, 9.6-28: from here on a menu counts as scrolled to its end. */
const END = 0.97;

/**
 * Marks a row that scrolls sideways while there is more of it to the right (SPEC 2.7-08), and to the left. `content`
 * tells one row from the next.
 */
export function useScrollFade<Row extends HTMLElement>(content: string) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the row holds changes with the page
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const way = element.scrollWidth - element.clientWidth;
      // where nothing scrolls the share is not a number, which is less than none
      element.dataset.fades = String(element.scrollLeft / way < END);
      element.dataset.fadesLeft = String(element.scrollLeft > 1);
    };
    // at the start and whenever a phone is turned
    const watch = new ResizeObserver(() => {
      const current = element.querySelector('[aria-current]');
      current?.scrollIntoView({ block: 'nearest', inline: 'center' });
      mark();
    });
    watch.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [content]);
  return row;
}
