import { STATION } from '@sala/station';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { Logo } from '../Logo.tsx';
import { ExpandedMenu } from '../menus/ExpandedMenu.tsx';
import { LiveMenu } from '../menus/LiveMenu.tsx';
import { MenuAnchor } from '../menus/MenuAnchor.tsx';
import { NetworkMenu } from '../menus/NetworkMenu.tsx';
import { OrganisationMenu } from '../menus/OrganisationMenu.tsx';
import { findNavPath, type NavbarNavigation, type NavbarOption } from '../navigation.ts';
import { findNavbar, type Theme } from '../theme.ts';
import { Header } from './Header.tsx';
import styles from './Navbar.module.css';
import { useScrollFade } from './useScrollFade.ts';
import { useSticky } from './useSticky.ts';

interface NavbarProps {
  navigation: NavbarNavigation;
  pathname: string;
  theme: Theme;
}

/**
 * The top of every page: the header where there is one, the navbar below it; it hides and comes back with the scroll
 * (SPEC 2.6, 2.7).
 */
export function Navbar({ navigation, pathname, theme }: NavbarProps) {
  const layout = findNavbar(pathname, theme);
  const bar = useSticky();
  const options = useScrollFade<HTMLElement>(pathname);
  const { navbar, isLive } = navigation;
  return (
    <header
      ref={bar}
      className={`${styles.bar} shown-whole`}
      data-width={layout.width}
      data-shadow={layout.hasShadow}
      data-header={layout.hasHeader}
      data-event="clickHeader headerLink"
    >
      {layout.hasHeader && <Header navigation={navigation} />}
      <div className={styles.row}>
        <a href="/home" className={styles.logo} aria-label={`${STATION.name} หน้าหลัก`}>
          <Logo />
        </a>
        {/* an element for each main nav, because each begins at its first option */}
        <nav
          key={findNavPath(pathname)}
          aria-label="เมนูหลัก"
          className={styles.options}
          ref={options}
          data-event="clickMenu"
        >
          <ul>
            {navbar.options.map((option) => (
              <li key={option.title + option.url}>
                <Option option={option} pathname={pathname} />
              </li>
            ))}
          </ul>
        </nav>
        {!layout.hasHeader && (
          <div className={styles.homeTools}>
            <NetworkMenu variant="pill" />
            {STATION.englishSite && (
              <a href={STATION.englishSite} target="_blank" rel="noopener noreferrer" className={styles.tool} lang="en">
                EN
              </a>
            )}
            {isLeftOut('/search') || (
              <a href="/search" className={styles.tool}>
                ค้นหา
              </a>
            )}
          </div>
        )}
        <div className={styles.onPhone}>
          <LiveMenu title="ชมสด" isLive={isLive} className={styles.liveButton} />
          <NetworkMenu variant="dots" />
        </div>
        <ExpandedMenu className={layout.hasHeader ? styles.onPhone : undefined} />
      </div>
    </header>
  );
}

/** SPEC 2.7-02 to 2.7-05 */
function Option({ option, pathname }: { option: NavbarOption; pathname: string }) {
  const isCurrent = pathname === option.url;
  if (option.channels) {
    const { title, url, channels } = option;
    const isLive = channels.some((channel) => channel.isLive);
    return <LiveMenu {...{ title, href: url, channels, isLive, className: styles.option, isCurrent }} />;
  }
  if (option.organisation)
    return <OrganisationMenu title={option.title} links={option.organisation} className={styles.option} />;
  return <MenuAnchor link={option} className={styles.option} isCurrent={isCurrent} />;
}
