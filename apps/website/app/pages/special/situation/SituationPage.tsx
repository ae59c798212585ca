import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CompactCard } from '../../../components/articleCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { TimeAgo } from '../../../platform/clock/index.ts';
import { isLeftOut } from '../../../platform/leftOut/index.ts';
import { Notice, Picture, SectionHeading, TagList } from '../../../ui/index.ts';
import { type Timeline as Entries, type PageSituation, toEntryId, toEntryPath } from './pageSituation.ts';
import styles from './SituationPage.module.css';
import { Timeline } from './Timeline.tsx';
import { useTimeline } from './useTimeline.ts';

interface SituationPageProps {
  situation: PageSituation;
  timeline: Area<Entries>;
  /** True when the page shows a part of the timeline without its newest entry. */
  isPart: boolean;
}

/** A situation that readers follow: the known facts, the timeline, and the news about it. */
export function SituationPage({ situation, timeline, isPart }: SituationPageProps) {
  const { area, waiting, isLive, boxes, letIn, loadMore } = useTimeline(
    situation.id,
    timeline,
    situation.isLive,
    !isPart,
  );
  const { facts, keyEvents } = boxes ?? situation;
  const entries = area.response?.items ?? [];
  useEntryOfAddress(situation.id);
  const hasTimeline = situation.startedAt !== null || entries.length > 0;
  const updatedAt = (isPart ? null : entries[0]?.publishedAt) ?? situation.news[0]?.publishedAt ?? null;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <div>
          {situation.startedAt !== null && (
            <p className={styles.state} data-live={isLive}>
              {isLive ? 'กำลังติดตามสถานการณ์' : 'สิ้นสุดการติดตามแล้ว'}
            </p>
          )}
          <h1>{situation.headline}</h1>
          <p className={styles.lead}>{situation.description}</p>
          {!isPart && updatedAt !== null && (
            <p className={styles.updated}>
              อัปเดตล่าสุด <TimeAgo at={updatedAt} />
            </p>
          )}
        </div>
        <Picture src={situation.picture} alt={situation.pictureAlt} maxImgSize={640} maxMobileImgSize={640} eager />
      </header>
      {facts.length > 0 && <Facts facts={facts} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {keyEvents.length > 0 && <KeyEvents id={situation.id} keyEvents={keyEvents} entries={entries} />}
          {hasTimeline && (
            <Timeline
              id={situation.id}
              area={area}
              waiting={waiting}
              isPart={isPart}
              onLetIn={letIn}
              onMore={loadMore}
            />
          )}
        </div>
        <aside className="not-printed">
          <News situation={situation} />
        </aside>
      </div>
    </div>
  );
}

/** The entry in the address may have moved to an older page since; the page then begins with that entry. */
function useEntryOfAddress(id: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const entryId = /^#entry-([\w-]{1,40})$/.exec(location.hash)?.[1];
    if (!entryId || document.getElementById(toEntryId(entryId)) || location.search) return;
    navigate(toEntryPath(id, entryId), { replace: true });
  }, [id, navigate]);
}

function Facts({ facts }: { facts: PageSituation['facts'] }) {
  return (
    <section aria-labelledby="facts">
      <h2 className="visually-hidden" id="facts">
        ข้อมูลสำคัญ
      </h2>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
            <dd className={styles.source}>
              {fact.source} <TimeAgo at={fact.at} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KeyEventsProps {
  /** The situation's id. */
  id: string;
  keyEvents: PageSituation['keyEvents'];
  entries: Entries['items'];
}

function KeyEvents({ id: situation, keyEvents, entries }: KeyEventsProps) {
  const toHref = (id: string) =>
    entries.some((entry) => entry.id === id) ? `#${toEntryId(id)}` : toEntryPath(situation, id);
  return (
    <section className={styles.keyEvents} aria-labelledby="key-events">
      <h2 id="key-events">เหตุการณ์สำคัญ</h2>
      <ul>
        {keyEvents.map((event) => (
          <li key={event.id}>
            <TimeAgo at={event.at} /> <a href={toHref(event.id)}>{event.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function News({ situation }: { situation: PageSituation }) {
  return (
    <section aria-labelledby="news">
      <SectionHeading id="news" title="ข่าวล่าสุดของเรื่องนี้" />
      {situation.news.length === 0 && (
        <Notice title="ยังไม่มีข่าวของเรื่องนี้">
          <p>
            ดูข่าวอื่น ๆ ได้ที่ <a href="/home">หน้าหลัก</a>
          </p>
        </Notice>
      )}
      <ul className={styles.news}>
        {situation.news.map((item) => (
          <li key={item.id}>
            <CompactCard item={item} />
          </li>
        ))}
      </ul>
      <TagList tags={situation.tags.filter(({ href }) => !isLeftOut(href))} label="แท็กที่เกี่ยวข้อง" followsText />
    </section>
  );
}
