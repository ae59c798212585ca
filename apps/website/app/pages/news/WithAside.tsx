import type { ReactNode } from 'react';
import styles from './WithAside.module.css';

/** A page's main content with an aside, which is below it on narrow screens. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  );
}
