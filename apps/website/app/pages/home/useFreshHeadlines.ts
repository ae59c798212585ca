import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Has a front page that was out of sight for a while load its headlines anew; nothing moves while it is read. */
export function useFreshHeadlines(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    // who never leaves it needs none of this
    const follow = () =>
      import('./reloadOnReturn.ts').then(
        (file) => file.reloadOnReturn(navigate, left.signal),
        () => {},
      );
    document.addEventListener('visibilitychange', follow, { once: true, signal: left.signal });
    return () => left.abort();
  }, [navigate]);
}
