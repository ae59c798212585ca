import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  title: string;
  /** The address of the whole section; without it the heading is no link. */
  href?: string;
  id?: string;
}

/** The heading of a section, with a marigold rule above it. */
export function SectionHeading({ title, href, id }: SectionHeadingProps) {
  return (
    <h2 className={styles.heading} id={id}>
      {href ? (
        <a href={href}>
          {title}
          <span className={styles.arrow} aria-hidden="true" />
        </a>
      ) : (
        title
      )}
    </h2>
  );
}
