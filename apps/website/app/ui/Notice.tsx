import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
}

/** Takes the place of an empty list or of one that failed: what is missing, in Thai, and links to go on. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
