import type { TabCount } from './found.ts';
import styles from './SearchPage.module.css';
import { type SearchQuestion, searchHref, type Tab } from './searchQuestion.ts';

export const TAB_TITLES: Record<Tab, string> = {
  news: 'ข่าว',
  organization: 'องค์กรและเครือข่าย',
  organizationeng: 'English',
  program: 'รายการ',
  web: 'ทั้งเว็บ',
};

/** How many there are, in words that need no more: `25`, or `มากกว่า 1,000`. */
export function counted(total: number, isMore: boolean): string {
  return `${isMore ? 'มากกว่า ' : ''}${total.toLocaleString('th-TH')}`;
}

/** The places that are searched, each a link with how much was found there. */
export function SearchTabs({ question, tabs }: { question: SearchQuestion; tabs: TabCount[] }) {
  return (
    <nav aria-label="ค้นหาใน" className={styles.tabs}>
      <ul>
        {tabs.map(({ tab, total, isMore, hasFailed }) => (
          <li key={tab}>
            <a
              // another tab starts from the words alone
              href={tab === question.tab ? searchHref({ ...question, page: 1 }) : searchHref({ q: question.q, tab })}
              aria-current={tab === question.tab ? 'page' : undefined}
            >
              {TAB_TITLES[tab]}
              {hasFailed && <span className={styles.count}> (ขัดข้อง)</span>}
              {total !== null && <span className={styles.count}> {counted(total, isMore)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
