import styles from './ProgramTabs.module.css';
import type { ProgramView, Tab } from './programView.ts';

/** The tabs of a programme's page, each a link (SPEC 2.14). */
export function ProgramTabs({ tabs, current }: { tabs: ProgramView['tabs']; current: Tab | null }) {
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label="ส่วนของรายการ">
      <ul>
        {tabs.map(({ tab, title, href }) => (
          <li key={tab}>
            <a href={href} aria-current={tab === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
