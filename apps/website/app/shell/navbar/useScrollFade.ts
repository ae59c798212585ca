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
      element.dataset.fades = String(way > 0 && element.scrollLeft / way < END);
      element.dataset.fadesLeft = String(element.scrollLeft > 1);
    };
    const watch = new ResizeObserver(mark);
    watch.observe(element);
    const show = (shown: Element | null) =>
      shown?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    // a browser is content with a focused link that is half under the gradient; one that is pressed must not move
    const showFocused = ({ target }: FocusEvent) =>
      (target as Element).matches(':focus-visible') && show(target as Element);
    element.addEventListener('scroll', mark, { passive: true });
    element.addEventListener('focusin', showFocused);
    show(element.querySelector('[aria-current]'));
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', mark);
      element.removeEventListener('focusin', showFocused);
    };
  }, [content]);
  return row;
}
