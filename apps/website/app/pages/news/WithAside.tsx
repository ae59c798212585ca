import type { ReactNode } from 'react';
import styles from './WithAside.module.css';

/** What a page is about, and beside it what else there is; below it where there is no room. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
