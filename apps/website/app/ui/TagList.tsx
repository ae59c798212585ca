import styles from './TagList.module.css';

interface TagListProps {
  tags: { title: string; href: string }[];
  /** The accessible name; left out when the heading above it says the same. */
  label?: string;
  /** True when it follows a text and needs a margin. */
  followsText?: boolean;
}

/** Tags, each linked to its page. */
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
