import type { NewsList } from '@sala/contracts';
import { Archive } from '../../../components/archive/index.ts';
import { type CardItem, type CardList, type Headlines, TimedCard } from '../../../components/articleCards/index.ts';
import { PopularNewsArea } from '../../../components/newsSections/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice, PageTitle, SectionHeading } from '../../../ui/index.ts';
import { WithAside } from '../WithAside.tsx';
import styles from './BreakingPage.module.css';

interface BreakingPageProps {
  page: number;
  areas: { breakingnews: Area<CardList<NewsList>>; hotNews: Area<Headlines> };
  /** The latest news, for a day without breaking news. */
  latest: CardItem[];
}

/** Breaking news, sorted by time. */
export function BreakingPage({ page, areas, latest }: BreakingPageProps) {
  return (
    <div className="container">
      <PageTitle title="ข่าวด่วน" page={page} lead="เหตุการณ์สำคัญในรอบ 24 ชั่วโมงที่ผ่านมา" />
      <WithAside aside={<PopularNewsArea area={areas.hotNews} />}>
        <h2 className="visually-hidden">ข่าวด่วนล่าสุด</h2>
        <Archive
          name="breakingnews"
          area={areas.breakingnews}
          path="/breakingnews"
          page={page}
          what="ข่าวด่วน"
          empty={<QuietDay latest={latest} />}
        >
          {(item) => <TimedCard item={item} />}
        </Archive>
      </WithAside>
    </div>
  );
}

function QuietDay({ latest }: { latest: CardItem[] }) {
  return (
    <>
      <Notice title="ขณะนี้ไม่มีข่าวด่วน">
        <p>
          เมื่อเกิดเหตุสำคัญ กองบรรณาธิการจะรายงานที่หน้านี้ทันที ระหว่างนี้ติดตาม <a href="/news">ข่าวเด่นวันนี้</a> หรือ{' '}
          <a href="/news/archive">รวมข่าวรายวัน</a>
        </p>
      </Notice>
      {latest.length > 0 && (
        <section className={styles.latest} aria-labelledby="latest">
          <SectionHeading id="latest" title="ข่าวล่าสุด" href="/news" />
          <ul>
            {latest.map((item) => (
              <li key={item.id}>
                <TimedCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
