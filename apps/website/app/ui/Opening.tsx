import styles from './Opening.module.css';
import { PageTitle } from './PageTitle.tsx';

/** The opening of a page about the station itself: its title and its introduction. */
export function Opening({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <PageTitle title={title} />
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
