import { formatNumber } from '@sala/thai';
import type { ReactNode } from 'react';
import type { Area } from '../../platform/areas/index.ts';
import { Notice } from '../../ui/index.ts';
import { NoResults } from './NoResults.tsx';
import { Pagination } from './Pagination.tsx';
import { ResultItem } from './ResultItem.tsx';
import styles from './Results.module.css';
import { formatCount } from './SearchTabs.tsx';
import { SpellingSuggestion } from './SpellingSuggestion.tsx';
import { type SearchInput, toSearchPath } from './searchInput.ts';
import type { SearchResult, TabCount } from './searchResult.ts';

interface ResultsProps {
  input: SearchInput;
  tabs: TabCount[];
  topics: string[];
  area: Area<SearchResult>;
}

/** What a search has found, in a sentence. */
export function describeResults({ tab, q, page }: SearchInput, result: SearchResult | null): string {
  if (!result) return 'ขณะนี้ยังค้นหาไม่ได้';
  if (result.total === 0) return `ไม่พบผลการค้นหาสำหรับ “${q}”`;
  const count = `${tab === 'web' ? 'ประมาณ ' : result.isMore || result.isAtLeast ? '' : ' '}${formatCount(result.total, result)}`;
  return `พบ${count} รายการสำหรับ “${result.instead ?? q}”${page > 1 ? ` หน้า ${page}` : ''}`;
}

/** The results of a tab, or the reason why there are none. */
export function Results({ input, tabs, topics, area }: ResultsProps) {
  const { response: result, error } = area;
  if (!result) return <Failed input={input} status={error?.status ?? 503} />;
  if (result.total === 0) return <NoResults input={input} tabs={tabs} topics={topics} didYouMean={result.didYouMean} />;
  const { page } = input;
  if (page > result.totalPage) return <BeyondTheLast input={input} last={result.totalPage} />;
  return (
    <section aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        ผลการค้นหา
      </h2>
      <SpellingSuggestion input={input} result={result} />
      <div className={styles.summary}>
        {/* a screen reader finds it before, in the page's live region */}
        <p aria-hidden="true">{describeResults(input, result)}</p>
        {input.tab === 'news' && <Sorting input={input} />}
      </div>
      <ul className={styles.items}>
        {result.items.map((item) => (
          <li key={toKey(item)} className={'article' in item ? styles.news : undefined}>
            <ResultItem item={item} isForeign={input.tab === 'web'} />
          </li>
        ))}
      </ul>
      <Pagination input={input} totalPage={result.totalPage} />
      {result.isMore && page === result.totalPage && (
        <p className={styles.end}>{`แสดงได้เพียง ${formatNumber(result.total)} รายการแรก ลองใช้คำค้นหาที่เจาะจงขึ้น`}</p>
      )}
    </section>
  );
}

function toKey(item: SearchResult['items'][number]): string {
  if ('article' in item) return item.article.id;
  return 'video' in item ? item.video.id : item.href;
}

const SORTS = [
  ['relevance', 'ตรงที่สุด'],
  ['time', 'ใหม่ที่สุด'],
] as const;

function Sorting({ input }: { input: SearchInput }) {
  return (
    <ul className={styles.sorting} aria-label="เรียงตาม">
      {SORTS.map(([sort, title]) => (
        <li key={sort}>
          <a href={toSearchPath({ ...input, sort, page: 1 })} aria-current={sort === input.sort ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Failed({ input, status }: { input: SearchInput; status: number }): ReactNode {
  const again = toSearchPath(input);
  // the status of a hosted web search whose quota is used up
  if (input.tab === 'web' && (status === 429 || status === 403))
    return (
      <Notice title="วันนี้มีผู้ค้นหาทั้งเว็บครบจำนวนที่ให้บริการแล้ว">
        <p>
          โปรดลองใหม่อีกครั้งในวันพรุ่งนี้ หรือ <a href={toSearchPath({ q: input.q })}>ค้นหาจากข่าวของเรา</a>
        </p>
      </Notice>
    );
  return (
    <Notice title={describeResults(input, null)}>
      <p>
        โปรด <a href={again}>ลองใหม่อีกครั้ง</a> ในอีกสักครู่ หรืออ่านข่าวอื่นที่ <a href="/home">หน้าหลัก</a>
      </p>
    </Notice>
  );
}

function BeyondTheLast({ input, last }: { input: SearchInput; last: number }) {
  return (
    <Notice title={`ผลการค้นหานี้ไม่มีหน้า ${input.page}`}>
      <p>
        <span>{`มีทั้งหมด ${last} หน้า ดู `}</span>
        <a href={toSearchPath({ ...input, page: last })}>หน้าสุดท้าย</a> หรือ{' '}
        <a href={toSearchPath({ ...input, page: 1 })}>กลับไปหน้าแรก</a>
      </p>
    </Notice>
  );
}
