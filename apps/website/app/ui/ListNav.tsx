import styles from './ListNav.module.css';

interface ListNavProps {
  /** The accessible name of the navigation. */
  label: string;
  /** A `label` is the accessible name where the title is abbreviated. */
  links: { title: string; href: string; label?: string }[];
  /** The address of the current list. */
  current?: string;
}

/** A row of links to other lists, which scrolls sideways on a phone. */
export function ListNav({ label, links, current }: ListNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {links.map(({ title, href, label }) => (
          <li key={href}>
            <a href={href} aria-label={label} aria-current={href === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
