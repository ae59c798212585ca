import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
}

/** What a list shows when it has nothing to show: what is missing, in Thai, and a way on. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
