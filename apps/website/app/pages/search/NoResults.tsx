import { Notice } from '../../ui/index.ts';
import styles from './SearchPage.module.css';
import { SearchStart } from './SearchStart.tsx';
import { TAB_LABELS } from './SearchTabs.tsx';
import { DidYouMean } from './SpellingSuggestion.tsx';
import { isFiltered, type SearchInput, toSearchPath } from './searchInput.ts';
import type { TabCount } from './searchResult.ts';

interface NoResultsProps {
  input: SearchInput;
  tabs: TabCount[];
  topics: string[];
  didYouMean: string | null;
}

/** A search without results: a spelling suggestion, the tabs that have results, and links to go on. */
export function NoResults({ input, tabs, topics, didYouMean }: NoResultsProps) {
  const otherTabs = tabs.filter(({ tab, total }) => tab !== input.tab && total !== null && total > 0);
  return (
    <div className={styles.begin}>
      <Notice title={`ไม่พบผลการค้นหาสำหรับ “${input.q}”`}>
        {isFiltered(input) && (
          <p>
            ในหมวดหรือช่วงวันที่เลือกไว้ ลอง <a href={toSearchPath({ q: input.q })}>ค้นหาจากข่าวทุกหมวดและทุกวัน</a>
          </p>
        )}
        {didYouMean ? (
          <DidYouMean input={input} didYouMean={didYouMean} />
        ) : (
          <p>ลองใช้คำที่สั้นลงหรือกว้างขึ้น และตรวจดูตัวสะกดอีกครั้ง</p>
        )}
        {otherTabs.map(({ tab, total }) => (
          <p key={tab}>
            <span>{`พบ ${total} รายการใน `}</span>
            <a href={toSearchPath({ q: input.q, tab })}>{TAB_LABELS[tab]}</a>
          </p>
        ))}
      </Notice>
      <SearchStart topics={topics} />
    </div>
  );
}
