import { lazy, Suspense, useEffect } from 'react';
import { useHydrated, useNear } from '../../../ui/index.ts';
import styles from './Interested.module.css';
import { saveRecentArticle } from './recentArticles.ts';

const Interested = lazy(() => import('./Interested.tsx'));

/**
 * Remembers an article as read, and keeps the place for what its reader might like. Without scripts there is neither.
 */
export function InterestedNearby({ read }: { read: string }) {
  useEffect(() => saveRecentArticle(read), [read]);
  return useHydrated() ? <Place /> : null;
}

/** It comes when the reader comes near; its height is there from the start, so that nothing moves then. */
function Place() {
  const { place, isNear } = useNear<HTMLDivElement>('600px');
  return (
    <div className={`${styles.place} not-printed`} ref={place}>
      <Suspense fallback={null}>{isNear && <Interested />}</Suspense>
    </div>
  );
}
