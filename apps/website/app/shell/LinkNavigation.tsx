import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { findLeavingLink, isReachable } from '../platform/offline/index.ts';
import { useDestination } from '../platform/routing/index.ts';
import styles from './LinkNavigation.module.css';

/**
 * Turns clicks on plain links, and plain searches, into navigation without a reload, and shows that a page is on its way, as browsers do of
 * those that they load themselves. One listener for the page instead of a component for each link: a page has a hundred
 * of them, and they cost the server nothing this way.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const isLoading = useDestination() !== undefined;
  // shown within the press, before the router says that it loads
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findLeavingLink(event);
      if (link?.origin !== location.origin) return;
      // a calendar, a feed, a sound: no page
      if (/\.\w+$/.test(link.pathname)) return;
      go(event, link, link);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const address = new URL(form.action);
      if (event.defaultPrevented || form.method !== 'get' || form.target || address.origin !== location.origin) return;
      address.search = `${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`;
      go(event, form, address);
    };
    const go = (event: Event, by: HTMLElement, { pathname, search, hash }: URL | HTMLAnchorElement) => {
      // without a network the browser goes itself: what was saved is shown to it (public/service-worker/)
      if (!isReachable(by)) return;
      event.preventDefault();
      setPressed(true);
      const address = pathname + search + hash;
      // as browsers do, or the way back would lead through the same page again
      const replace = address === location.pathname + location.search + location.hash;
      // what the press has changed is seen before the next page is worked on
      requestAnimationFrame(() =>
        setTimeout(async () => {
          await navigate(address, { replace });
          setPressed(false);
        }),
      );
    };
    // the browser may bring the page back as it was left
    const comeBack = () => setPressed(false);
    document.addEventListener('click', follow);
    document.addEventListener('submit', submit);
    addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', submit);
      removeEventListener('pageshow', comeBack);
    };
  }, [navigate]);
  return (
    <div
      className={`${styles.bar} not-printed`}
      role="progressbar"
      aria-label="กำลังเปิดหน้า"
      hidden={!isPressed && !isLoading}
    />
  );
}
