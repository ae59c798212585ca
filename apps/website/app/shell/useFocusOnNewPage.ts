import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A link of a page: its address, and its index among the links to that address. */
interface LinkPlace {
  href: string;
  index: number;
}

const findLinks = (href: string) => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];

/**
 * Moves the focus to the heading of a page that has come without a reload, or, on the way back, to the link from which
 * the page was left: a screen reader reads it out, and the keyboard goes on from there. A control of the page that is
 * still there, such as the search field or the player, keeps the focus.
 */
export function useFocusOnNewPage(): void {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const address = pathname + search;
  const lastAddress = useRef(address);
  const lastLinks = useRef(new Map<string, LinkPlace>());
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      const href = target.getAttribute('href');
      if (href) lastLinks.current.set(key, { href, index: findLinks(href).indexOf(target) });
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
  useEffect(() => {
    if (lastAddress.current === address) return;
    const isSamePage = lastAddress.current.split('?')[0] === address.split('?')[0];
    lastAddress.current = address;
    const main = document.querySelector<HTMLElement>('main');
    if (hash || !main || document.activeElement?.matches('main :not(a, h1)')) return;
    const place = isBack && lastLinks.current.get(key);
    const link = place && findLinks(place.href)[place.index];
    if (link) return link.focus({ preventScroll: true });
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    // the heading is the same for every day, order or tab of a page; the title says which one this is
    heading.ariaDescription = isSamePage ? document.title : null;
    heading.focus({ preventScroll: true });
  }, [address, hash, key, isBack]);
}
