import { formatLongDate } from '@sala/thai';
import type { MouseEvent } from 'react';
import type { Area } from '../../../platform/areas/index.ts';
import { Button, LinkButton, Notice, SectionHeading } from '../../../ui/index.ts';
import { Entry } from './Entry.tsx';
import type { Timeline as Entries, PageEntry } from './pageSituation.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  /** The situation's id. */
  id: string;
  area: Area<Entries>;
  /** How many newer entries have arrived and are not shown yet. */
  waiting: number;
  /** True when this is a part of the timeline without its newest entry. */
  isPart: boolean;
  onLetIn: () => void;
  onMore: () => void;
}

/** The entries, the newest first, grouped by day. */
export function Timeline({ id, area, waiting, isPart, onLetIn, onMore }: TimelineProps) {
  const entries = area.response?.items ?? [];
  return (
    <section aria-labelledby="timeline">
      <SectionHeading id="timeline" title="ไทม์ไลน์สถานการณ์" />
      {isPart && (
        <p className={styles.part}>
          กำลังแสดงรายการย้อนหลัง <a href={`/${id}`}>ไปยังรายการล่าสุด</a>
        </p>
      )}
      <div role="status" className={styles.waiting}>
        {waiting > 0 && (
          <Button look="secondary" onClick={onLetIn}>
            {`มีรายการใหม่ ${waiting} รายการ`}
          </Button>
        )}
      </div>
      {entries.length === 0 && <Missing id={id} hasFailed={area.error !== null} />}
      {groupByDay(entries).map(({ day, of }) => (
        <div key={of[0]?.id}>
          {day && <p className={styles.day}>{day}</p>}
          {of.map((entry) => (
            <Entry key={entry.id} situation={id} entry={entry} />
          ))}
        </div>
      ))}
      <More id={id} area={area} onMore={onMore} />
    </section>
  );
}

function Missing({ id, hasFailed }: { id: string; hasFailed: boolean }) {
  return (
    <Notice title={hasFailed ? 'ขณะนี้ยังแสดงไทม์ไลน์ไม่ได้' : 'ยังไม่มีรายการในไทม์ไลน์'}>
      <p>
        โปรด <a href={`/${id}`}>ลองใหม่อีกครั้ง</a> ในอีกสักครู่ หรืออ่านข่าวล่าสุดของเรื่องนี้ในหน้านี้
      </p>
    </Notice>
  );
}

/** The link to older entries, which a script replaces by loading them into this page. */
function More({ id, area, onMore }: { id: string; area: Area<Entries>; onMore: () => void }) {
  const last = area.response?.items.at(-1);
  if (!last || !area.response?.hasMore) return null;
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  return (
    <div className={`${styles.more} not-printed`}>
      {area.error && <p role="alert">โหลดรายการเพิ่มไม่สำเร็จ โปรดลองใหม่อีกครั้ง</p>}
      {/* the link stays while it loads: a button in its place would lose the focus */}
      <LinkButton
        outline
        href={`/${id}?before=${encodeURIComponent(last.id)}`}
        aria-disabled={area.pending || undefined}
        onClick={load}
      >
        {area.pending ? 'กำลังโหลด…' : 'ดูรายการก่อนหน้า'}
      </LinkButton>
    </div>
  );
}

/** Groups entries by day; those of one day are already adjacent. */
function groupByDay(entries: PageEntry[]): { day: string; of: PageEntry[] }[] {
  const days: { day: string; of: PageEntry[] }[] = [];
  for (const entry of entries) {
    const day = entry.publishedAt === null ? '' : formatLongDate(entry.publishedAt);
    const last = days.at(-1);
    if (last?.day === day) last.of.push(entry);
    else days.push({ day, of: [entry] });
  }
  return days;
}
