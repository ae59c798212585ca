import { STATION } from '@sala/station';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { Mark } from '../Logo.tsx';
import { ExpandedMenu } from '../menus/ExpandedMenu.tsx';
import { LiveMenu } from '../menus/LiveMenu.tsx';
import { MenuAnchor } from '../menus/MenuAnchor.tsx';
import { NetworkMenu } from '../menus/NetworkMenu.tsx';
import { OrganisationMenu } from '../menus/OrganisationMenu.tsx';
import type { NavbarNavigation } from '../navigation.ts';
import styles from './Navbar.module.css';
import { useScrollFade } from './useScrollFade.ts';

/** The row above the navbar, on every page but the home page and on wide screens only (SPEC 2.6). */
export function Header({ navigation }: { navigation: NavbarNavigation }) {
  const { globalNavs, isLive } = navigation;
  const links = useScrollFade<HTMLElement>('global');
  return (
    <div className={styles.header}>
      <div className={styles.headerRow}>
        <NetworkMenu variant="dots" className={styles.headerItem} />
        <a href="/home" className={styles.headerLogo} aria-label={`${STATION.name} หน้าหลัก`}>
          <Mark />
        </a>
        <nav aria-label="เมนูหลักของเว็บไซต์" className={styles.globalNavs} ref={links}>
          <ul>
            {globalNavs.map((link) => (
              <li key={link.title}>
                {link.url.startsWith('/live') ? (
                  <LiveMenu title={link.title} href={link.url} isLive={isLive} className={styles.headerItem} />
                ) : (
                  <MenuAnchor link={link} className={styles.headerItem} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.headerTools}>
          {STATION.englishSite && (
            <a
              href={STATION.englishSite}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.headerItem}
              lang="en"
            >
              English
            </a>
          )}
          <OrganisationMenu title="องค์กร" className={styles.headerItem} />
          {isLeftOut('/search') || (
            <a href="/search" className={styles.headerItem}>
              ค้นหา
            </a>
          )}
          <LiveMenu title="ชมสด" isLive={isLive} className={styles.headerItem} />
          <ExpandedMenu />
        </div>
      </div>
    </div>
  );
}
