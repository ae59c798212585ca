import { useEffect } from 'react';
import { createLazyPart, useNear } from '../../../ui/index.ts';
import styles from './Interested.module.css';
import { saveRecentArticle } from './recentArticles.ts';

const Interested = createLazyPart(() => import('./Interested.tsx'));

/**
 * Remembers an article as read, and reserves room for recommended articles, which load when the reader scrolls near:
 * with its height fixed from the start, nothing shifts. Without scripts there is neither.
 */
export function InterestedNearby({ read }: { read: string }) {
  useEffect(() => saveRecentArticle(read), [read]);
  const { place, isNear } = useNear<HTMLDivElement>('600px');
  return (
    <div className={`${styles.place} not-printed needs-script`} ref={place}>
      {isNear && <Interested />}
    </div>
  );
}
