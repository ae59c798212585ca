import styles from './CategoryLink.module.css';

interface CategoryLinkProps {
  category: string;
  /** Empty when its category has no page. */
  href: string;
}

/** The category of an article, above its headline. */
export function CategoryLink({ category, href }: CategoryLinkProps) {
  if (!category) return null;
  return <p className={styles.category}>{href ? <a href={href}>{category}</a> : category}</p>;
}
