import { STATION } from '@sala/station';
import { CATEGORIES } from '../news/index.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { navbarOf, type Theme } from './theme.ts';

// the addresses that show an archive a second time are not offered a second time
const LINKS = CATEGORIES.filter((category) => category.path === category.canonical);

/** The station's mark and the way to every section of the news. */
export function Header({ pathname, theme }: { pathname: string; theme: Theme }) {
  const navbar = navbarOf(pathname, theme);
  return (
    <header
      className={`${styles.header} not-printed`}
      data-width={navbar.width}
      data-full-width={navbar.isFullWidth}
      data-shadow={navbar.hasShadow}
    >
      <div className={styles.row}>
        <a href="/home" className={styles.logo} aria-label={`${STATION.name} หน้าหลัก`}>
          <Logo />
        </a>
        <nav aria-label="หมวดข่าว" className={styles.nav}>
          <ul>
            {LINKS.map(({ path, title }) => (
              <li key={path}>
                <a href={path} aria-current={pathname === path ? 'page' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
