import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  title: string;
  /** Where all of it is; without it the heading is no link. */
  href?: string;
  id?: string;
}

/** The heading of a section: one rule in marigold above its name. */
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
