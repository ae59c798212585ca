import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { findLeavingLink, isReachable } from '../platform/offline/index.ts';

/**
 * Turns clicks on plain links into navigation without a reload. One listener for the page instead of a component for
 * each link: a page has a hundred of them, and they cost the server nothing this way.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findLeavingLink(event);
      if (link?.origin !== location.origin) return;
      // a calendar, a feed, a sound: no page
      if (/\.\w+$/.test(link.pathname)) return;
      // without a network the browser goes itself: what was saved is shown to it (public/service-worker/)
      if (!isReachable(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
