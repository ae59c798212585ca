import { useEffect } from 'react';
import type { ReadPage } from './countWhenSeen.ts';

/** Has a story's reading counted (SPEC 7.13). What does it is loaded afterwards: no page waits for it, none fails by it. */
export function useViewCount({ type, id, category }: ReadPage): void {
  useEffect(() => {
    const gone = new AbortController();
    import('./countWhenSeen.ts')
      .then(({ countWhenSeen }) => countWhenSeen({ type, id, category }, gone.signal))
      .catch(() => {});
    return () => gone.abort();
  }, [type, id, category]);
}
