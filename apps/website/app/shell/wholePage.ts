import { useLayoutEffect, useRef } from 'react';

/**
 * Runs before the first paint. What is far down a page (`.far` in base.css) is laid out when it comes near, but a
 * reader who comes back to a place in a page, which has a state in the browser's history then, finds it only where all
 * above it has its height.
 */
export const WHOLE_PAGE_SCRIPT = `if(history.state)document.documentElement.dataset.whole=''`;

/** Lays out the pages after the first as a whole: the router takes readers back to their place in them. */
export function useWholePages(pathname: string): void {
  const first = useRef(pathname);
  // before the router scrolls
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.whole = '';
  }, [pathname]);
}
