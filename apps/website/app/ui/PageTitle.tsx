import styles from './PageTitle.module.css';

interface PageTitleProps {
  title: string;
  /** The number of the page in a list with several pages; the first has none in its title. */
  page?: number;
  /** A sentence about the page. */
  lead?: string;
}

/** The title of a list page, below a marigold rule. */
export function PageTitle({ title, page = 1, lead }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <h1 key={title}>
        {title}
        {page > 1 && <small>{` หน้า ${page}`}</small>}
      </h1>
      {lead && page === 1 && <p>{lead}</p>}
    </header>
  );
}
