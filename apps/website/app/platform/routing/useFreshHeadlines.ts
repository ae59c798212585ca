import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { startStopwatch } from '../clock/index.ts';

/** Reloads a page of headlines when the reader returns to it after a while; nothing moves while it is read. */
export function useFreshHeadlines(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    // loaded only for a reader who leaves the page
    const follow = () => {
      const absence = startStopwatch();
      import('./reloadOnReturn.ts').then(
        (file) => file.reloadOnReturn(navigate, left.signal, absence),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', follow, { once: true, signal: left.signal });
    return () => left.abort();
  }, [navigate]);
}
