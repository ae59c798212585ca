import type { ReactNode } from 'react';
import type { Area } from '../areas/index.ts';
import { Notice } from '../ui/index.ts';
import { FoundItem } from './FoundItem.tsx';
import type { SearchResult, TabCount } from './found.ts';
import { Meant } from './Meant.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Pages } from './Pages.tsx';
import styles from './Results.module.css';
import { counted } from './SearchTabs.tsx';
import { type SearchQuestion, searchHref } from './searchQuestion.ts';

interface ResultsProps {
  question: SearchQuestion;
  tabs: TabCount[];
  topics: string[];
  area: Area<SearchResult>;
}

/** What a tab has found, or why it shows nothing. */
export function Results({ question, tabs, topics, area }: ResultsProps) {
  const { response: found, error } = area;
  if (!found) return <Failed question={question} status={error?.status ?? 503} />;
  if (found.total === 0)
    return <NothingFound question={question} tabs={tabs} topics={topics} didYouMean={found.didYouMean} />;
  const { q, page } = question;
  if (page > found.totalPage) return <BeyondTheLast question={question} last={found.totalPage} />;
  return (
    <section aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        ผลการค้นหา
      </h2>
      <Meant question={question} found={found} />
      <div className={styles.summary}>
        <p role="status">
          พบ{question.tab === 'web' ? 'ประมาณ ' : !found.isMore && ' '}
          {counted(found.total, found.isMore)} รายการ สำหรับ “{found.instead ?? q}”{page > 1 && ` หน้า ${page}`}
        </p>
        {question.tab === 'news' && <Sorting question={question} />}
      </div>
      <ul className={styles.items}>
        {found.items.map((item) => (
          <li key={keyOf(item)}>
            <FoundItem item={item} isForeign={question.tab === 'web'} />
          </li>
        ))}
      </ul>
      <Pages question={question} totalPage={found.totalPage} />
      {found.isMore && page === found.totalPage && (
        <p className={styles.end}>แสดงได้เพียง {found.total.toLocaleString('th-TH')} รายการแรก ลองเพิ่มคำค้นให้เจาะจงขึ้น</p>
      )}
    </section>
  );
}

function keyOf(item: SearchResult['items'][number]): string {
  if ('article' in item) return item.article.id;
  return 'video' in item ? item.video.id : item.href;
}

const SORTS = [
  ['relevance', 'ตรงที่สุด'],
  ['time', 'ใหม่ที่สุด'],
] as const;

function Sorting({ question }: { question: SearchQuestion }) {
  return (
    <ul className={styles.sorting} aria-label="เรียงตาม">
      {SORTS.map(([sort, title]) => (
        <li key={sort}>
          <a
            href={searchHref({ ...question, sort, page: 1 })}
            aria-current={sort === question.sort ? 'true' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Failed({ question, status }: { question: SearchQuestion; status: number }): ReactNode {
  const again = searchHref(question);
  // what a hosted web search answers once its quota is used up
  if (question.tab === 'web' && (status === 429 || status === 403))
    return (
      <Notice title="วันนี้มีผู้ค้นหาทั้งเว็บครบจำนวนที่ให้บริการแล้ว">
        <p>
          โปรดลองใหม่ในวันพรุ่งนี้ หรือ <a href={searchHref({ q: question.q })}>ค้นหาจากข่าวของเรา</a>
        </p>
      </Notice>
    );
  return (
    <Notice title="ขณะนี้ยังค้นหาไม่ได้">
      <p>
        โปรด <a href={again}>ลองใหม่อีกครั้ง</a> ในอีกสักครู่ หรืออ่านข่าวอื่นที่ <a href="/home">หน้าหลัก</a>
      </p>
    </Notice>
  );
}

function BeyondTheLast({ question, last }: { question: SearchQuestion; last: number }) {
  return (
    <Notice title={`ผลการค้นหานี้ไม่มีหน้า ${question.page}`}>
      <p>
        มีทั้งหมด {last} หน้า ดู <a href={searchHref({ ...question, page: last })}>หน้าสุดท้าย</a> หรือ{' '}
        <a href={searchHref({ ...question, page: 1 })}>กลับไปหน้าแรก</a>
      </p>
    </Notice>
  );
}
