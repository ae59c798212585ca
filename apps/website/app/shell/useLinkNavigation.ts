import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Turns clicks on plain links into navigation without a reload. One listener for the page instead of a component for each
 * link: a page has a hundred of them, and they cost the server nothing this way.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      // a calendar, a feed, a sound: no page
      if (/\.\w+$/.test(link.pathname)) return;
      const isSamePage = link.pathname === location.pathname && link.search === location.search;
      if (link.hash && isSamePage) return;
      // without a network the browser goes itself: what was saved is shown to it (public/service-worker/)
      if (!navigator.onLine) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
