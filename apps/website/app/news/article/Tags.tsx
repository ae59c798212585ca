import styles from './Tags.module.css';

/** The tags of a story, each leading to what else carries it. */
export function Tags({ tags }: { tags: { title: string; href: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="แท็ก">
      {tags.map(({ title, href }) => (
        <li key={title}>
          <a href={href} rel="tag">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
