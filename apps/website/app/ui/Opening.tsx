import styles from './Opening.module.css';
import { PageTitle } from './PageTitle.tsx';

/** How a page opens on which the station speaks for itself: its title, and what it says first. */
export function Opening({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <PageTitle title={title} />
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
