import styles from './PageTitle.module.css';

interface PageTitleProps {
  title: string;
  /** The page of a list that has several; the first is not named. */
  page?: number;
  /** What the page is, in a sentence. */
  lead?: string;
}

/** The title of a page of lists: the marigold rule above it. */
export function PageTitle({ title, page = 1, lead }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <h1>
        {title}
        {page > 1 && <small> หน้า {page}</small>}
      </h1>
      {lead && page === 1 && <p>{lead}</p>}
    </header>
  );
}
