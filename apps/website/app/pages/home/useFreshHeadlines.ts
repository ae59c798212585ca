import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Has a front page that was out of sight for a while load its headlines anew; nothing moves while it is read. */
export function useFreshHeadlines(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let stop = () => {};
    let hasEnded = false;
    // who never leaves it needs none of this
    const follow = () =>
      import('./reloadOnReturn.ts').then(
        ({ reloadOnReturn }) => {
          if (!hasEnded) stop = reloadOnReturn(navigate);
        },
        () => {},
      );
    document.addEventListener('visibilitychange', follow, { once: true });
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [navigate]);
}
