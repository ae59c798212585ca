import { Notice } from '../ui/index.ts';
import { Beginnings } from './Beginnings.tsx';
import type { TabCount } from './found.ts';
import { DidYouMean } from './Meant.tsx';
import styles from './SearchPage.module.css';
import { TAB_TITLES } from './SearchTabs.tsx';
import { isNarrowed, type SearchQuestion, searchHref } from './searchQuestion.ts';

interface NothingFoundProps {
  question: SearchQuestion;
  tabs: TabCount[];
  topics: string[];
  didYouMean: string | null;
}

/** Nothing was found: what was perhaps meant, where something was, and where to go on. */
export function NothingFound({ question, tabs, topics, didYouMean }: NothingFoundProps) {
  const elsewhere = tabs.filter(({ tab, total }) => tab !== question.tab && total !== null && total > 0);
  return (
    <div className={styles.begin}>
      <Notice title={`ไม่พบผลการค้นหาสำหรับ “${question.q}”`}>
        {didYouMean ? (
          <DidYouMean question={question} didYouMean={didYouMean} />
        ) : (
          <p>ลองใช้คำที่สั้นลงหรือกว้างขึ้น และตรวจดูตัวสะกดอีกครั้ง</p>
        )}
        {isNarrowed(question) && (
          <p>
            หรือ <a href={searchHref({ q: question.q })}>ค้นหาจากข่าวทุกหมวดและทุกวัน</a>
          </p>
        )}
        {elsewhere.map(({ tab, total }) => (
          <p key={tab}>
            พบ {total} รายการใน <a href={searchHref({ q: question.q, tab })}>{TAB_TITLES[tab]}</a>
          </p>
        ))}
      </Notice>
      <Beginnings topics={topics} />
    </div>
  );
}
