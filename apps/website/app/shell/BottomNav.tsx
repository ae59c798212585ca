import { STATION } from '@sala/station';
import { isLeftOut } from '../platform/leftOut/index.ts';
import styles from './BottomNav.module.css';

const ITEMS = [
  { title: 'หน้าหลัก', url: '/home', icon: 'home' },
  { title: 'ข่าว', url: '/news', icon: 'news' },
  { title: 'ชมสด', url: '/live', icon: 'live' },
  { title: 'รายการ', url: '/program', icon: 'program' },
  ...(STATION.shortClipKey
    ? [{ title: 'คลิปสั้น', url: `/program/stories/${STATION.shortClipKey}`, icon: 'stories' }]
    : []),
];

/**
 * Whether the item at this address is where the reader is (SPEC 2.12): the home page only itself, the others all below
 * them.
 */
function isActive(url: string, pathname: string): boolean {
  return url === '/home' ? pathname === url : pathname.startsWith(url);
}

/** The way through the site under the thumb of a phone (SPEC 2.12); the style sheet shows it up to 575 px. */
export function BottomNav({ pathname }: { pathname: string }) {
  return (
    <nav className={`${styles.nav} shown-whole not-printed`} aria-label="เมนูล่าง" data-event="clickMenu">
      <ul>
        {ITEMS.map(
          ({ title, url, icon }) =>
            isLeftOut(url) || (
              <li key={url}>
                <a href={url} aria-current={isActive(url, pathname) ? 'page' : undefined}>
                  <span data-icon={icon} aria-hidden="true" />
                  {title}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
