import { formatNumber } from '@sala/thai';
import styles from './SearchPage.module.css';
import { type SearchInput, type Tab, toSearchPath } from './searchInput.ts';
import type { Precision, TabCount } from './searchResult.ts';

export const TAB_LABELS: Record<Tab, string> = {
  news: 'ข่าว',
  organization: 'องค์กรและเครือข่าย',
  organizationeng: 'English',
  program: 'รายการ',
  web: 'ทั้งเว็บ',
};

/** The number of results as text: `25`, `มากกว่า 1,000`, or `อย่างน้อย 20` where their service does not count them. */
export function formatCount(total: number, { isMore, isAtLeast }: Precision): string {
  return `${isAtLeast ? 'อย่างน้อย ' : isMore ? 'มากกว่า ' : ''}${formatNumber(total)}`;
}

/** The tabs of the sources, each a link with its number of results. */
export function SearchTabs({ input, tabs }: { input: SearchInput; tabs: TabCount[] }) {
  return (
    <nav aria-label="ค้นหาใน" className={styles.tabs}>
      <ul>
        {tabs.map(({ tab, total, hasFailed, ...precision }) => (
          <li key={tab}>
            <a
              // another tab keeps the words, but not the filters
              href={tab === input.tab ? toSearchPath({ ...input, page: 1 }) : toSearchPath({ q: input.q, tab })}
              aria-current={tab === input.tab ? 'page' : undefined}
            >
              {TAB_LABELS[tab]}
              {hasFailed && <span className={styles.count}> (ขัดข้อง)</span>}
              {total !== null && <span className={styles.count}>{` ${formatCount(total, precision)}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
