import { useEffect } from 'react';
import type { ViewedPage } from './countWhenSeen.ts';

/**
 * Has an article's reading counted (SPEC 7.13); null counts nothing. What does it is loaded afterwards: no page waits
 * for it, none fails by it.
 */
export function useViewCount(page: ViewedPage | null): void {
  const { type, id, category } = page ?? {};
  useEffect(() => {
    if (!type || !id || category === undefined) return;
    const unmounted = new AbortController();
    import('./countWhenSeen.ts')
      .then(({ countWhenSeen }) => countWhenSeen({ type, id, category }, unmounted.signal))
      .catch(() => {});
    return () => unmounted.abort();
  }, [type, id, category]);
}
