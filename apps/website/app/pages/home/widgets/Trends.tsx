import { MenuAnchor, type MenuLink } from '../../../shell/index.ts';
import styles from './Trends.module.css';

/** Current topics to follow (SPEC 1-27): a row of links that scrolls where it is too long. */
export function Trends({ links }: { links: MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.strip} aria-labelledby="trends" data-event="clickTags">
      <div className={styles.row}>
        <strong className={styles.label} id="trends">
          เทรนด์แนะนำ
        </strong>
        <ul>
          {links.map((link) => (
            <li key={`${link.url} ${link.title}`}>
              <MenuAnchor link={link} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
