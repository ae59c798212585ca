import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of a page that has come without a reload: a screen reader reads it out, and the
 * keyboard goes on from there. A control of the page that is still there, such as the search field or the player, keeps
 * the focus.
 */
export function useFocusOnNewPage(): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search;
  const shownAddress = useRef(address);
  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    const main = document.querySelector<HTMLElement>('main');
    const { activeElement } = document;
    if (hash || !main || (main.contains(activeElement) && !activeElement?.matches('a'))) return;
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address, hash]);
}
