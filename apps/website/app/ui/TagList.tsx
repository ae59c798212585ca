import styles from './TagList.module.css';

interface TagListProps {
  tags: { title: string; href: string }[];
  /** What it is called for who cannot see it; left out under a heading that says so. */
  label?: string;
  /** Whether it follows a text, at some distance. */
  followsText?: boolean;
}

/** Tags, each leading to what else carries it. */
export function TagList({ tags, label, followsText = false }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul
      className={styles.tags}
      data-follows-text={followsText || undefined}
      data-event={followsText ? 'clickTags contentTags' : 'clickTags'}
      {...(label && { 'aria-label': label })}
    >
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
