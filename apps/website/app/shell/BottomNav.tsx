import { STATION } from '@sala/station';
import styles from './BottomNav.module.css';

const ITEMS = [
  { title: 'หน้าหลัก', url: '/home', icon: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z' },
  { title: 'ข่าว', url: '/news', icon: 'M4 5h13v14H6a2 2 0 0 1-2-2zm13 4h3v8a2 2 0 0 1-2 2M7 9h7M7 12h7M7 15h4' },
  { title: 'ชมสด', url: '/live', icon: 'M4 6h16v11H4zM9 21h6M10 9.500v4l4-2z' },
  { title: 'รายการ', url: '/program', icon: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z' },
  { title: 'คลิปสั้น', url: `/program/stories/${STATION.storyCode}`, icon: 'M8 3h8v18H8zM11 10v4l3-2z' },
];

/** Whether the item at this address is where the reader is (SPEC 2.12): the home page only itself, the others all below them. */
export function isActive(url: string, pathname: string): boolean {
  return url === '/home' ? pathname === url : pathname.startsWith(url);
}

/** The way through the site under the thumb of a phone (SPEC 2.12); the style sheet shows it up to 575 px. */
export function BottomNav({ pathname }: { pathname: string }) {
  if (pathname === '/live/vertical') return null;
  return (
    <nav className={`${styles.nav} not-printed`} aria-label="เมนูล่าง">
      <ul>
        {ITEMS.map(({ title, url, icon }) => (
          <li key={url}>
            <a href={url} aria-current={isActive(url, pathname) ? 'page' : undefined}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={icon} />
              </svg>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
