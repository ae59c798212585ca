import styles from './ListNav.module.css';

interface ListNavProps {
  /** What the links lead to, for who does not see them. */
  label: string;
  links: { title: string; href: string }[];
  /** The one of them that is shown. */
  current?: string;
}

/** A row of ways to other lists; on a phone it is swiped. */
export function ListNav({ label, links, current }: ListNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
